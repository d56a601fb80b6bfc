import { takesJson } from '~server/session/answer'
import { cancelSwitch, endSwitch } from '../../features/account-switch/account-switch.server'

/** Completes a switch of the account, for the airlines that the user chose (ME-06); DELETE cancels it. */
export const action = takesJson('airlines', ({ context, user, request, body }) =>
  request.method === 'DELETE'
    ? cancelSwitch(context, user, request)
    : endSwitch(context, user, request, body),
)
