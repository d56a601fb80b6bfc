import { z } from 'zod'
import { endpoint } from './endpoint'
import { signInAnswerSchema } from './user'

/*
 * The specification names the path of this call and leaves its shape open: the body, the types and the codes are ours.
 */

/** Who issued a token that is handed over: another portal of the platform, or one of the systems around it. */
export const handOverTypes = ['portal', 'pc', 'zwdd', 'zqt', 'meeting', 'third'] as const

export type HandOverType = (typeof handOverTypes)[number]

/** Whose token is handed over; `access` = it is a session's own and only has to be checked. */
export type HandOverSource = HandOverType | 'access'

/** With which codes the auth service refuses a hand-over, beside its ordinary ones. */
export const handOverRefusals = {
  invalid: 40101,
  expired: 40102,
  used: 40103,
  /** It was issued for a unit that the person does not belong to. */
  tenant: 40301,
  /** The account is not there any more, or is not in use. */
  account: 40302,
} as const

/**
 * Exchanges a handed-over token, which is good for once, for a session. A portal may hand over one that was issued for
 * it, or a person's own token, as after the switch to another account.
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
