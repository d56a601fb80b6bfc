import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { endOther, listSessions } from '../../features/my-sessions/my-sessions.server'

/** The user's own sessions (SAFE-18), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'own sessions', (user) => listSessions(context, user))
}

/** Ends one of them: `{id}`. */
export function action({ context, request }: ActionFunctionArgs) {
  return answerJson(context, request, 'end of a session', async (user) =>
    endOther(context, user, await request.json().catch(() => null)),
  )
}
