import {
  changePassword,
  checkResetCode,
  resetPassword,
  sendResetCode,
} from '~contract/platform/passwords'
import type { Caller, PlatformClient } from '../client'

/** Changes the caller's password; a PlatformError `refused` carries the backend's own message. */
export const putPassword = (
  platform: PlatformClient,
  caller: Caller,
  { current, next }: { current: string; next: string },
) => platform.call(changePassword, caller, { body: { oldpassword: current, password: next } })

/** Orders a code to an account's mobile phone. */
export const orderResetCode = (platform: PlatformClient, caller: Caller, username: string) =>
  platform.call(sendResetCode, caller, { body: { username } })

/** Exchanges a code for a ticket. */
export async function exchangeResetCode(
  platform: PlatformClient,
  caller: Caller,
  username: string,
  code: string,
): Promise<string> {
  return (await platform.call(checkResetCode, caller, { body: { username, code } })).ticket
}

/** Sets an account's password with a ticket. */
export const putPasswordByTicket = (
  platform: PlatformClient,
  caller: Caller,
  { account, ...rest }: { account: string; ticket: string; password: string },
) => platform.call(resetPassword, caller, { body: { username: account, ...rest } })
