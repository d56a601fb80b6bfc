import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { performAction } from '../../features/forced-messages/forced-action.server'

/** Makes the call that an action of a forced message stands for (MSG-05). Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'forced message action', (user) =>
    performAction(context, user, body),
  )
}
