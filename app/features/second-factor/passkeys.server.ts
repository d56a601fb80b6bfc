import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { Passkey } from '~contract/platform/second-factor'
import type { PortalContext } from '~server/session/load-context'
import { pendingCookie } from '~server/session/pending-cookie'
import { takeOnce } from '~server/session/take-once'
import { deviceName } from '~text/device-name'

/** The user for whom a ceremony is held. */
export interface CeremonyUser extends Challenged {
  username: string
}

/** The recipient of a challenge. */
interface Challenged {
  account: string
  /** The session or the pending sign-in: only the one that began a ceremony can complete it. */
  binding: string
}

const challengeSchema = z.object({
  challenge: z.string(),
  /** Adding a passkey, or signing in with one: a challenge is valid for one purpose only. */
  purpose: z.enum(['add', 'check']),
  binding: z.string(),
})

type Purpose = z.infer<typeof challengeSchema>['purpose']

const pendingChallenge = pendingCookie('portal-passkey', challengeSchema, {
  lifetime: 5 * 60_000,
  sameSite: 'strict',
})

/** What the browser needs to create a passkey, and the Set-Cookie value that stores its challenge. */
export async function offerPasskey(
  context: PortalContext,
  request: Request,
  { account, username, binding }: CeremonyUser,
  known: readonly Passkey[],
) {
  const options = await generateRegistrationOptions({
    rpName: context.config.SYSTEM_NAME,
    rpID: placeOf(context, request).rpID,
    userName: account,
    userDisplayName: username,
    attestationType: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: 'discouraged', userVerification: 'preferred' },
  })
  const { challenge } = options
  const cookie = pendingChallenge.keep(context, { purpose: 'add', binding, challenge })
  return { options, cookie }
}

/** The passkey that a browser has created; null = not for this challenge, or not verifiable. */
export async function readNewPasskey(
  context: PortalContext,
  request: Request,
  user: Challenged,
  response: unknown,
): Promise<Omit<Passkey, 'addedAt'> | null> {
  const expectedChallenge = await take(context, request, 'add', user)
  if (!expectedChallenge) return null
  const { rpID: expectedRPID, origins: expectedOrigin } = placeOf(context, request)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
    })
    if (!registrationInfo) return null
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential
    return {
      id,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: transports.filter((one) => /^[a-z-]{1,20}$/.test(one)).join(','),
      name: deviceName(context.device, context.texts.language),
    }
  } catch {
    // The answer may be malformed in any way; none of these errors concerns the user.
    return null
  }
}

/** What the browser needs to use one of these passkeys, and the Set-Cookie value that stores its challenge. */
export async function askPasskey(
  context: PortalContext,
  request: Request,
  binding: string,
  known: readonly Passkey[],
) {
  const options = await generateAuthenticationOptions({
    rpID: placeOf(context, request).rpID,
    allowCredentials: known.map(credentialOf),
    userVerification: 'preferred',
  })
  const { challenge } = options
  const cookie = pendingChallenge.keep(context, { purpose: 'check', binding, challenge })
  return { options, cookie }
}

const answeredSchema = z.looseObject({ id: z.string() })

/** Which of these passkeys has answered, with its new counter; null = none of them, or not for this challenge. */
export async function readUsedPasskey(
  context: PortalContext,
  request: Request,
  user: Challenged,
  known: readonly Passkey[],
  response: unknown,
): Promise<{ id: string; counter: number } | null> {
  const expectedChallenge = await take(context, request, 'check', user)
  const passkey = known.find(({ id }) => id === answeredSchema.safeParse(response).data?.id)
  if (!expectedChallenge || !passkey) return null
  const { rpID: expectedRPID, origins: expectedOrigin } = placeOf(context, request)
  const { id, counter } = passkey
  const publicKey = Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      credential: { id, publicKey, counter },
      expectedChallenge,
      expectedOrigin,
      expectedRPID,
      requireUserVerification: false,
    })
    return verified ? { id, counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}

/** The Set-Cookie value that deletes a challenge. */
export function dropChallenge(context: PortalContext): string {
  return pendingChallenge.drop(context)
}

function credentialOf({ id, transports }: Passkey) {
  return { id, ...(transports && { transports: transports.split(',') }) }
}

/** This browser's challenge for that purpose, usable once; null = none, one for something else, or expired. */
async function take(
  context: PortalContext,
  request: Request,
  purpose: Purpose,
  { account, binding }: Challenged,
) {
  const pending = pendingChallenge.read(context, request)
  const fits = pending?.purpose === purpose && pending.binding === binding
  if (!fits || !(await takeOnce(context, account, `passkey ${pending.challenge}`))) return null
  return pending.challenge
}

/**
 * The portal's origin as the browser sees it: passkeys belong to a host. A TLS-terminating proxy may hide that it is
 * https.
 */
function placeOf({ config }: PortalContext, request: Request) {
  if (config.PUBLIC_URL) {
    const { hostname, origin } = new URL(config.PUBLIC_URL)
    return { rpID: hostname, origins: [origin] }
  }
  const { hostname, host } = new URL(request.url)
  return { rpID: hostname, origins: [`http://${host}`, `https://${host}`] }
}
