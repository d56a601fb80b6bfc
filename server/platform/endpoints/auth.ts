import {
  checkToken,
  endOtherTokens,
  type SignInAnswer,
  signIn,
  signOut,
  type UserInfo,
} from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** Signs an account in. Throws PlatformError; `refused` carries the backend's own message. */
export function fetchToken(
  platform: PlatformClient,
  caller: Caller,
  account: string,
  password: string,
): Promise<SignInAnswer> {
  const body = { grant_type: 'password' as const, username: account, password }
  return platform.call(signIn, caller, { body })
}

/** The present user info of the caller's token. Throws PlatformError. */
export function fetchUserInfo(platform: PlatformClient, caller: Caller): Promise<UserInfo> {
  return platform.call(checkToken, caller)
}

/** Invalidates the account's tokens of other devices and systems. Throws PlatformError. */
export async function dropOtherTokens(platform: PlatformClient, caller: Caller): Promise<void> {
  await platform.call(endOtherTokens, caller)
}

/** Invalidates the caller's token. Throws PlatformError. */
export async function dropToken(platform: PlatformClient, caller: Caller): Promise<void> {
  await platform.call(signOut, caller)
}
