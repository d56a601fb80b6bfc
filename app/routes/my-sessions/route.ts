import { givesJson, takesJson } from '~server/session/answer'
import { endOther, listSessions } from '../../features/my-sessions/my-sessions.server'

/** The user's own sessions (SAFE-18). */
export const loader = givesJson('own sessions', ({ context, user }) => listSessions(context, user))

/** Ends one of them: `{id}`. */
export const action = takesJson('end of a session', ({ context, user, body }) =>
  endOther(context, user, body),
)
