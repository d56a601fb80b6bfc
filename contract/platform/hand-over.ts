import { z } from 'zod'
import { endpoint } from './endpoint'
import { signInAnswerSchema } from './user'

/*
 * The specification names the path of this call but not its shape: the body, the types and the codes are ours.
 */

/** Which system issued a token: another portal of the platform, or a system around it. */
export const handOverTypes = ['portal', 'pc', 'zwdd', 'zqt', 'meeting', 'third'] as const

export type HandOverType = (typeof handOverTypes)[number]

/** `access` = an access token, which only needs to be verified. */
export type HandOverSource = HandOverType | 'access'

/** Codes with which the auth service refuses a hand-over, besides the usual ones. */
export const handOverRefusals = {
  invalid: 40101,
  expired: 40102,
  used: 40103,
  /** Issued for a tenant that the user does not belong to. */
  tenant: 40301,
  /** The account was deleted or disabled. */
  account: 40302,
} as const

/**
 * Exchanges a handed-over one-time token for a session. A portal may hand over a token issued for this purpose, or a
 * user's access token, as after a switch of account.
 */
export const exchangeHandOver = endpoint({
  name: 'exchangeHandOver',
  service: 'auth',
  method: 'POST',
  path: '/sso/token/mh',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ type: z.enum(handOverTypes), token: z.string().min(1) }),
  answer: signInAnswerSchema,
})
