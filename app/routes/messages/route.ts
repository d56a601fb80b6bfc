import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { markRead, readMessagePage } from '../../features/messages/messages.server'

/** One page of the user's messages (MSG-04), as JSON; the query says which, and in which order. */
export function loader({ context, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  return answerJson(context, request, 'messages', () => readMessagePage(context, searchParams))
}

/** Registers a message as read. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'message read', () => markRead(context, body))
}
