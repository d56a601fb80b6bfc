import type { Caller, PlatformClient } from '../client.server'
import { listNavigator, type NavigatorGroup } from '../contract/navigator'

/** The groups of apps that the navigator shows. Throws PlatformError. */
export function fetchNavigator(
  platform: PlatformClient,
  caller: Caller,
): Promise<NavigatorGroup[]> {
  return platform.call(listNavigator, caller)
}
