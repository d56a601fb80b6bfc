import {
  checkToken,
  type SignInAnswer,
  signIn,
  signOut,
  type UserInfo,
} from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** Signs an account in. Throws PlatformError; failure `refused` carries the backend's own words. */
export function fetchToken(
  platform: PlatformClient,
  caller: Caller,
  account: string,
  password: string,
): Promise<SignInAnswer> {
  const body = { grant_type: 'password' as const, username: account, password }
  return platform.call(signIn, caller, { body })
}

/** Who the caller's token belongs to, as the backend knows them now. Throws PlatformError. */
export function fetchUserInfo(platform: PlatformClient, caller: Caller): Promise<UserInfo> {
  return platform.call(checkToken, caller)
}

/** Makes the caller's token invalid. Throws PlatformError. */
export async function dropToken(platform: PlatformClient, caller: Caller): Promise<void> {
  await platform.call(signOut, caller)
}
