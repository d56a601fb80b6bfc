import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readTrackingState } from '../../features/tracking/tracking.server'

/** Whether there is 「盯落实」, and how much of it the user has not read, as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'tracking', () => readTrackingState(context))
}
