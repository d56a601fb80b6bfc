import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { feedbackTerms, giveFeedback } from '../../features/feedback/feedback.server'

/** Where the pictures of a feedback go, as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'feedback terms', async () => feedbackTerms(context))
}

/** Hands a feedback in (AID-06). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  const browser = request.headers.get('User-Agent') ?? ''
  return answerJson(context, request, 'feedback', () => giveFeedback(context, body, browser))
}
