import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { answerJson } from '~server/session/answer'
import { beginSwitch, listOwnAccounts } from '../../features/account-switch/account-switch.server'

/** The accounts that the user may switch to (ME-06), as JSON. */
export function loader({ context, request }: LoaderFunctionArgs) {
  return answerJson(context, request, 'accounts', (user) => listOwnAccounts(context, user))
}

/** Begins a switch to one of them. Takes and gives JSON. */
export async function action({ context, request }: ActionFunctionArgs) {
  const body: unknown = await request.json().catch(() => null)
  return answerJson(context, request, 'account switch', (user) =>
    beginSwitch(context, user, request, body),
  )
}
