import { useEffect, useRef, useState } from 'react'
import type { RealmFailure } from '~contract/hosting/bridge'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { framingPath, windowPath } from '~contract/portal/paths'
import { useText } from '../text/text-context'
import { recipeClass } from '../ui/classes'
import { LazyPart, partOf } from '../ui/lazy-part'
import { Spinner } from '../ui/spinner'
import { StateMessage } from '../ui/state-message'
import type { AppHost } from './app-host'
import { appStatus } from './app-status'
import { isBuiltIn, type LoadBuiltIn } from './built-in'
import { BuiltInApp } from './built-in-app'
import type { LoadedApp } from './host-state'
import styles from './pane.module.css'

const NoticeOverApp = partOf(() => import('./app-notice'))
const FailureDetails = partOf(() => import('./failure-details'))

const canGuardWindow = typeof window !== 'undefined' && 'navigation' in window
/**
 * Everything except navigating the window, which the shell cannot stop (window-guard.ts) in old browsers and isolated
 * apps.
 */
const ownFrameSandbox =
  'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox allow-downloads allow-modals'

interface PaneProps {
  /** The number of its frame element; 0 = none (yet). */
  frame: number
  /** Null without an app: the spare frame, for the app that is opened next. */
  pane: LoadedApp | null
  app: HostedApp | undefined
  front: boolean
  loadBuiltIn: LoadBuiltIn
  /** The app's current path. */
  path: string
  host: AppHost | null
  onBack(): void
}

/** One app's container: its frame, covered by a message while it loads or after it failed. */
export function Pane({ frame, pane, app, host, onBack, ...place }: PaneProps) {
  const { front } = place
  const hidden = !front || pane?.leaving
  const loading = pane?.status === appStatus.loading
  const failed = pane?.status === appStatus.failed
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (hidden && element.current) takeFocusOut(element.current)
  }, [hidden])
  return (
    <div
      ref={element}
      className={hidden ? hiddenBy(app) : styles.pane}
      {...(pane && {
        role: 'tabpanel',
        id: panelId(pane.id),
        'aria-labelledby': tabId(pane.id),
        'aria-busy': loading,
      })}
      {...(pane && app && marksOf(pane, app))}
      // React 18 knows no `inert` property; as an attribute any value turns it on.
      {...(hidden && { inert: '' })}
    >
      {pane?.notice && !failed && (
        <LazyPart quiet>
          <NoticeOverApp
            notice={pane.notice}
            onDismiss={() => host?.dismissNotice(pane.id)}
            onEnd={(detail) => host?.crashed(frame, { kind: 'ended', detail })}
          />
        </LazyPart>
      )}
      {frame > 0 && host && !failed && <AppFrame frame={frame} app={app} host={host} {...place} />}
      {loading && <Loading />}
      {failed && host && app && (
        <Failed pane={pane} app={app} onReload={() => host.reload(pane.id)} onBack={onBack} />
      )}
    </div>
  )
}

/**
 * Chromium leaves the focus in a frame that gets hidden (after Back, say): keys would go to an app that is out of
 * sight.
 */
function takeFocusOut(pane: HTMLElement) {
  if (!pane.contains(document.activeElement)) return
  pane.closest('main')?.focus({ preventScroll: true })
}

function hiddenBy(app: HostedApp | undefined) {
  return app?.isolated ? styles.hiddenApart : styles.hidden
}

function marksOf({ code, status, kind }: LoadedApp, app: HostedApp) {
  return { 'data-app-code': code, 'data-app-status': status, 'data-app-kind': kind ?? app.kind }
}

interface AppFrameProps {
  frame: number
  app: HostedApp | undefined
  host: AppHost
}

type AnyFrameProps = AppFrameProps & Pick<PaneProps, 'front' | 'path' | 'loadBuiltIn'>

