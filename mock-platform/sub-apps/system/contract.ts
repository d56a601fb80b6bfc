import { z } from 'zod'
import { constantNames } from '~/platform/contract/constants'
import { endpoint } from '~/platform/contract/endpoint'

const constantNameSchema = z.enum(constantNames)

const tenantConstantSchema = z.object({
  name: constantNameSchema,
  meaning: z.string(),
  value: z.string(),
})

const platformAppSchema = z.object({
  code: z.string(),
  title: z.string(),
  category: z.string(),
  external: z.boolean(),
  newWindow: z.boolean(),
  pinned: z.boolean(),
})

export type TenantConstant = z.infer<typeof tenantConstantSchema>
export type PlatformApp = z.infer<typeof platformAppSchema>

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
