import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readMessageText } from '../../features/messages/messages.server'

/** What the message of `?id=` says (MSG-03), as JSON; its HTML is sanitised. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'message text', () => readMessageText(context, searchParams))
}
