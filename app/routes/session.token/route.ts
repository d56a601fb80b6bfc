import type { ActionFunctionArgs } from '@remix-run/node'
import { requireSignedIn } from '~server/session/guards'

/** The access token for a sub-app that asks the shell for it. By POST, so that no address ever yields it. */
export async function action({ context, request }: ActionFunctionArgs) {
  const { token } = await requireSignedIn(context, request)
  return Response.json({ token })
}
