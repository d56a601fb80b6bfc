import { type AppList, listApps, type MicroAppEntry, saveShortcuts } from '~contract/platform/apps'
import type { PortalCaches } from '../caches'
import type { Caller, PlatformClient } from '../client'

/** The apps of the signed-in user: all, and the pinned ones. Throws PlatformError. */
export function fetchApps(platform: PlatformClient, caller: Caller): Promise<AppList> {
  return platform.call(listApps, caller, { query: { column: 'sort' } })
}

/**
 * All apps of the signed-in user, from the cache if the page loaded them a moment ago. Throws PlatformError.
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

/** Pins exactly these apps of the signed-in user, in this order. Throws PlatformError. */
export async function pinApps(
  platform: PlatformClient,
  caller: Caller,
  apps: readonly MicroAppEntry[],
): Promise<void> {
  const body = apps.map((app, index) => ({ appId: app.appId ?? app.id, sort: index + 1 }))
  await platform.call(saveShortcuts, caller, { body })
}
