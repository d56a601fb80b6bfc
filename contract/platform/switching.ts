import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema, textSchema } from './envelope'
import { signInAnswerSchema, userInfoSchema } from './user'

/** Exchanges a person's token for one of another of their units. An empty answer means that it did not work. */
export const switchTenant = endpoint({
  name: 'switchTenant',
  service: 'auth',
  method: 'POST',
  path: '/sso/token',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({
    type: z.literal('othtenant'),
    /** The person's id in the other unit. */
    userId: z.string().min(1),
    tenantId: z.string().min(1),
    oldToken: z.string().min(1),
  }),
  answer: signInAnswerSchema.nullish(),
})

/** The same exchange at the path that the specification lists among the session's; the portal calls the other one. */
export const exchangeUnitToken = endpoint({
  ...switchTenant,
  name: 'exchangeUnitToken',
  path: '/sso/token/sso',
})

/** An account of the same person. */
export const accountSchema = z.object({
  userAccount: z.string().min(1),
  /** Name and organisation, where the backend gives them. */
  username: textSchema,
  orgName: textSchema,
})

export const listAccounts = endpoint({
  name: 'listAccounts',
  service: 'base',
  method: 'GET',
  path: '/open/listAllAccounts',
  auth: 'token',
  answer: z
    .array(accountSchema)
    .nullish()
    .transform((list) => list ?? []),
})

/** Gives a token of another account of the same person. */
export const changeAccount = endpoint({
  name: 'changeAccount',
  service: 'base',
  method: 'POST',
  path: '/open/ldap/changeAccount',
  auth: 'token',
  body: z.object({ changeAccount: z.string().min(1) }),
  answer: z.object({ access_token: z.string().min(1) }),
})

/** An airline that a person manages. */
export const airlineSchema = z.object({ airwaysCode: idSchema, shortName: textSchema })

export type Account = z.infer<typeof accountSchema>
export type Airline = z.infer<typeof airlineSchema>

export const listAirlines = endpoint({
  name: 'listAirlines',
  service: 'base',
  method: 'GET',
  path: '/hnacommon/listUserAirways',
  auth: 'token',
  answer: z
    .array(airlineSchema)
    .nullish()
    .transform((list) => list ?? []),
})

/** Which airlines a token stands for from now on. */
export const bindAirlines = endpoint({
  name: 'bindAirlines',
  service: 'base',
  method: 'POST',
  path: '/hnacommon/bindAirways',
  auth: 'token',
  body: z.object({ token: z.string().min(1), airwaysCodes: z.array(z.string().min(1)) }),
  answer: z.unknown(),
})

/** What a session of the switched account starts with. */
export const readInitInfo = endpoint({
  name: 'readInitInfo',
  service: 'base',
  method: 'POST',
  path: '/hnacommon/getInitInfo',
  reads: true,
  auth: 'token',
  body: z.object({ airwaysCodes: z.array(z.string().min(1)) }),
  answer: userInfoSchema,
})
