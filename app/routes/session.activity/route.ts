import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '../../session/guards.server'

/** The browser says that its person is active. The request itself keeps the session alive, where sessions are read. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireSignedIn(context, request)
  return Response.json(null)
}
