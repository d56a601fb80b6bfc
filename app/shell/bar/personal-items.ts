/** The entries of the personal menu (NAV-04), in their order; the other language and the way out come last. */
export const personalItemNames = [
  'info',
  'theme',
  'layout',
  'password',
  'centre',
  'favourites',
  'guide',
  'version',
  'about',
  'switch-account',
] as const

/** Above them the level of maintenance opens the comparison of levels. */
export type PersonalActionName =
  | Exclude<(typeof personalItemNames)[number], 'guide'>
  | 'maintenance'
  | 'sign-out'

/** What an entry does; one that does nothing is not there. The menu itself looks for the guide. */
export type PersonalItems = Partial<Record<PersonalActionName, () => void>> & { guide?: true }
