import { listSystemNotices, type SystemNotice } from '~contract/platform/system-notices'
import type { Caller, PlatformClient } from '../client'

/** The operator's notices for the signed-in person, as the backend orders them. Throws PlatformError. */
export function fetchSystemNotices(
  platform: PlatformClient,
  caller: Caller,
): Promise<SystemNotice[]> {
  return platform.call(listSystemNotices, caller)
}
