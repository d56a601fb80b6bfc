import { givesJson, takesJson } from '~server/session/answer'
import { markRead, readMessagePage } from '../../features/messages/messages.server'

/** One page of the user's messages (MSG-04); the query says which, and in which order. */
export const loader = givesJson('messages', ({ context, query }) => readMessagePage(context, query))

/** Registers a message as read. */
export const action = takesJson('message read', ({ context, body }) => markRead(context, body))
