import type { LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { answerUnread } from '../../features/messages/unread.server'

/** The user's unread messages without their texts (MSG-02), as JSON; 304 if nothing has changed. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'unread messages', () => answerUnread(context, request))
}
