import { signInParameters } from '~contract/platform/constants'

/**
 * The switches of the portal's menus, and how each is encoded as a system parameter. The texts for on and off differ
 * because the portal compares with different words (specification, sections 2 and 6).
 */
export const flagParameters = {
  hideTheme: { parameter: 'HIDE_THEME', on: 'true', off: 'false' },
  showLayout: { parameter: 'SHOW_LAYOUT', on: 'true', off: 'false' },
  hideGuide: { parameter: 'HIDE_GUIDE', on: 'true', off: 'false' },
  hideVersion: { parameter: 'HIDE_VERSION', on: 'true', off: 'false' },
  changeAccount: { parameter: 'CHANGE_ACCOUNT', on: '1', off: '0' },
  slideVerify: { parameter: signInParameters.slideVerify, on: '1', off: '0' },
  rememberPassword: { parameter: signInParameters.rememberPassword, on: '1', off: '0' },
  scheduleCentre: { parameter: 'SCHEDULE_CENTER', on: '1', off: '0' },
  fileCentre: { parameter: 'FILE_CENTER', on: '1', off: '0' },
} as const

export type FlagName = keyof typeof flagParameters
export const flagNames = Object.keys(flagParameters) as FlagName[]

export function textsOfFlags(flags: Partial<Record<FlagName, boolean>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(flags).map(([name, set]) => {
      const { parameter, on, off } = flagParameters[name as FlagName]
      return [parameter, set ? on : off]
    }),
  )
}
