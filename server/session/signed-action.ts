import { createHmac, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'

const actionSchema = z.object({
  messageId: z.string(),
  method: z.enum(['GET', 'POST', 'PUT', 'DELETE']),
  /** A path of the platform, with its query. */
  url: z.string(),
  params: z.record(z.string(), z.unknown()),
})

/** A backend call that a forced message offers its reader. */
export type MessageAction = z.output<typeof actionSchema>

/** Only this user's session may make the call. */
interface Reader {
  userId: string
  tenantId: string
}

/**
 * Signs an action for the browser, which returns it with the reader's click: the portal stores no messages, and would be
 * an open relay if a browser could name any call. Bound to the user, not to the session, so that it stays valid after a
 * sign-in over the page. `secrets`: the first signs.
 */
export function signAction(
  action: MessageAction,
  reader: Reader,
  secrets: readonly string[],
): string {
  const body = Buffer.from(JSON.stringify(action)).toString('base64url')
  return `${body}.${seal(body, reader, secrets[0] ?? '')}`
}

/** The signed action; null = not signed by this portal for this reader. */
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

/** The purpose is part of the signed text, so that no other signature of the portal fits. */
function seal(body: string, { userId, tenantId }: Reader, secret: string): string {
  const text = JSON.stringify(['forced-message action', tenantId, userId, body])
  return createHmac('sha256', secret).update(text).digest('base64url')
}

function equal(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
