import type { ScrollPositions } from '~contract/hosting/bridge'
import { appStatus } from './app-status'
import { awakeBeyond } from './awake-budget'
import type { LoadedApp } from './host-state'
import type { LoadedApps } from './loaded-apps'
import type { TabId } from './open-tabs'

interface Falling {
  apps: LoadedApps
  /** Apps that are awake, least recently used first. */
  awake: readonly LoadedApp[]
  budget: number
  /** Receives each app's scroll positions. */
  scrolls: Map<TabId, ScrollPositions>
}

/** Puts to sleep the apps beyond the budget; an app with unsaved work stays awake (DESK-05). */
export function fallAsleep({ apps, awake, budget, scrolls }: Falling): void {
  const { store, frames } = apps
  const isIsolated = ({ id }: LoadedApp) => Boolean(apps.record(id)?.isolated)

  function isIdle(app: LoadedApp): boolean {
    const frame = frames.get(app.frame)
    const atWork = app.dirty || frame?.edited || (frame?.requests ?? 0) > 0
    return app.status === appStatus.inactive && !app.leaving && !atWork
  }

  async function putToSleep(app: LoadedApp) {
    if (isIsolated(app) && (await apps.asksToStay(app.id))) return
    const places = (await apps.call(app.id, (frame) => frame.scrollPositions())) ?? []
    // The user may have used it while it was being asked.
    const now = store.find(app.id)
    if (now?.frame !== app.frame || !isIdle(now)) return
    scrolls.set(app.id, structuredClone(places))
    apps.change(app.id, { leaving: true })
    await apps.endFrame(app)
    if (store.find(app.id)?.frame !== app.frame) return
    apps.change(app.id, { leaving: false, frame: 0, status: appStatus.notLoaded, errors: 0 })
  }

  const maySleep = (app: LoadedApp) =>
    // An isolated app is asked only when its turn comes, as its answer is asynchronous.
    isIdle(app) && (isIsolated(app) || !apps.asksToStay(app.id))
  for (const app of awakeBeyond(awake, budget, maySleep)) void putToSleep(app)
}
