import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~server/session/guards'

/** Notes in the session that the person has answered the reminder of a password that runs out (AUTH-10). */
export async function action({ context, request }: ActionFunctionArgs) {
  const who = await requireSignedIn(context, request)
  return Response.json(null, {
    headers: { 'Set-Cookie': await context.sessions.note(who, { reminded: true }) },
  })
}
