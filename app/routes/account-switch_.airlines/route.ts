import type { ActionFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { cancelSwitch, endSwitch } from '../../features/account-switch/account-switch.server'

/** Goes through with a switch of the account, for the airlines that the user chose (ME-06); DELETE gives it up. */
export async function action({ context, request }: ActionFunctionArgs) {
  if (request.method === 'DELETE') {
    return answerJson(context, request, 'airlines', (user) => cancelSwitch(context, user, request))
  }
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'airlines', (user) => endSwitch(context, user, request, body))
}
