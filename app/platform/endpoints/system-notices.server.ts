import type { Caller, PlatformClient } from '../client.server'
import { listSystemNotices, type SystemNotice } from '../contract/system-notices'

/** The operator's notices for the signed-in person, as the backend orders them. Throws PlatformError. */
export function fetchSystemNotices(
  platform: PlatformClient,
  caller: Caller,
): Promise<SystemNotice[]> {
  return platform.call(listSystemNotices, caller)
}
