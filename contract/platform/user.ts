import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, listSchema, textSchema } from './envelope'

/** A tenant's maintenance contract: 1 expired, 2 basic, 3 standard, 4 exclusive; null = unknown (ME-05). */
const maintenanceSchema = z.coerce
  .number()
  .int()
  .min(1)
  .max(4)
  .nullish()
  .catch(null)
  .transform((level) => (level ?? null) as 1 | 2 | 3 | 4 | null)

export type MaintenanceLevel = NonNullable<z.output<typeof maintenanceSchema>>

/** A tenant that the user belongs to and may switch to. */
export const tenantSchema = z.object({
  tenantId: idSchema,
  /** The user's id in that tenant. */
  userId: idSchema.nullish(),
  othTenantName: textSchema,
  appName: textSchema,
  othMaintenanceType: maintenanceSchema,
  othTenantImg: textSchema,
  othTenantShowType: textSchema,
  othTenantShowImgtxtType: textSchema,
  othTenantShowName: textSchema,
  targetUrl: textSchema,
  /** A separator between groups in the menu, not a tenant. */
  separator: z.boolean().nullish(),
})

const userFieldsSchema = z.object({
  userId: idSchema,
  user_id: idSchema.nullish(),
  /** **(ours)** The name that the user signs in with. */
  account: textSchema,
  username: z.string(),
  orgName: textSchema,
  orgId: idSchema.nullish(),
  tenantId: idSchema,
  /** A JSON string; see the themes feature for its fields. */
  theme: textSchema,
  backgroundColor: textSchema,
  iconUrl: textSchema,
  /** Idle minutes before the session ends; 0 or absent = the default. */
  logoutLen: z.coerce.number().nonnegative().nullish(),
  /** '1' = signed in with a user key, which must stay plugged in (AUTH-13). */
  loginType: z.string().nullish(),
  exInfo: z.object({
    /** '1' = the user still has the initial password. */
    init: z.enum(['0', '1']).catch('0'),
    /** **(ours)** '1' = has a second factor; absent = the platform does not say. */
    secondFactor: z.enum(['0', '1']).nullish().catch(null),
    /** **(ours)** '0' = has not seen the guide to the first steps; absent = the platform does not record it. */
    firstSteps: z.enum(['0', '1']).nullish().catch(null),
    /** When the password expires, `YYYY-MM-DD HH:mm:ss`; empty = never. */
    limitTime: textSchema,
    tenantList: listSchema(tenantSchema),
    rootName: textSchema,
  }),
})

/** Names are not unique, so without an account the id identifies the user. */
function withAccount<Fields extends { account: string; userId: string }>(user: Fields): Fields {
  return user.account ? user : { ...user, account: user.userId }
}

/** The signed-in user, as sign-in and the token check return it, without the token. */
export const userInfoSchema = userFieldsSchema.transform(withAccount)

/** The sign-in answer: user info with the token that all later calls carry. */
export const signInAnswerSchema = userFieldsSchema
  .extend({ access_token: z.string().min(1) })
  .transform(withAccount)

/** Personal data, read-only. */
export const profileSchema = z.object({
  account: z.string(),
  name: z.string(),
  email: textSchema,
  mobile: textSchema,
  mobile2: textSchema,
  faxno: textSchema,
  duty: textSchema,
})

export type Profile = z.infer<typeof profileSchema>
export type UserInfo = z.infer<typeof userInfoSchema>
export type SignInAnswer = z.infer<typeof signInAnswerSchema>

export const signIn = endpoint({
  name: 'signIn',
  service: 'auth',
  method: 'POST',
  path: '/oauth/token',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({
    grant_type: z.literal('password'),
    username: z.string(),
    password: z.string(),
  }),
  sealed: ['password'],
  answer: signInAnswerSchema,
})

/** The user of a token. The portal reads the current user info from it for each page. */
export const checkToken = endpoint({
  name: 'checkToken',
  service: 'auth',
  path: '/oauth/check_token',
  answer: userInfoSchema,
})

/** Invalidates all tokens of the caller's account except the caller's own: ours, 404 on platforms without it. */
export const endOtherTokens = endpoint({
  name: 'endOtherTokens',
  service: 'auth',
  method: 'POST',
  path: '/token/logout-others',
})

export const signOut = endpoint({
  name: 'signOut',
  service: 'auth',
  method: 'POST',
  path: '/token/logout',
})

/** **(ours)** Records that the caller has seen the guide to the first steps. */
export const noteFirstSteps = endpoint({
  name: 'noteFirstSteps',
  service: 'system',
  method: 'PUT',
  path: '/user/first-steps',
})

export const readPersonalInfo = endpoint({
  name: 'readPersonalInfo',
  service: 'system',
  path: '/user/personal/info',
  answer: profileSchema,
})

export const readUser = endpoint({
  name: 'readUser',
  service: 'system',
  path: '/user/:id',
  answer: profileSchema,
})
