import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { saveShortcuts } from '../../features/shortcuts/shortcuts.server'

/** Saves the apps that the user chose for the rail. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'shortcuts', () => saveShortcuts(context, body))
}
