import { z } from 'zod'
import { endpoint } from './endpoint'
import { idSchema } from './envelope'
import { feedbackKinds } from './feedback-limits'

/*
 * 「一键反馈」 (AID-06). **(ours)** The specification names the entry but no call. Pictures are uploaded first, one at a
 * time, through the proxy; the feedback refers to them by id.
 */

/** Uploads a picture for feedback that follows. */
export const sendFeedbackPicture = endpoint({
  name: 'sendFeedbackPicture',
  service: 'system',
  method: 'POST',
  path: '/feedback/picture',
  query: z.object({ name: z.string().trim().min(1).max(100) }),
  bodyKind: 'file',
  body: z.custom<Uint8Array>((value) => value instanceof Uint8Array),
  answer: z.object({ id: idSchema }),
})

export const sendFeedback = endpoint({
  name: 'sendFeedback',
  service: 'system',
  method: 'POST',
  path: '/feedback',
  body: z.object({
    kind: z.enum(feedbackKinds),
    text: z.string(),
    /** How to reach the user; '' = with the contact data that the platform has. */
    contact: z.string(),
    /** Ids of pictures. */
    pictures: z.array(z.string()),
    /** The path of the page, and the browser, to reproduce the fault. */
    page: z.string(),
    browser: z.string(),
  }),
  /** The number to quote when asking about it. */
  answer: z.object({ number: idSchema }),
})
