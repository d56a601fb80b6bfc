import { z } from 'zod'
import { handOverWayNames } from '~contract/portal/hand-over-ways'
import { type PortalContext, userOrNewcomer } from '~server/session/load-context'
import { pendingCookie } from '~server/session/pending-cookie'
import { signInFactsSchema } from '~server/session/session'

const pendingSchema = z.object({
  /** The session that it would replace: no other session may answer. */
  sessionId: z.string(),
  way: z.enum(handOverWayNames),
  target: z.string(),
  /** The user whom it would sign in. */
  user: signInFactsSchema,
})

export type PendingHandOver = z.infer<typeof pendingSchema>

/** With `Strict`, the browser would withhold the cookie on a redirect in a navigation that another site started. */
export const pendingHandOver = pendingCookie('portal-hand-over', pendingSchema, {
  lifetime: 5 * 60_000,
  sameSite: 'lax',
})

/** The hand-over that waits for this session's user; null = none, or it has expired. */
export function readHandOver(context: PortalContext, request: Request): PendingHandOver | null {
  const pending = pendingHandOver.read(context, request)
  return pending?.sessionId === userOrNewcomer(context)?.sessionId ? pending : null
}
