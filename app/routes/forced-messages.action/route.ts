import { takesJson } from '~server/session/answer'
import { performAction } from '../../features/forced-messages/forced-action.server'

/** Makes the call behind a button of a forced message (MSG-05). */
export const action = takesJson('forced message action', ({ context, user, body }) =>
  performAction(context, user, body),
)
