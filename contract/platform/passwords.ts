import { z } from 'zod'
import { endpoint } from './endpoint'

export const changePassword = endpoint({
  name: 'changePassword',
  service: 'system',
  method: 'PUT',
  path: '/user/password',
  auth: 'token',
  bodyKind: 'form',
  body: z.object({ oldpassword: z.string(), password: z.string() }),
  sealed: ['oldpassword', 'password'],
  answer: z.unknown(),
})

/*
 * The three steps of a forgotten password. The specification names the pages only: these calls are ours. Each says the
 * same of accounts that do not exist as of those that do.
 */

/** Where a code went, as far as a stranger may know. Counted in seconds, so that clocks need not agree. */
const sentCodeSchema = z.object({
  /** With its middle cut out: `139****0001`. */
  mobile: z.string(),
  /** Until the code is worth nothing. */
  validFor: z.number().int().positive(),
  /** Until another one may be asked for. */
  resendAfter: z.number().int().nonnegative(),
})

export type SentCode = z.infer<typeof sentCodeSchema>

/** Sends a code to the mobile of an account. */
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

/** Changes a code, once, for the ticket with which the password is set. */
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
  answer: z.unknown(),
})
