import { loadingApp } from '../hosting/host-state'
import { Pane } from '../hosting/pane'
import { useText } from '../text/text-context'
import { OfflineBanner } from './offline-banner'
import styles from './portal.module.css'
import { NoApps } from './portal-parts'
import { loadBuiltIn } from './registry/registry'
import { titleOf } from './store/compose-tabs'
import { placeOf } from './store/place-of'
import { useShell, useShellState } from './store/shell-context'
import { isCurrentKnown } from './store/shell-state'

export function Content() {
  const { shell } = useText()
  const current = useShellState(isCurrentKnown)
  const over = useShellState((state) => state.signedOut !== null)
  return (
    <>
      <main id="content" className={`relative min-h-0 outline-0 ${styles.content}`} tabIndex={-1}>
        <noscript>
          <p className={`p-4 rounded-md bg-warning-soft text-warning ${styles.noScript}`}>
            {shell.noScript}
          </p>
        </noscript>
        {current ? <Apps /> : <NoApps />}
        {/* Without a session the live socket is down for a reason other than the network. */}
        {!over && <OfflineBanner />}
      </main>
      <OpenedSign />
    </>
  )
}

/**
 * The panes of all loaded apps; the one in front is shown, the others stay as they are. Panes are in the order of their
 * frames, and new ones are only appended: moving a frame within the document would reload it (DESK-08).
 */
function Apps() {
  const shell = useShell()
  const state = useShellState((all) => all)
  const { active, apps } = state
  const { apps: loaded, spare } = state.hosted
  const panes = loaded.some((app) => app.id === active) ? loaded : [...loaded, loadingApp(active)]
  const slots = [
    ...panes.map((pane) => ({ frame: pane.frame, pane })),
    ...(spare > 0 ? [{ frame: spare, pane: null }] : []),
  ].sort((a, b) => a.frame - b.frame)
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
          path={pane ? placeOf(state, pane.id).path : ''}
          host={shell.host}
          onBack={() => shell.back()}
        />
      ))}
    </div>
  )
}

/** Announces to screen readers which app has come to the front. */
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
