import type { PortalCaches } from '../caches.server'
import type { Caller, PlatformClient } from '../client.server'
import { type AppList, listApps, type MicroAppEntry } from '../contract/apps'

/** The apps of the signed-in user: all, and the pinned ones. Throws PlatformError. */
export function fetchApps(platform: PlatformClient, caller: Caller): Promise<AppList> {
  return platform.call(listApps, caller, { query: { column: 'sort' } })
}

/**
 * All apps of the signed-in user. Answered from the list of the page that asks, where it was loaded a moment ago.
 * Throws PlatformError.
 */
export async function knownApps(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  sessionId: string,
): Promise<MicroAppEntry[]> {
  const list = caches.apps.get(sessionId) ?? (await fetchApps(platform, caller))
  caches.apps.set(sessionId, list)
  return [...list.userApp, ...list.userAppTop]
}
