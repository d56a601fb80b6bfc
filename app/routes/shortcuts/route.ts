import type { ActionFunctionArgs } from '@remix-run/node'
import { saveShortcuts } from '../../features/shortcuts/shortcuts.server'
import { requireSignedIn, withLiveSession } from '../../session/guards.server'

/** Saves the apps that the person chose for the rail. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  await requireSignedIn(context, request)
  const body: unknown = await request.json().catch(() => null)
  const result = await withLiveSession(context, request, () => saveShortcuts(context, body))
  if ('saved' in result) return Response.json(result)
  const { status, ...refusal } = result
  return Response.json(refusal, { status })
}
