import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const actionSchema = z.object({
  messageId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** A path of the platform, with its query. */
  url: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A call that a backend's message asks the portal to make when its reader says so. */
export type MessageAction = z.output<typeof actionSchema>

/** For whom the action was signed: nobody else's session makes the call. */
interface Reader {
  userId: string
  tenantId: string
}

/**
 * The action as a browser may hold it, to hand it back with the reader's click. The portal keeps no messages, and a
 * browser that could name a call itself would make it an open relay. Bound to the person, not to the session, so that it
 * outlives a sign-in over the page. `secrets`: the first signs.
 */
export function signAction(
  action: MessageAction,
  reader: Reader,
  secrets: readonly string[],
): string {
  const body = Buffer.from(JSON.stringify(action)).toString('base64url')
  return `${body}.${seal(body, reader, secrets[0] ?? '')}`
}

/** The action that was signed for this reader; null = it was not, or not by this portal. */
export function readAction(
  signed: string,
  reader: Reader,
  secrets: readonly string[],
): MessageAction | null {
  const [body = '', given = ''] = signed.split('.')
  const genuine = secrets.some((secret) => equal(given, seal(body, reader, secret)))
  if (!genuine) return null
  return actionSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()))
}

/** The purpose is part of it: no other signature of the portal's can stand in for this one. */
function seal(body: string, { userId, tenantId }: Reader, secret: string): string {
  const text = JSON.stringify(['forced-message action', tenantId, userId, body])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
