import { z } from 'zod'
import { endpoint } from './endpoint'
import { textSchema } from './envelope'

/*
 * The second factor of an account. The specification has none: these calls are ours. They carry the portal's own
 * credentials and name the account, so that a user's token, which apps also use, can neither read nor change factors.
 */

/** Who needs a factor: no user, users who have registered one, or all users. */
export const secondFactorModes = ['off', 'optional', 'required'] as const

export type SecondFactorMode = (typeof secondFactorModes)[number]

const user = z.object({ username: z.string().min(1) })
const base64url = z.string().regex(/^[\w-]{1,2048}$/)

const passkeySchema = z.object({
  /** The credential's id. */
  id: base64url,
  /** COSE, base64url. */
  publicKey: base64url,
  /** The counter of the last use; authenticators without a counter send 0. */
  counter: z.coerce.number().int().nonnegative(),
  /** How a browser can reach the authenticator: WebAuthn transport names, comma-separated. */
  transports: textSchema,
  /** The user's name for it. */
  name: textSchema,
  /** ISO time. */
  addedAt: textSchema,
})

export type Passkey = z.output<typeof passkeySchema>

/** What an account has registered; not secret, but only for the portal. */
const factorStateSchema = z.object({
  /** Whether there is an authenticator app. */
  totp: z.boolean(),
  passkeys: z.array(passkeySchema),
  /** Number of unused recovery codes. */
  recoveryCodes: z.number().int().nonnegative(),
})

export type FactorState = z.output<typeof factorStateSchema>

const common = { service: 'system', method: 'POST', auth: 'client', bodyKind: 'form' } as const

export const readFactors = endpoint({
  ...common,
  name: 'readFactors',
  path: '/second-factor/state',
  reads: true,
  body: user,
  answer: factorStateSchema,
})

/**
 * Creates a secret for an authenticator app (RFC 6238: SHA-1, 30 s, 6 digits), which becomes valid when a code confirms
 * it.
 */
export const beginTotp = endpoint({
  ...common,
  name: 'beginTotp',
  path: '/second-factor/totp/begin',
  body: user,
  answer: z.object({
    /** Base32. */
    secret: z.string().regex(/^[A-Z2-7]{16,128}$/),
  }),
})

export const confirmTotp = endpoint({
  ...common,
  name: 'confirmTotp',
  path: '/second-factor/totp/confirm',
  body: user.extend({ code: z.string() }),
})

export const removeTotp = endpoint({
  ...common,
  name: 'removeTotp',
  path: '/second-factor/totp/remove',
  body: user,
})

/** Checks a code of an authenticator app or a recovery code; each is valid once. */
export const checkFactorCode = endpoint({
  ...common,
  name: 'checkFactorCode',
  path: '/second-factor/check',
  body: user.extend({ kind: z.enum(['totp', 'recovery']), code: z.string() }),
})

export const addPasskey = endpoint({
  ...common,
  name: 'addPasskey',
  path: '/second-factor/passkeys/add',
  body: user.extend(passkeySchema.omit({ addedAt: true }).shape),
})

/** Records a passkey's use; refused if its counter has not increased, which suggests a copied passkey. */
export const usePasskey = endpoint({
  ...common,
  name: 'usePasskey',
  path: '/second-factor/passkeys/use',
  body: user.extend(passkeySchema.pick({ id: true, counter: true }).shape),
})

export const removePasskey = endpoint({
  ...common,
  name: 'removePasskey',
  path: '/second-factor/passkeys/remove',
  body: user.extend({ id: base64url }),
})

/** Replaces the recovery codes. They are readable only in this answer. */
export const makeRecoveryCodes = endpoint({
  ...common,
  name: 'makeRecoveryCodes',
  path: '/second-factor/recovery-codes',
  body: user,
  answer: z.object({ codes: z.array(z.string().min(8)).min(1) }),
})
