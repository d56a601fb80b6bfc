import type { PortalCaches } from '../caches.server'
import type { Caller, PlatformClient } from '../client.server'
import { type AppList, listApps, type MicroAppEntry } from '../contract/apps'

/** The apps of the signed-in user: all, and the pinned ones. Throws PlatformError. */
export function fetchApps(platform: PlatformClient, caller: Caller): Promise<AppList> {
  return platform.call(listApps, caller, { query: { column: 'sort' } })
}

/**
 * One app of the signed-in user, or null where they have none of that code. Answered from the list of the
 * page that asks, where it was loaded a moment ago. Throws PlatformError.
 */
export async function findApp(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  sessionId: string,
  code: string,
): Promise<MicroAppEntry | null> {
  const list = caches.apps.get(sessionId) ?? (await fetchApps(platform, caller))
  caches.apps.set(sessionId, list)
  return [...list.userApp, ...list.userAppTop].find((app) => app.code === code) ?? null
}