function AppFrame({ frame, app, host, loadBuiltIn, ...place }: AnyFrameProps) {
  if (app?.kind === 'built-in' && isBuiltIn(app.code)) {
    return <BuiltInApp {...place} code={app.code} load={loadBuiltIn} frame={frame} host={host} />
  }
  if (app?.kind === 'external') return <ExternalFrame frame={frame} app={app} host={host} />
  return <OwnFrame frame={frame} app={app} host={host} />
}

/** The frame of an app that the portal serves. */
function OwnFrame({ frame, app, host }: AppFrameProps) {
  // In state, because the host forgets a frame while its app is still unmounting in it.
  const [element] = useState(() => host.elementOf(frame))
  const { src, name, app: inside } = element ?? {}
  return (
    <iframe
      className={styles.frame}
      title={app?.title ?? ''}
      data-frame={frame}
      src={src}
      {...(name && { name })}
      {...(inside?.allow && { allow: inside.allow })}
      {...((!canGuardWindow || inside?.isolated) && { sandbox: ownFrameSandbox })}
      onLoad={() => host.frameLoaded(frame)}
    />
  )
}

function ExternalFrame({ frame, app, host }: AppFrameProps & { app: HostedApp }) {
  useEffect(() => {
    const stop = new AbortController()
    // A browser does not report that a page refuses to be framed; its server's response headers do.
    fetch(framingPath(app.code), { signal: stop.signal })
      .then((answer) => answer.ok && answer.json())
      .then((answer) => answer?.refused && host.frameRefused(frame))
      .catch(() => {})
    return () => stop.abort()
  }, [app.code, frame, host])
  return (
    <iframe
      className={styles.frame}
      title={app.title}
      data-app-code={app.code}
      src={app.source}
      referrerPolicy="no-referrer"
      onLoad={() => host.frameLoaded(frame)}
    />
  )
}

function Loading() {
  const { hosting } = useText()
  return (
    <div className={styles.cover} role="status">
      <div className={styles.waiting}>
        <Spinner />
        <p>{hosting.loading}</p>
      </div>
    </div>
  )
}

interface FailedProps {
  pane: LoadedApp
  app: HostedApp
  onReload(): void
  onBack(): void
}

function Failed({ pane, app, onReload, onBack }: FailedProps) {
  const { hosting } = useText()
  const failure = pane.failure ?? { kind: 'mount', detail: '' }
  const refused = failure.kind === 'refused'
  const { reason, details } = useReason(failure)
  return (
    <div className={styles.cover}>
      <StateMessage
        kind="error"
        title={refused ? hosting.refusedTitle : hosting.mountFailed}
        detail={reason}
        foot={
          details && (
            <LazyPart quiet>
              <FailureDetails text={`${app.code}\n${details}`} />
            </LazyPart>
          )
        }
      >
        {refused ? (
          <a
            className={recipeClass('button', { variant: 'solid', size: 'md' })}
            href={windowPath(app.code)}
            target="_blank"
            rel="noopener noreferrer"
          >
            {hosting.openInWindow}
          </a>
        ) : (
          <button
            type="button"
            className={recipeClass('button', { variant: 'solid', size: 'md' })}
            onClick={onReload}
          >
            {hosting.reload}
          </button>
        )}
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

/** What happened, in plain words, and the details for an administrator. */
function useReason({ kind, detail }: RealmFailure) {
  const { hosting } = useText()
  const plain: Partial<Record<RealmFailure['kind'], string>> = {
    ended: detail,
    timeout: hosting.timedOut,
    left: detail ? hosting.leftFor(detail) : hosting.left,
    refused: hosting.refused,
  }
  const reason = plain[kind]
  if (reason) return { reason, details: '' }
  const happened = kind === 'mount' ? hosting.startFailed : hosting.fetchFailed
  return { reason: happened, details: detail === 'realm' ? '' : detail }
}

/** The ids that link a tab to its panel. */
export function tabId(id: string): string {
  return `tab-${id}`
}

export function panelId(id: string): string {
  return `panel-${id}`
}
