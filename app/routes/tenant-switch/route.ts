import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { switchTo } from '../../features/tenant-switch/tenant-switch.server'

/** Goes on in another unit of the person's (NAV-05). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'tenant switch', (who) => switchTo(context, who, body))
}
