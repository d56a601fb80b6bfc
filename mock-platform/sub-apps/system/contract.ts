import { z } from 'zod'
import { constantNames } from '~contract/platform/constants'
import { endpoint } from '~contract/platform/endpoint'

const constantNameSchema = z.enum(constantNames)

const tenantConstantSchema = z.object({
  name: constantNameSchema,
  meaning: z.string(),
  value: z.string(),
})

const flag = z.union([z.literal(0), z.literal(1)])

/** Shapes only: `app-form.ts` says in words what is wrong with a value. */
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
  /** All apps, now and later. */
  all: z.boolean(),
  /** Codes; with `all` those of every app. */
  apps: z.array(z.string()),
  /** Codes in their order on the rail. */
  pinned: z.array(z.string()),
})

export type TenantConstant = z.infer<typeof tenantConstantSchema>
export type PlatformApp = z.infer<typeof platformAppSchema>
export type PlatformUser = z.infer<typeof platformUserSchema>

export const listConstants = endpoint({
  name: 'listConstants',
  service: 'admin',
  method: 'GET',
  path: '/constants',
  auth: 'token',
  answer: z.array(tenantConstantSchema),
})

export const saveConstant = endpoint({
  name: 'saveConstant',
  service: 'admin',
  method: 'PUT',
  path: '/constants',
  auth: 'token',
  body: z.object({ name: constantNameSchema, value: z.string().max(500) }),
  answer: tenantConstantSchema,
})

export const listPlatformApps = endpoint({
  name: 'listPlatformApps',
  service: 'admin',
  method: 'GET',
  path: '/apps',
  auth: 'token',
  answer: z.array(platformAppSchema),
})

export const addPlatformApp = endpoint({
  name: 'addPlatformApp',
  service: 'admin',
  method: 'POST',
  path: '/apps',
  auth: 'token',
  body: appFormSchema,
  answer: platformAppSchema,
})

export const changePlatformApp = endpoint({
  name: 'changePlatformApp',
  service: 'admin',
  method: 'PUT',
  path: '/apps/:code',
  auth: 'token',
  body: appFormSchema,
  answer: platformAppSchema,
})

export const removePlatformApp = endpoint({
  name: 'removePlatformApp',
  service: 'admin',
  method: 'DELETE',
  path: '/apps/:code',
  auth: 'token',
  answer: z.null(),
})

export const listPlatformUsers = endpoint({
  name: 'listPlatformUsers',
  service: 'admin',
  method: 'GET',
  path: '/users',
  auth: 'token',
  answer: z.array(platformUserSchema),
})

export const changePlatformUser = endpoint({
  name: 'changePlatformUser',
  service: 'admin',
  method: 'PUT',
  path: '/users/:account',
  auth: 'token',
  body: platformUserSchema.pick({ all: true, apps: true, pinned: true }),
  answer: platformUserSchema,
})
