import { z } from 'zod'
import type { PortalContext } from '~server/session/load-context'
import { pendingCookie } from '~server/session/pending-cookie'

/** A switch that waits for the choice of airlines. */
const pendingSchema = z.object({
  /** The session that began the switch: no other session can complete it. */
  sessionId: z.string(),
  /** The token of the account to switch to. */
  token: z.string(),
  account: z.string(),
  /** Codes of the airlines that may be chosen. */
  airlines: z.array(z.string()),
})

export type PendingSwitch = z.infer<typeof pendingSchema>

export const pendingSwitch = pendingCookie('portal-switch', pendingSchema, {
  lifetime: 5 * 60_000,
  sameSite: 'strict',
})

/** The switch that this session has begun; null = none, or it has expired. */
export function readPending(context: PortalContext, request: Request): PendingSwitch | null {
  const pending = pendingSwitch.read(context, request)
  return pending?.sessionId === context.signedIn?.sessionId ? pending : null
}
