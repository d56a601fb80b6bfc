import {
  changePassword,
  checkResetCode,
  resetPassword,
  type SentCode,
  sendResetCode,
} from '~contract/platform/passwords'
import type { Caller, PlatformClient } from '../client'

/** Changes the caller's password. Throws PlatformError; `refused` carries the backend's own message. */
export async function putPassword(
  platform: PlatformClient,
  caller: Caller,
  { current, next }: { current: string; next: string },
): Promise<void> {
  await platform.call(changePassword, caller, { body: { oldpassword: current, password: next } })
}

/** Has a code sent to an account's mobile phone. Throws PlatformError. */
export function orderResetCode(
  platform: PlatformClient,
  caller: Caller,
  account: string,
): Promise<SentCode> {
  return platform.call(sendResetCode, caller, { body: { username: account } })
}

/** Exchanges a code for a ticket. Throws PlatformError. */
export async function exchangeResetCode(
  platform: PlatformClient,
  caller: Caller,
  account: string,
  code: string,
): Promise<string> {
  const body = { username: account, code }
  return (await platform.call(checkResetCode, caller, { body })).ticket
}

/** Sets an account's password with a ticket. Throws PlatformError. */
export async function putPasswordByTicket(
  platform: PlatformClient,
  caller: Caller,
  { account, ticket, password }: { account: string; ticket: string; password: string },
): Promise<void> {
  await platform.call(resetPassword, caller, { body: { username: account, ticket, password } })
}
