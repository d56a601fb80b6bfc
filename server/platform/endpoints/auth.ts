import {
  checkToken,
  endOtherTokens,
  noteFirstSteps,
  signIn,
  signOut,
} from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** Signs an account in; a PlatformError `refused` carries the backend's own message. */
export const fetchToken = (
  platform: PlatformClient,
  caller: Caller,
  username: string,
  password: string,
) => platform.call(signIn, caller, { body: { grant_type: 'password', username, password } })

/** The current user info of the caller's token. */
export const fetchUserInfo = (platform: PlatformClient, caller: Caller) =>
  platform.call(checkToken, caller)

/** Records that the caller has seen the guide to the first steps. */
export const storeFirstSteps = (platform: PlatformClient, caller: Caller) =>
  platform.call(noteFirstSteps, caller)

/** Invalidates the account's tokens on other devices and in other systems. */
export const dropOtherTokens = (platform: PlatformClient, caller: Caller) =>
  platform.call(endOtherTokens, caller)

/** Invalidates the caller's token. */
export const dropToken = (platform: PlatformClient, caller: Caller) =>
  platform.call(signOut, caller)
