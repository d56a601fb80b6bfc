import { loadingApp } from '../hosting/host-state'
import { codeOfTab } from '../hosting/open-tabs'
import { Pane } from '../hosting/pane'
import { useText } from '../text/text-context'
import { OfflineBanner } from './offline-banner'
import styles from './portal.module.css'
import { NoApps } from './portal-parts'
import { loadBuiltIn } from './registry/registry'
import { titleOf } from './store/compose-tabs'
import { useShell, useShellState } from './store/shell-context'
import { appOf, type ShellState } from './store/shell-state'

/** The apps of this window, the one in front in sight. */
export function Content() {
  const { shell } = useText()
  const current = useShellState(isCurrentKnown)
  const over = useShellState((state) => state.signedOut !== null)
  return (
    <>
      <main id="content" className={styles.content} tabIndex={-1}>
        <noscript>
          <p className={styles.noScript}>{shell.noScript}</p>
        </noscript>
        {current ? <Apps /> : <NoApps />}
        {/* While no user is signed in, it is not the network that is gone. */}
        {!over && <OfflineBanner />}
      </main>
      <OpenedSign />
    </>
  )
}

/**
 * The panes of all loaded apps; the one in front is shown, the others stay as they are. Panes stand in the order of
 * their frames and are only ever added at the end: a frame that is moved in the document loads again (DESK-08).
 */
function Apps() {
  const shell = useShell()
  const { address, tabs, active, apps } = useShellState((state) => state)
  const { apps: loaded, spare } = useShellState((state) => state.hosted)
  const panes = loaded.some((app) => app.id === active) ? loaded : [...loaded, loadingApp(active)]
  const slots = [
    ...panes.map((pane) => ({ frame: pane.frame, pane })),
    ...(spare > 0 ? [{ frame: spare, pane: null }] : []),
  ].sort((a, b) => a.frame - b.frame)
  const pathOf = (id: string) =>
    id === active
      ? address.path
      : (tabs.find((tab) => tab.id === id)?.path ?? `/${encodeURIComponent(codeOfTab(id))}`)
  return (
    <div className="relative h-full">
      {slots.map(({ frame, pane }) => (
        <Pane
          key={frame || pane?.id}
          frame={frame}
          app={apps.find((app) => app.code === pane?.code)}
          pane={pane}
          front={pane?.id === active}
          loadBuiltIn={loadBuiltIn}
          path={pane ? pathOf(pane.id) : ''}
          host={shell.host}
          onBack={() => window.history.back()}
        />
      ))}
    </div>
  )
}

/** Says which app has come to the front. */
function OpenedSign() {
  const { shell } = useText()
  const title = useShellState((state) =>
    isCurrentKnown(state) && state.hosted.apps.length > 0 ? titleOf(state, state.active) : '',
  )
  return (
    <p className="visually-hidden" role="status">
      {title && shell.opened(title)}
    </p>
  )
}

export function isCurrentKnown(state: ShellState): boolean {
  return appOf(state, codeOfTab(state.active)) !== undefined
}
