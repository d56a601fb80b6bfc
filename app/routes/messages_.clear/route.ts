import { takesJson } from '~server/session/answer'
import { clearMessages } from '../../features/messages/unread.server'

/** 「全部已读」: marks the messages of one type, or all, as read (MSG-01). */
export const action = takesJson('messages cleared', ({ context, body }) =>
  clearMessages(context, body),
)
