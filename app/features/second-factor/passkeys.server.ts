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
import { sealedCookie } from '~server/seal/sealed-cookie'
import type { PortalContext } from '~server/session/load-context'
import { usesHttps } from '~server/session/secure-cookies'
import { takeOnce } from '~server/session/take-once'
import { deviceName } from '~text/device-name'

/** How long (ms) a browser may take to answer a challenge. */
const challengeLifetime = 5 * 60_000

/** Adding a passkey, or signing in with one: no challenge is good for both. */
type Purpose = 'add' | 'check'

/** On whose behalf a ceremony is held. */
export interface CeremonyOwner extends Challenged {
  username: string
}

/** Whom a challenge was given to. */
interface Challenged {
  account: string
  /** The session, or the sign-in that waits: what one began no other one ends. */
  binding: string
}

const challengeSchema = z.object({
  challenge: z.string(),
  purpose: z.enum(['add', 'check']),
  binding: z.string(),
  until: z.number(),
})

function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-passkey', {
    sameSite: 'strict',
    secure: usesHttps(config),
    maxAge: challengeLifetime / 1000,
  })
}

/** What the browser needs to make a passkey, and the Set-Cookie value that keeps its challenge. */
export async function offerPasskey(
  context: PortalContext,
  request: Request,
  { account, username, binding }: CeremonyOwner,
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
  return { options, cookie: keep(context, 'add', binding, options.challenge) }
}

/** The passkey that a browser has made; null = not to this challenge, or not one that can be believed. */
export async function readNewPasskey(
  context: PortalContext,
  request: Request,
  owner: Challenged,
  response: unknown,
): Promise<Omit<Passkey, 'addedAt'> | null> {
  const expectedChallenge = await take(context, request, 'add', owner)
  if (!expectedChallenge) return null
  const { rpID: expectedRPID, origins: expectedOrigin } = placeOf(context, request)
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false },
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
    // Whatever is wrong with it, and in whatever form it came.
    return null
  }
}

/** What the browser needs to use one of these passkeys, and the Set-Cookie value that keeps its challenge. */
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
  return { options, cookie: keep(context, 'check', binding, options.challenge) }
}

const answeredSchema = z.looseObject({ id: z.string() })

/** Which of these passkeys has answered, with its new counter; null = none of them, or not to this challenge. */
export async function readUsedPasskey(
  context: PortalContext,
  request: Request,
  owner: Challenged,
  known: readonly Passkey[],
  response: unknown,
): Promise<{ id: string; counter: number } | null> {
  const expectedChallenge = await take(context, request, 'check', owner)
  const passkey = known.find(({ id }) => id === answeredSchema.safeParse(response).data?.id)
  if (!expectedChallenge || !passkey) return null
  const { rpID: expectedRPID, origins: expectedOrigin } = placeOf(context, request)
  const { id, counter } = passkey
  const publicKey = Uint8Array.from(Buffer.from(passkey.publicKey, 'base64url'))
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      credential: { id, publicKey, counter },
      ...{ expectedChallenge, expectedOrigin, expectedRPID, requireUserVerification: false },
    })
    return verified ? { id, counter: authenticationInfo.newCounter } : null
  } catch {
    return null
  }
}

/** The Set-Cookie value that forgets a challenge. */
export function dropChallenge(context: PortalContext): string {
  return cookieOf(context).forget()
}

function credentialOf({ id, transports }: Passkey) {
  return { id, ...(transports && { transports: transports.split(',') }) }
}

function keep(context: PortalContext, purpose: Purpose, binding: string, challenge: string) {
  const until = context.now() + challengeLifetime
  return cookieOf(context).write({ challenge, purpose, binding, until })
}

/** The challenge that this browser was given for that, once; null = none, another's, or too late. */
async function take(
  context: PortalContext,
  request: Request,
  purpose: Purpose,
  { account, binding }: Challenged,
) {
  const { data } = challengeSchema.safeParse(cookieOf(context).read(request.headers.get('Cookie')))
  const fits = data?.purpose === purpose && data.binding === binding && context.now() < data.until
  if (!fits || !(await takeOnce(context, account, `passkey ${data.challenge}`))) return null
  return data.challenge
}

/** Where the portal is for a browser: passkeys belong to a host. Who ends TLS before it may hide that it is https. */
function placeOf({ config }: PortalContext, request: Request) {
  if (config.PUBLIC_URL) {
    const { hostname, origin } = new URL(config.PUBLIC_URL)
    return { rpID: hostname, origins: [origin] }
  }
  const { hostname, host } = new URL(request.url)
  return { rpID: hostname, origins: [`http://${host}`, `https://${host}`] }
}
