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
] as const

export type ConstantName = (typeof constantNames)[number]

/** System parameters that switch an entry of the portal's menus on: '1'. */
export type MenuFlag = 'CHANGE_ACCOUNT'

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

export const readParameter = endpoint({
  name: 'readParameter',
  service: 'system',
  method: 'GET',
  path: '/param/byname/:name',
  auth: 'token',
  answer: valueSchema,
})
