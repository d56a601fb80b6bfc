import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { writeMatterEntry } from '../../features/tracking/tracking.server'

/** Reports, urges or replies in a tracked matter. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'matter entry', () => writeMatterEntry(context, body))
}
