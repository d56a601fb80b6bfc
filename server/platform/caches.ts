import { LRUCache } from 'lru-cache'
import type { AppList } from '~contract/platform/apps'
import type { HomeLayoutType } from '~contract/platform/home-layouts'
import type { UserInfo } from '~contract/platform/user'
import type { Language } from '~text/languages'

/** Backends' answers cached in one portal process. Never shared between users or tenants. */
export interface PortalCaches {
  /** `token language name` → value; a token belongs to one user in one tenant. */
  constants: LRUCache<string, string>
  /** Name → value, the same for all users. Stale values are used while the platform does not answer. */
  parameters: LRUCache<string, string>
  /** Session id → the last user info, for when the auth service fails (HOLD-04). */
  userInfo: LRUCache<string, UserInfo>
  /** Session id → the kind of layout of the last page, for when the admin service fails; null = none. */
  homeTypes: LRUCache<string, { type: HomeLayoutType | null }>
  /**
   * Session id → the apps of the last page, for the frames that it then loads; app names are in the page's language.
   */
  apps: LRUCache<string, { list: AppList; language: Language | undefined }>
}

/** `constantsTtl` in milliseconds; 0 keeps nothing. */
export function createCaches({ constantsTtl }: { constantsTtl: number }): PortalCaches {
  return {
    // The library treats a ttl of 0 as "for ever", and does not allow a size of 0 entries.
    constants: new LRUCache({ max: 5_000, ttl: Math.max(1, constantsTtl) }),
    parameters: new LRUCache({
      max: 100,
      ttl: Math.max(1, constantsTtl),
      allowStale: true,
      noDeleteOnStaleGet: true,
    }),
    userInfo: new LRUCache({ max: 10_000, ttl: 12 * 3_600_000 }),
    homeTypes: new LRUCache({ max: 10_000, ttl: 12 * 3_600_000 }),
    apps: new LRUCache({ max: 2_000, ttl: 60_000 }),
  }
}
