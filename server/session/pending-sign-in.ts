import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { PortalContext } from './load-context'
import { pendingCookie } from './pending-cookie'
import { type Origin, type SignInFacts, signInFactsSchema } from './session'

/** How a user came in, as the audit log names it. */
const waysIn = ['sign-in', 'hand-over', 'tenant-switch', 'account-switch'] as const

export type WayIn = (typeof waysIn)[number]

const pendingSchema = z.object({
  /** Valid for one session. */
  id: z.string(),
  way: z.enum(waysIn),
  user: signInFactsSchema,
  startedAt: z.number(),
  signedInAt: z.number().optional(),
})

/** A user whom the platform has accepted, and who is not signed in until the second factor is shown (SAFE-19). */
export type PendingSignIn = z.infer<typeof pendingSchema>

/** Like a session's cookie it holds the token, but no session is ever read from it. */
const pendingSignIn = pendingCookie('portal-second-factor', pendingSchema, {
  lifetime: 10 * 60_000,
  // Strict would withhold it on the redirect of a hand-over, which another site began.
  sameSite: 'lax',
})

/** The Set-Cookie value that keeps a sign-in until the second factor. */
export function keepSignIn(
  context: PortalContext,
  way: WayIn,
  user: SignInFacts,
  { signedInAt }: Origin = {},
): string {
  const startedAt = context.now()
  return pendingSignIn.keep(context, { id: randomUUID(), way, user, startedAt, signedInAt })
}

/** The pending sign-in of this browser; null = none, or it has expired or ended with the account's sessions. */
export function readSignIn(context: PortalContext, request: Request): PendingSignIn | null {
  const pending = pendingSignIn.read(context, request)
  if (!pending) return null
  const { id: sessionId, startedAt, signedInAt, user } = pending
  const begun = { sessionId, startedAt, signedInAt, account: user.account }
  return context.sessions.hasEnded(begun) ? null : pending
}

/** The Set-Cookie value that abandons it. */
export function dropSignIn(context: PortalContext): string {
  return pendingSignIn.drop(context)
}
