import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { clearMessages } from '../../features/messages/unread.server'

/** 「全部已读」: of one type, or of all (MSG-01). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'messages cleared', () => clearMessages(context, body))
}
