import { z } from 'zod'
import { constantNames } from '~contract/platform/constants'
import { callsOf } from '../calls'

const { read, remove, replace, send } = callsOf('admin')

const constantNameSchema = z.enum(constantNames)

const tenantConstantSchema = z.object({
  name: constantNameSchema,
  meaning: z.string(),
  value: z.string(),
})

const flag = z.union([z.literal(0), z.literal(1)])

/** Checks shapes only: `app-form.ts` has the error texts for wrong values. */
const appFormSchema = z.object({
  code: z.string().trim(),
  title: z.string().trim().max(20),
  icon: z.string().trim().max(200),
  othGroupName: z.string().trim().max(20),
  sort: z.number(),
  nextPath: z.string().trim().max(200),
  newCount: z.number().nullable(),
  closeTag: flag,
  appType: flag,
  appOpenType: z.union([z.literal(1), z.literal(2)]),
  entry: z.string().trim().max(500),
  appSendtoken: flag,
  wbTokenType: flag,
  wbTokenKey: z.string().trim().max(60),
  sandbox: flag,
  hiddenApp: z.boolean(),
  enabled: z.boolean(),
})

const platformAppSchema = appFormSchema.extend({
  /** The names of the accounts that have it. */
  holders: z.array(z.string()),
})

const platformUserSchema = z.object({
  account: z.string(),
  username: z.string(),
  orgName: z.string(),
  duty: z.string(),
  /** All apps, including future ones. */
  all: z.boolean(),
  /** Codes; with `all`, the codes of every app. */
  apps: z.array(z.string()),
  /** Codes in their order on the rail. */
  pinned: z.array(z.string()),
})

export type TenantConstant = z.infer<typeof tenantConstantSchema>
export type PlatformApp = z.infer<typeof platformAppSchema>
export type PlatformUser = z.infer<typeof platformUserSchema>

export const listConstants = read('listConstants', '/constants', {
  answer: z.array(tenantConstantSchema),
})

export const saveConstant = replace('saveConstant', '/constants', {
  body: z.object({ name: constantNameSchema, value: z.string().max(500) }),
  answer: tenantConstantSchema,
})

export const listPlatformApps = read('listPlatformApps', '/apps', {
  answer: z.array(platformAppSchema),
})

export const addPlatformApp = send('addPlatformApp', '/apps', {
  body: appFormSchema,
  answer: platformAppSchema,
})

export const changePlatformApp = replace('changePlatformApp', '/apps/:code', {
  body: appFormSchema,
  answer: platformAppSchema,
})

export const removePlatformApp = remove('removePlatformApp', '/apps/:code', { answer: z.null() })

export const listPlatformUsers = read('listPlatformUsers', '/users', {
  answer: z.array(platformUserSchema),
})

export const changePlatformUser = replace('changePlatformUser', '/users/:account', {
  body: platformUserSchema.pick({ all: true, apps: true, pinned: true }),
  answer: platformUserSchema,
})
