import { realmPath } from '../config/paths'
import { useText } from '../text/text-context'
import { recipeClass } from '../ui/classes'
import { Spinner } from '../ui/spinner'
import { StateMessage } from '../ui/state-message'
import type { AppHost, LoadedApp } from './app-host'
import { appStatus } from './app-status'
import type { HostedApp } from './hosted-app'
import styles from './stage.module.css'

interface PaneProps {
  app: HostedApp
  pane: LoadedApp
  front: boolean
  host: AppHost | null
  onBack(): void
}

/** One app's container: its frame, and over it what is to be said while it loads or after it failed. */
export function Pane({ app, pane, front, host, onBack }: PaneProps) {
  const hidden = !front || pane.leaving
  const embedded = app.kind === 'embedded'
  return (
    <div
      role="tabpanel"
      id={panelId(app.code)}
      aria-labelledby={tabId(app.code)}
      className={hidden ? styles.hidden : styles.pane}
      aria-busy={pane.status === appStatus.loading}
      {...(embedded && { 'data-app-code': app.code, 'data-app-status': pane.status })}
      // React 18 knows no `inert` property; as an attribute any value turns it on.
      {...(hidden && { inert: '' })}
    >
      {pane.boot > 0 && host && pane.status !== appStatus.failed && (
        <AppFrame app={app} host={host} />
      )}
      {pane.status === appStatus.loading && <Loading />}
      {pane.status === appStatus.failed && host && (
        <Failed pane={pane} onReload={() => host.reload(app.code)} onBack={onBack} />
      )}
    </div>
  )
}

function AppFrame({ app, host }: { app: HostedApp; host: AppHost }) {
  if (app.kind === 'embedded') {
    return <iframe className={styles.frame} title={app.title} src={realmPath(app.code)} />
  }
  return (
    <iframe
      className={styles.frame}
      title={app.title}
      data-app-code={app.code}
      src={app.source}
      referrerPolicy="no-referrer"
      onLoad={() => host.framed(app.code)}
    />
  )
}

function Loading() {
  const { hosting } = useText()
  return (
    <div className={styles.cover} role="status">
      <Spinner />
      <p>{hosting.loading}</p>
    </div>
  )
}

function Failed({ pane, onReload, onBack }: { pane: LoadedApp; onReload(): void; onBack(): void }) {
  const { hosting } = useText()
  const detail = pane.failure?.detail === 'timeout' ? hosting.timedOut : pane.failure?.detail
  const reason = pane.failure?.kind === 'fetch' ? `${hosting.fetchFailed}：${detail}` : detail
  return (
    <div className={styles.cover}>
      <StateMessage kind="error" title={hosting.mountFailed} detail={reason}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onReload}
        >
          {hosting.reload}
        </button>
        <button
          type="button"
          className={recipeClass('button', { variant: 'outline', size: 'md' })}
          onClick={onBack}
        >
          {hosting.back}
        </button>
      </StateMessage>
    </div>
  )
}

/** The ids that tie a tab and its panel together. */
export function tabId(code: string): string {
  return `tab-${code}`
}

export function panelId(code: string): string {
  return `panel-${code}`
}
