import { useSyncExternalStore } from 'react'
import type { AppHost, LoadedApp } from './app-host'
import { appStatus } from './app-status'
import type { HostedApp } from './hosted-app'
import { Pane } from './pane'
import styles from './stage.module.css'

export interface StageProps {
  /** Null while the server renders: panes come to life in the browser. */
  host: AppHost | null
  apps: readonly HostedApp[]
  active: string
  onBack(): void
}

const nobody = { apps: [], busy: 0 }
const noSubscription = () => () => {}

/** The panes of all loaded apps; the one in front is shown, the others stay as they are. */
export function Stage({ host, apps, active, onBack }: StageProps) {
  const { apps: loaded } = useSyncExternalStore(
    host?.subscribe ?? noSubscription,
    host?.snapshot ?? (() => nobody),
    () => nobody,
  )
  const known = (code: string) => apps.find((app) => app.code === code)
  const panes: readonly LoadedApp[] = loaded.some((app) => app.code === active)
    ? loaded
    : [...loaded, aboutToLoad(active)]

  return (
    <div className={styles.stage}>
      {panes.map((pane) => {
        const app = known(pane.code)
        if (!app) return null
        return (
          <Pane
            key={`${pane.code} ${pane.boot}`}
            app={app}
            pane={pane}
            front={pane.code === active}
            host={host}
            onBack={onBack}
          />
        )
      })}
    </div>
  )
}

/** What is shown between the first paint and the app's frame. */
function aboutToLoad(code: string): LoadedApp {
  return {
    code,
    boot: 0,
    status: appStatus.loading,
    failure: null,
    leaving: false,
    title: null,
    badge: null,
    dirty: false,
    errors: 0,
  }
}
