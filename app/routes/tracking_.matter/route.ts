import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { readMatterDetail } from '../../features/tracking/tracking.server'

/** Opens a tracked matter, which marks it as read. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'matter', () => readMatterDetail(context, body))
}
