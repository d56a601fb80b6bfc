import { givesJson } from '~server/session/answer'
import { readMessageText } from '../../features/messages/messages.server'

/** The text of the message `?id=` (MSG-03); its HTML is sanitised. */
export const loader = givesJson('message text', ({ context, query }) =>
  readMessageText(context, query),
)
