import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { switchTo } from '../../features/tenant-switch/tenant-switch.server'

/** Goes on in another tenant of the user's (NAV-05). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'tenant switch', (user) => switchTo(context, user, body))
}
