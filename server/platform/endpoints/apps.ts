import { listApps, type MicroAppEntry, saveShortcuts } from '~contract/platform/apps'
import type { PortalCaches } from '../caches'
import type { Caller, PlatformClient } from '../client'

/** The caller's apps: all, and the pinned ones. */
export const fetchApps = (platform: PlatformClient, caller: Caller) =>
  platform.call(listApps, caller, { query: { column: 'sort' } })

/** All apps of the caller, from the cache if the page has just loaded them. */
export async function knownApps(
  { platform, caches }: { platform: PlatformClient; caches: PortalCaches },
  caller: Caller,
  sessionId: string,
): Promise<MicroAppEntry[]> {
  const last = caches.apps.get(sessionId)
  const { language } = caller
  const kept = last?.language === language ? last?.list : undefined
  const list = kept ?? (await fetchApps(platform, caller))
  // Set only once: another set would extend the validity, and keep a withdrawn app.
  if (!kept) caches.apps.set(sessionId, { list, language })
  return [...list.userApp, ...list.userAppTop]
}

/** Pins exactly these apps for the caller, in this order. */
export const pinApps = (platform: PlatformClient, caller: Caller, apps: readonly MicroAppEntry[]) =>
  platform.call(saveShortcuts, caller, {
    body: apps.map((app, index) => ({ appId: app.appId ?? app.id, sort: index + 1 })),
  })
