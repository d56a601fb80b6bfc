import { z } from 'zod'
import { endpoint } from './endpoint'
import { userInfoSchema } from './user'

/*
 * The specification names the paths of these calls and leaves their shapes open: the bodies, the types and the codes
 * are ours.
 */

/** The other systems that hand people over by a code of their own. */
const codeIssuers = ['pc', 'zwdd', 'zqt', 'meeting', 'third'] as const

export type CodeIssuer = (typeof codeIssuers)[number]

/** With which codes the auth service refuses a hand-over, beside its ordinary ones. */
export const handOverRefusals = {
  invalid: 40101,
  expired: 40102,
  used: 40103,
  /** It was issued for another unit than the person's. */
  tenant: 40301,
  /** The account is not there any more, or is not in use. */
  account: 40302,
} as const

const sessionSchema = userInfoSchema.extend({ access_token: z.string().min(1) })

/** A token that one portal gives to the next, once, for a session of its own. */
export const exchangePortalToken = endpoint({
  name: 'exchangePortalToken',
  service: 'auth',
  method: 'POST',
  path: '/sso/token/mh',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ token: z.string().min(1) }),
  answer: sessionSchema,
})

/** Another system's code, once, for a session. */
export const exchangeSystemCode = endpoint({
  name: 'exchangeSystemCode',
  service: 'auth',
  method: 'POST',
  path: '/sso/token/sso',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ type: z.enum(codeIssuers), code: z.string().min(1) }),
  answer: sessionSchema,
})
