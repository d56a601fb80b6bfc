import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~server/session/guards'

/** Records in the session that the user has answered the reminder of an expiring password (AUTH-10). */
export async function action({ context, request }: ActionFunctionArgs) {
  const user = await requireSignedIn(context, request)
  return Response.json(null, {
    headers: { 'Set-Cookie': await context.sessions.note(user, { reminded: true }) },
  })
}
