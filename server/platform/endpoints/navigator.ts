import { listNavigator, type NavigatorGroup } from '~contract/platform/navigator'
import type { Caller, PlatformClient } from '../client'

/** The groups of apps that the navigator shows. Throws PlatformError. */
export function fetchNavigator(
  platform: PlatformClient,
  caller: Caller,
): Promise<NavigatorGroup[]> {
  return platform.call(listNavigator, caller)
}
