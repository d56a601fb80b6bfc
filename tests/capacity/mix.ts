/**
 * What users do at the portal. Each action costs its server something, which `measure.ts` measures with a real browser.
 */
export const actionNames = [
  'leave',
  'arrive',
  'openApp',
  'switchTab',
  'openMail',
  'readMessage',
  'search',
  'openFile',
  'reconnect',
  'catchUp',
  'hearMessage',
  'minuteOpen',
] as const

export type ActionName = (typeof actionNames)[number]

/**
 * An office hour of one user: how often each action happens. These are the model's only assumptions: operators count
 * their own in the portal's metrics and change them here.
 */
export const hourly: Partial<Record<ActionName, number>> = {
  openApp: 12,
  switchTab: 30,
  openMail: 6,
  readMessage: 6,
  search: 4,
  openFile: 3,
  hearMessage: 10,
  minuteOpen: 60,
}

/** The morning: mean and standard deviation of the users' arrivals, in minutes since 8:00. */
export const arrivals = { middle: 30, deviation: 8 }
/** Users of a lost node reconnect to another one within this time (s), at random. */
export const comingBack = 10
/**
 * When the broker returns, a process notifies its windows one by one (`server/live/sources/in-turn.ts`), in seconds.
 */
export const telling = { atOnce: 100, each: 0.025, longest: 25 }
