import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { sealedCookie } from '../seal/sealed-cookie'
import type { PortalContext } from './load-context'
import { usesHttps } from './secure-cookies'
import { type Origin, type SignInFacts, signInFactsSchema } from './session'

/** How long (ms) a sign-in waits for the second factor, or for its registration. */
const lifetime = 10 * 60_000

/** The kinds of sign-in, as the audit log names them. */
const waysIn = ['sign-in', 'hand-over', 'tenant-switch', 'account-switch'] as const

export type WayIn = (typeof waysIn)[number]

const pendingSchema = z.object({
  /** Valid for one session. */
  id: z.string(),
  way: z.enum(waysIn),
  user: signInFactsSchema,
  startedAt: z.number(),
  signedInAt: z.number().optional(),
  until: z.number(),
})

/** A user accepted by the platform who is not signed in before the second factor (SAFE-19). */
export type PendingSignIn = z.infer<typeof pendingSchema>

/** It contains the token, like a session, but is never read as a session. */
function cookieOf({ config, sealer }: PortalContext) {
  return sealedCookie(sealer, 'portal-second-factor', {
    // Strict would hold it back on the redirect of a hand-over, which another site began.
    sameSite: 'lax',
    secure: usesHttps(config),
    maxAge: lifetime / 1000,
  })
}

/** The Set-Cookie value that keeps a sign-in until the second factor. */
export function keepSignIn(
  context: PortalContext,
  way: WayIn,
  facts: SignInFacts,
  { signedInAt }: Origin = {},
): string {
  const user = signInFactsSchema.parse(facts)
  const startedAt = context.now()
  const times = { startedAt, signedInAt, until: startedAt + lifetime }
  const pending: PendingSignIn = { id: randomUUID(), way, user, ...times }
  return cookieOf(context).write(pending)
}

/** The sign-in that waits in this browser; null = none, or it has expired or ended with the account's sessions. */
export function readSignIn(context: PortalContext, request: Request): PendingSignIn | null {
  const { data } = pendingSchema.safeParse(cookieOf(context).read(request.headers.get('Cookie')))
  if (!data || context.now() >= data.until) return null
  const { id: sessionId, startedAt, signedInAt, user } = data
  const begun = { sessionId, startedAt, signedInAt, account: user.account }
  return context.sessions.hasEnded(begun) ? null : data
}

/** The Set-Cookie value that deletes it. */
export function dropSignIn(context: PortalContext): string {
  return cookieOf(context).forget()
}
