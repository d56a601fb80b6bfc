import { OfflineBanner } from '../features/offline-banner/offline-banner'
import { codeOfTab } from '../hosting/open-tabs'
import { Stage } from '../hosting/stage'
import { useText } from '../text/text-context'
import { builtInApps } from './built-in-apps'
import styles from './portal.module.css'
import { NoApps } from './portal-parts'
import { useShell, useShellState } from './shell-context'
import { titleOf } from './store/compose-tabs'
import { appOf, type ShellState } from './store/shell-state'

/** The apps of this window, the one in front in sight. */
export function Content() {
  const { frame } = useText()
  const current = useShellState(isCurrentKnown)
  const over = useShellState((state) => state.signedOut !== null)
  return (
    <>
      <main id="content" className={styles.content} tabIndex={-1}>
        <noscript>
          <p className={styles.noScript}>{frame.noScript}</p>
        </noscript>
        {current ? <Apps /> : <NoApps />}
        {/* While no user is signed in, it is not the network that is gone. */}
        {!over && <OfflineBanner />}
      </main>
      <OpenedSign />
    </>
  )
}

function Apps() {
  const shell = useShell()
  const { address, tabs, active } = useShellState((state) => state)
  return (
    <Stage
      host={shell.host}
      hosted={useShellState((state) => state.hosted)}
      apps={useShellState((state) => state.apps)}
      builtIn={builtInApps}
      active={active}
      pathOf={(id) =>
        id === active
          ? address.path
          : (tabs.find((tab) => tab.id === id)?.path ?? `/${encodeURIComponent(codeOfTab(id))}`)
      }
      onBack={() => window.history.back()}
    />
  )
}

/** Says which app has come to the front. */
function OpenedSign() {
  const { frame } = useText()
  const title = useShellState((state) =>
    isCurrentKnown(state) && state.hosted.apps.length > 0 ? titleOf(state, state.active) : '',
  )
  return (
    <p className="visually-hidden" role="status">
      {title && frame.opened(title)}
    </p>
  )
}

export function isCurrentKnown(state: ShellState): boolean {
  return appOf(state, codeOfTab(state.active)) !== undefined
}
