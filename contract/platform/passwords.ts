import { z } from 'zod'
import { endpoint } from './endpoint'

export const changePassword = endpoint({
  name: 'changePassword',
  service: 'system',
  method: 'PUT',
  path: '/user/password',
  bodyKind: 'form',
  body: z.object({ oldpassword: z.string(), password: z.string() }),
  sealed: ['oldpassword', 'password'],
})

/*
 * The three steps of resetting a forgotten password. The specification names only the pages, so these calls are ours.
 * Their answers do not reveal whether an account exists.
 */

/** Where a code was sent, as far as a stranger may know. Times are seconds from now, so that clocks need not agree. */
const sentCodeSchema = z.object({
  /** Masked: `139****0001`. */
  mobile: z.string(),
  validFor: z.number().int().positive(),
  /** Until another code may be requested. */
  resendAfter: z.number().int().nonnegative(),
})

/** Sends a code to an account's mobile phone. */
export const sendResetCode = endpoint({
  name: 'sendResetCode',
  service: 'auth',
  method: 'POST',
  path: '/password/code',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ username: z.string().min(1) }),
  answer: sentCodeSchema,
})

/** Exchanges a code, once, for the ticket that sets the password. */
export const checkResetCode = endpoint({
  name: 'checkResetCode',
  service: 'auth',
  method: 'POST',
  path: '/password/code/check',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ username: z.string().min(1), code: z.string() }),
  answer: z.object({ ticket: z.string().min(1) }),
})

/** Sets a new password, which is not an initial one. */
export const resetPassword = endpoint({
  name: 'resetPassword',
  service: 'auth',
  method: 'PUT',
  path: '/password',
  auth: 'client',
  bodyKind: 'form',
  body: z.object({ username: z.string().min(1), ticket: z.string(), password: z.string() }),
  sealed: ['password'],
})
