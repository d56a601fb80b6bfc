import type { HostedApp } from '~contract/hosting/hosted-app'
import type { AppHost } from './app-host'
import type { BuiltInApps } from './built-in'
import { type HostState, loadingApp } from './host-state'
import { Pane } from './pane'
import styles from './stage.module.css'

export interface StageProps {
  /** Null while the server renders: panes come to life in the browser. */
  host: AppHost | null
  /** The apps that are loaded. */
  hosted: HostState
  apps: readonly HostedApp[]
  builtIn: BuiltInApps
  /** The id of the tab in front. */
  active: string
  /** Where a tab's app is. */
  pathOf(id: string): string
  onBack(): void
}

/**
 * The panes of all loaded apps; the one in front is shown, the others stay as they are. Panes stand in the order
 * of their frames and are only ever added at the end: a frame that is moved in the document loads anew (DESK-08).
 */
export function Stage({ host, hosted, apps, builtIn, active, pathOf, onBack }: StageProps) {
  const { apps: loaded, spare } = hosted
  const panes = loaded.some((app) => app.id === active) ? loaded : [...loaded, loadingApp(active)]
  const slots = [
    ...panes.map((pane) => ({ frame: pane.frame, pane })),
    ...(spare > 0 ? [{ frame: spare, pane: null }] : []),
  ].sort((a, b) => a.frame - b.frame)
  return (
    <div className={styles.stage}>
      {slots.map(({ frame, pane }) => (
        <Pane
          key={frame || pane?.id}
          frame={frame}
          app={apps.find((app) => app.code === pane?.code)}
          pane={pane}
          front={pane?.id === active}
          builtIn={builtIn}
          path={pane ? pathOf(pane.id) : ''}
          host={host}
          onBack={onBack}
        />
      ))}
    </div>
  )
}
