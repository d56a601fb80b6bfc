import { z } from 'zod'
import { safeHtml } from '~server/platform/safe-html'
import { readInput } from '~server/session/answer'

const mailSchema = z.object({ html: z.string() })

/** A mail's HTML as the portal shows that of backends, too. */
export function sanitiseMail(body: unknown): { html: string } {
  return { html: safeHtml(readInput(mailSchema, body).html) }
}
