import { endpoint } from './endpoint'
import { codeSchema } from './envelope'

/** The tenant's constants that the portal reads. Source: specification, section 7. */
export const constantNames = [
  'SHOW_PROVINCE_GOV_DOC_TAB',
  'SYS_DOC_VIEW_URL',
  'LOGOUT_REDIRECT_URL',
  'V8_OA_URL',
  'AI_NAME',
  'AI_ICON',
  'SYSTEM_SCOLL_TIPS',
  'APP_PENDDING_COUNT_FLAG',
  'WORK_IMPLEMENTTATION',
  /** **(ours)** '1' = the user's name and account as a watermark over all content (LOOK-08). */
  'WATERMARK',
  /** **(ours)** Who is asked for a second factor: `off`, `optional` or `required` (SAFE-19). */
  'SECOND_FACTOR',
  /** **(ours)** How the tenant's apps are hosted: JSON, see contract/hosting/app-hosting.ts (ANY-02). */
  'APP_HOSTING',
  /** **(ours)** Certificates of the issuers whose OFD seals the tenant trusts, as PEM (DOC-02). */
  'OFD_ROOT_CERTIFICATES',
  /** **(ours)** '0' = it is not counted how quickly users' windows load and answer (FAST-03). */
  'WEB_VITALS',
] as const

export type ConstantName = (typeof constantNames)[number]

/** System parameters that show or hide menu entries; each is compared with its own word of `flagWords`. */
export type MenuFlag =
  | 'CHANGE_ACCOUNT'
  | 'HIDE_THEME'
  | 'SHOW_LAYOUT'
  | 'HIDE_GUIDE'
  | 'HIDE_VERSION'
  | 'SCHEDULE_CENTER'
  | 'FILE_CENTER'

export const flagWords = { on: '1', off: '0', yes: 'true', no: 'false' } as const

export const readConstant = endpoint({
  name: 'readConstant',
  service: 'system',
  path: '/setconstant/value/:name',
  answer: codeSchema,
})

/** The parameters of the login page. There is no tenant yet, so they belong to the platform as a whole. */
export const signInParameters = {
  slideVerify: 'SLIDE_VERIFY',
  rememberPassword: 'JIZHUMIMA_SWITCH',
  systemName: 'LOGIN_SYSTEM_NAME',
  logo: 'LOGIN_LOGO',
  background: 'LOGIN_BACKGROUND',
} as const

/**
 * **(ours)** Texts for a browser in which the portal does not run: the operator's advice, and where to get a newer one.
 */
export const oldBrowserParameters = {
  text: 'OLD_BROWSER_TEXT',
  download: 'OLD_BROWSER_DOWNLOAD',
} as const

type ValueOf<Names> = Names[keyof Names]

export type OpenParameter = ValueOf<typeof signInParameters> | ValueOf<typeof oldBrowserParameters>

/** Needs no token, because the login page reads parameters; they contain no secrets. */
export const readParameter = endpoint({
  name: 'readParameter',
  service: 'system',
  path: '/param/byname/:name',
  auth: 'none',
  answer: codeSchema,
})
