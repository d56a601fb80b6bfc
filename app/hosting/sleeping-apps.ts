import type { ScrollPositions } from '~contract/hosting/bridge'
import { onceOnline } from '../ui/lazy-part'
import { awakeBudget } from './awake-budget'
import type { LoadedApps } from './loaded-apps'
import type { TabId } from './open-tabs'

/** Which apps sleep: beyond the budget the one that was used longest ago (DESK-05). */
export function createSleepingApps(apps: LoadedApps) {
  /** The one used last at the end. */
  let used: TabId[] = []
  const scrolls = new Map<TabId, ScrollPositions>()

  const awake = () =>
    apps
      .all()
      .filter(({ frame, kind }) => frame > 0 && (kind === 'realm' || kind === 'page'))
      .sort((a, b) => used.indexOf(a.id) - used.indexOf(b.id))

  return {
    /** Its user is there. */
    use(id: TabId) {
      used = [...used.filter((one) => one !== id), id]
    },

    forget(id: TabId) {
      used = used.filter((one) => one !== id)
      scrolls.delete(id)
    },

    /** Where it was scrolled to when it fell asleep. */
    scrollsOf: (id: TabId): ScrollPositions => scrolls.get(id) ?? [],

    /** It stands where it was. */
    woke(id: TabId) {
      scrolls.delete(id)
    },

    /** Few users ever open so many. If the file cannot be had now, the next app that is opened asks for it again. */
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
