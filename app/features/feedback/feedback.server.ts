import { z } from 'zod'
import { sendFeedbackPicture } from '~contract/platform/feedback'
import { feedbackKinds, feedbackLimits } from '~contract/platform/feedback-limits'
import { storeFeedback } from '~server/platform/endpoints/feedback'
import { idPattern, readInput } from '~server/session/answer'
import { callerOf, type PortalContext } from '~server/session/load-context'
import { feedbackTexts } from '~text/feedback'
import type { Texts } from '~text/zh-CN'

/** Where a browser sends the pictures of a feedback. */
export interface FeedbackTerms {
  pictures: string
}

export function feedbackTerms({ config }: PortalContext): FeedbackTerms {
  const { service, path } = sendFeedbackPicture
  return { pictures: `${config.SERVICE_PREFIXES[service]}${path}` }
}

const { text, contact, pictures } = feedbackLimits

const feedbackSchema = z.object({
  kind: z.enum(feedbackKinds),
  text: z.string().trim().min(1).max(text),
  contact: z.string().trim().max(contact).default(''),
  pictures: z.array(z.string().regex(idPattern)).max(pictures).default([]),
  /** Without its query, which may hold private data. */
  page: z
    .string()
    .max(2_000)
    .default('')
    .transform((path) => path.split(/[?#]/)[0] ?? ''),
})

/** Submits a feedback; returns its number. Throws BadInput, PlatformError. */
export async function giveFeedback(
  context: PortalContext,
  body: unknown,
  browser: string,
): Promise<{ number: string }> {
  const given = readInput(feedbackSchema, body, wrongText)
  const feedback = { ...given, browser: browser.slice(0, 300) }
  return { number: await storeFeedback(context.platform, callerOf(context), feedback) }
}

function wrongText({ language }: Texts, { code, path }: { code?: string; path: PropertyKey[] }) {
  if (path[0] !== 'text') return undefined
  const { textMissing, textTooLong } = feedbackTexts[language]
  if (code === 'too_small') return textMissing
  return code === 'too_big' ? textTooLong(text) : undefined
}
