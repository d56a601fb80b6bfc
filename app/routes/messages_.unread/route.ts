import { givesJson } from '~server/session/answer'
import { answerUnread } from '../../features/messages/unread.server'

/** The user's unread messages without their texts (MSG-02); 304 if nothing has changed. */
export const loader = givesJson('unread messages', ({ context, request }) =>
  answerUnread(context, request),
)
