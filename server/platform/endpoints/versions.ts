import { listVersions, type Version } from '~contract/platform/versions'
import type { Caller, PlatformClient } from '../client'

/** The versions that concern the signed-in person, as the backend orders them. Throws PlatformError. */
export function fetchVersions(platform: PlatformClient, caller: Caller): Promise<Version[]> {
  return platform.call(listVersions, caller)
}
