import { z } from 'zod'
import { safeHtml } from '~server/platform/safe-html'
import { readInput } from '~server/session/answer'
import type { PortalContext } from '~server/session/load-context'
import type { SignedIn } from '~server/session/session'
import { viewerTexts } from '~text/viewer'

const mailSchema = z.object({ html: z.string() })

/**
 * How many mails one user may have sanitised (window in ms). Some HTML blocks the process for a tenth of a second or
 * more, during which it serves no other user.
 */
const pace = { limit: 60, window: 60_000 }

/** Sanitises a mail's HTML by the same rules as that of backends. */
export async function sanitiseMail(
  context: PortalContext,
  user: SignedIn,
  body: unknown,
): Promise<object> {
  const { html } = readInput(mailSchema, body)
  const { allowed } = await context.attempts.take(`mail-html ${user.userId}`, pace)
  if (allowed) return { html: safeHtml(html) }
  const error = viewerTexts[context.texts.language].mail.tooMany
  return Response.json({ error, field: null }, { status: 429 })
}
