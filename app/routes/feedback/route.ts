import { givesJson, takesJson } from '~server/session/answer'
import { feedbackTerms, giveFeedback } from '../../features/feedback/feedback.server'

/** Where to upload the pictures of feedback. */
export const loader = givesJson('feedback terms', async ({ context }) => feedbackTerms(context))

/** Sends feedback (AID-06). */
export const action = takesJson('feedback', ({ context, request, body }) =>
  giveFeedback(context, body, request.headers.get('User-Agent') ?? ''),
)
