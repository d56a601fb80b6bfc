import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, listSchema, textSchema } from './envelope'
import { signInAnswerSchema, userInfoSchema } from './user'

/** Exchanges a user's token for a token of another of the user's tenants. An empty answer means failure. */
export const switchTenant = endpoint({
  name: 'switchTenant',
  service: 'auth',
  method: 'POST',
  path: '/sso/token/sso',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({
    type: z.literal('othtenant'),
    /** The user's id in the other tenant. */
    userId: z.string().min(1),
    tenantId: z.string().min(1),
    oldToken: z.string().min(1),
  }),
  answer: signInAnswerSchema.nullish(),
})

/** Another account of the same user. */
export const accountSchema = z.object({
  userAccount: z.string().min(1),
  /** '' = the backend does not give it. */
  username: textSchema,
  orgName: textSchema,
})

export const listAccounts = endpoint({
  name: 'listAccounts',
  service: 'base',
  path: '/open/listAllAccounts',
  answer: listSchema(accountSchema),
})

/** Issues a token of another account of the same user. */
export const changeAccount = endpoint({
  name: 'changeAccount',
  service: 'base',
  method: 'POST',
  path: '/open/ldap/changeAccount',
  body: z.object({ changeAccount: z.string().min(1) }),
  answer: z.object({ access_token: z.string().min(1) }),
})

/** An airline that a user manages. */
export const airlineSchema = z.object({ airwaysCode: idSchema, shortName: textSchema })

export type Airline = z.infer<typeof airlineSchema>

export const listAirlines = endpoint({
  name: 'listAirlines',
  service: 'base',
  path: '/hnacommon/listUserAirways',
  answer: listSchema(airlineSchema),
})

/** Sets the airlines that a token is valid for. */
export const bindAirlines = endpoint({
  name: 'bindAirlines',
  service: 'base',
  method: 'POST',
  path: '/hnacommon/bindAirways',
  body: z.object({ token: z.string().min(1), airwaysCodes: z.array(z.string().min(1)) }),
})

/** The user info with which a session of the switched account starts. */
export const readInitInfo = endpoint({
  name: 'readInitInfo',
  service: 'base',
  method: 'POST',
  path: '/hnacommon/getInitInfo',
  reads: true,
  body: z.object({ airwaysCodes: z.array(z.string().min(1)) }),
  answer: userInfoSchema,
})
