import { z } from 'zod'
import { endpoint } from './endpoint'

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
  /** Ours: '1' lays the person's name and account over all content (LOOK-08). */
  'WATERMARK',
] as const

export type ConstantName = (typeof constantNames)[number]

/** System parameters that show or hide entries of the portal's menus; each is compared with a word of its own. */
export type MenuFlag =
  | 'CHANGE_ACCOUNT'
  | 'HIDE_THEME'
  | 'SHOW_LAYOUT'
  | 'HIDE_GUIDE'
  | 'HIDE_VERSION'
  | 'SCHEDULE_CENTER'
  | 'FILE_CENTER'

/** The words that they are compared with. */
export const flagWords = { on: '1', off: '0', yes: 'true', no: 'false' } as const

const valueSchema = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''))

export const readConstant = endpoint({
  name: 'readConstant',
  service: 'system',
  method: 'GET',
  path: '/setconstant/value/:name',
  auth: 'token',
  answer: valueSchema,
})

/** What the login page reads before anybody has signed in, so of the platform as a whole and not of a tenant. */
export const signInParameters = {
  slideVerify: 'SLIDE_VERIFY',
  rememberPassword: 'JIZHUMIMA_SWITCH',
  systemName: 'LOGIN_SYSTEM_NAME',
  logo: 'LOGIN_LOGO',
  background: 'LOGIN_BACKGROUND',
} as const

export type SignInParameter = (typeof signInParameters)[keyof typeof signInParameters]

/** Parameters are switches and names, no secrets: the login page reads them without a token. */
export const readParameter = endpoint({
  name: 'readParameter',
  service: 'system',
  method: 'GET',
  path: '/param/byname/:name',
  auth: 'none',
  answer: valueSchema,
})
