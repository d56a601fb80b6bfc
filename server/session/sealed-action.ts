import { z } from 'zod'
import type { Sealer } from '../seal/sealer'

const actionSchema = z.object({
  messageId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** A path of the platform, with its query. */
  url: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A backend call that a forced message offers its reader. */
export type MessageAction = z.output<typeof actionSchema>

/** The user whose session alone may make the call. */
interface Reader {
  userId: string
  tenantId: string
}

/**
 * Seals an action for the browser, which returns it when the reader clicks: the portal stores no messages, and would be
 * an open relay if browsers could name the calls. Bound to the user rather than the session, so that it survives a
 * sign-in over the page.
 */
export function sealAction(sealer: Sealer, action: MessageAction, reader: Reader): string {
  return sealer.seal(purposeOf(reader), action)
}

/** The sealed action; null = not sealed by this portal for this reader. */
export function openAction(sealer: Sealer, sealed: string, reader: Reader): MessageAction | null {
  return actionSchema.safeParse(sealer.open(purposeOf(reader), sealed)).data ?? null
}

function purposeOf({ userId, tenantId }: Reader): string {
  return JSON.stringify(['forced-message action', tenantId, userId])
}
