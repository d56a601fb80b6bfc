import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~server/session/guards'

/** The access token for a sub-app that asks the shell for it. A POST, so that no address ever returns it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { token } = await requireSignedIn(context, request)
  return Response.json({ token })
}
