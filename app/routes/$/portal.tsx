import { useNavigation, useSubmit } from '@remix-run/react'
import { lazy, Suspense, useRef, useState, useSyncExternalStore } from 'react'
import { AppRail } from '../../features/app-rail/app-rail'
import { LoadingFlag } from '../../features/loading-flag/loading-flag'
import { Navbar } from '../../features/navbar/navbar'
import type { PortalPage } from '../../features/portal-page/portal-page.server'
import { useAppHost } from '../../features/portal-page/use-app-host'
import { useDesk } from '../../features/portal-page/use-desk'
import { useFollowLinks } from '../../features/portal-page/use-follow-links'
import { useRefresh } from '../../features/portal-page/use-refresh'
import { useShell } from '../../features/portal-page/use-shell'
import { useUnsavedWork } from '../../features/portal-page/use-unsaved-work'
import { type StripTab, TabStrip } from '../../features/tab-strip/tab-strip'
import type { AppHost, HostState } from '../../hosting/app-host'
import type { HostedApp } from '../../hosting/hosted-app'
import { Stage } from '../../hosting/stage'
import { useText } from '../../text/text-context'
import { recipeClass } from '../../ui/classes'
import { StateMessage } from '../../ui/state-message'
import styles from './portal.module.css'

const ConfirmDialog = lazy(() => import('../../ui/overlay/confirm-dialog'))

/** The signed-in frame: top bar, rail, tab strip and the apps' panes, with what happens between them. */
export function Portal({ page }: { page: PortalPage }) {
  const { frame, signOut } = useText()
  const apps = page.apps ?? []
  const front = useDesk(page.desk, page.deskCookie, page.apps)
  const { desk, active } = front
  const { refresh, refreshing } = useRefresh(page.apps === null)
  const unsaved = useUnsavedWork()
  const [leaving, setLeaving] = useState(false)
  const submit = useSubmit()
  const element = useRef<HTMLDivElement>(null)
  useFollowLinks(element)

  const askToClose = (code: string) => {
    const title = titleOf(code)
    if (stateOf(code)?.dirty) unsaved.ask(title, () => front.closeTab(code))
    else front.closeTab(code)
  }
  const shell = useShell({ page, front, close: askToClose, refresh })
  const host = useAppHost(shell, front)
  const hosted = useHostState(host)
  const busy = useNavigation().state !== 'idle' || hosted.busy > 0
  unsaved.useGuard(hosted.apps.some((app) => app.dirty))

  const stateOf = (code: string) => hosted.apps.find((app) => app.code === code)
  const appOf = (code: string) => apps.find((app) => app.code === code)
  const titleOf = (code: string) => stateOf(code)?.title ?? appOf(code)?.title ?? code
  const badgeOf = (app: HostedApp) =>
    page.showBadges ? (stateOf(app.code)?.badge ?? app.badge) : 0

  const tabs = desk.flatMap((tab): StripTab[] => {
    const app = appOf(tab.code)
    if (!app) return []
    const dirty = stateOf(tab.code)?.dirty ?? false
    return [{ ...tab, title: titleOf(tab.code), closable: !app.affix, badge: badgeOf(app), dirty }]
  })
  const unsavedTitles = tabs.filter((tab) => tab.dirty).map((tab) => tab.title)
  const rail = page.rail.flatMap((code) => appOf(code) ?? [])
  const current = appOf(active)

  return (
    <div className={styles.frame} ref={element}>
      <SkipLink />
      <LoadingFlag busy={busy} />
      <Navbar
        systemName={page.systemName}
        classified={page.classified}
        tenantName={page.tenant.name}
        person={page.person}
        home={rail.find((app) => app.kind !== 'window')?.home ?? '/'}
        onSignOut={() => setLeaving(true)}
      />
      <AppRail
        apps={page.apps && rail}
        active={active}
        pathOf={(app) => desk.find((tab) => tab.code === app.code)?.path ?? app.home}
        badgeOf={badgeOf}
        onRetry={refresh}
        retrying={refreshing}
      />
      <TabStrip tabs={tabs} active={active} onClose={askToClose} />
      <main id="content" className={styles.content} tabIndex={-1}>
        <noscript>
          <p className={styles.noScript}>{frame.noScript}</p>
        </noscript>
        {current ? (
          <Stage host={host} apps={apps} active={active} onBack={() => window.history.back()} />
        ) : (
          <NoApps onRetry={refresh} retrying={refreshing} />
        )}
      </main>
      <p className="visually-hidden" role="status">
        {current && host ? frame.opened(titleOf(active)) : ''}
      </p>
      <Suspense>
        {unsaved.question && <ConfirmDialog {...unsaved.question} />}
        {leaving && (
          <ConfirmDialog
            title={signOut.question}
            detail={unsavedTitles.length > 0 ? signOut.unsaved(unsavedTitles) : signOut.detail}
            destructive={unsavedTitles.length > 0}
            confirm={signOut.confirm}
            cancel={signOut.stay}
            onCancel={() => setLeaving(false)}
            onConfirm={() => submit(null, { method: 'post', action: '/logout' })}
          />
        )}
      </Suspense>
    </div>
  )
}

/** Moves the focus by itself: the address belongs to the apps, and a hash in it would be theirs to answer. */
function SkipLink() {
  const { frame } = useText()
  return (
    // biome-ignore lint/a11y/useValidAnchor: a link, so that it also works without scripts
    <a
      className={styles.skip}
      href="#content"
      onClick={(event) => {
        event.preventDefault()
        document.getElementById('content')?.focus()
      }}
    >
      {frame.skipToContent}
    </a>
  )
}

const emptyState: HostState = { apps: [], busy: 0 }

function useHostState(host: AppHost | null): HostState {
  return useSyncExternalStore(
    host?.subscribe ?? (() => () => {}),
    host?.snapshot ?? (() => emptyState),
    () => emptyState,
  )
}

/** In the place of the apps while their list could not be had: not the same as having none. */
function NoApps({ onRetry, retrying }: { onRetry(): void; retrying: boolean }) {
  const { frame } = useText()
  return (
    <div className={styles.noApps}>
      <StateMessage kind="error" title={frame.appsFailed} detail={frame.appsFailedDetail}>
        <button
          type="button"
          className={recipeClass('button', { variant: 'solid', size: 'md' })}
          onClick={onRetry}
          disabled={retrying}
        >
          {retrying ? frame.retrying : frame.retry}
        </button>
      </StateMessage>
    </div>
  )
}
