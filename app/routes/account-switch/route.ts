import { givesJson, takesJson } from '~server/session/answer'
import { beginSwitch, listOwnAccounts } from '../../features/account-switch/account-switch.server'

/** The accounts that the user may switch to (ME-06). */
export const loader = givesJson('accounts', ({ context, user }) => listOwnAccounts(context, user))

/** Begins a switch to one of them. */
export const action = takesJson('account switch', ({ context, user, request, body }) =>
  beginSwitch(context, user, request, body),
)
