import type { ScrollPositions } from '~contract/hosting/bridge'
import { onceOnline } from '../ui/lazy-part'
import { awakeBudget } from './awake-budget'
import type { LoadedApps } from './loaded-apps'
import type { TabId } from './open-tabs'

/** Puts apps beyond the budget to sleep, least recently used first (DESK-05). */
export function createSleepingApps(apps: LoadedApps) {
  /** Least recently used first. */
  let used: TabId[] = []
  const scrolls = new Map<TabId, ScrollPositions>()

  const awake = () =>
    apps
      .all()
      .filter(({ frame, kind }) => frame > 0 && (kind === 'realm' || kind === 'page'))
      .sort((a, b) => used.indexOf(a.id) - used.indexOf(b.id))

  return {
    /** Records that the user is in this app now. */
    use(id: TabId) {
      used = [...used.filter((one) => one !== id), id]
    },

    forget(id: TabId) {
      used = used.filter((one) => one !== id)
      scrolls.delete(id)
    },

    /** Its scroll positions from when it fell asleep. */
    scrollsOf: (id: TabId): ScrollPositions => scrolls.get(id) ?? [],

    /** It is awake again, so its scroll positions are no longer needed. */
    woke(id: TabId) {
      scrolls.delete(id)
    },

    /**
     * The code is loaded on demand, as few users ever open so many apps. If that fails, the next opened app tries
     * again.
     */
    keepBudget() {
      const budget = awakeBudget(apps.port.limits.awakeApps)
      if (awake().length <= budget) return
      void onceOnline(async () => {
        const { fallAsleep } = await import('./fall-asleep')
        fallAsleep({ apps, awake: awake(), budget, scrolls })
      }).catch(() => {})
    },
  }
}
