import { type Profile, readPersonalInfo } from '~contract/platform/user'
import type { Caller, PlatformClient } from '../client'

/** The caller's own card. Throws PlatformError. */
export function fetchProfile(platform: PlatformClient, caller: Caller): Promise<Profile> {
  return platform.call(readPersonalInfo, caller)
}
