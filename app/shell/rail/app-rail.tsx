import { LayoutGrid, RotateCw, Settings2 } from 'lucide'
import { lazy, type RefObject, useEffect, useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LaterPart } from '../../ui/later-part'
import styles from './app-rail.module.css'
import { watchIntent } from './intent'
import { RailLink } from './rail-link'

const AppDrawer = lazy(() => import('./app-drawer'))

interface AppRailProps {
  /** The apps to show, in order; null = the list could not be loaded. */
  apps: readonly HostedApp[] | null
  /** All that the drawer shows. */
  all: readonly HostedApp[]
  active: string
  /** Where an app's link leads: its last path while it is open. */
  pathOf(app: HostedApp): string
  badgeOf(app: HostedApp): number
  isOpen(app: HostedApp): boolean
  /** The pointer rests on an app of the rail, or the focus is there: it may be opened next. */
  onIntent?(app: HostedApp): void
  onCustomise(): void
  onRetry(): void
  retrying: boolean
}

/** The app navigation, with the drawer of all apps. */
export function AppRail(props: AppRailProps) {
  const { apps, all, active, pathOf, badgeOf, isOpen } = props
  const { frame } = useText()
  const rail = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [drawer, setDrawer] = useState(false)
  useIntent(rail, props)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another app in front is the reason to scroll
  useEffect(() => {
    // With the frame, which is laid out anyway: whoever clicked waits for the app.
    const next = requestAnimationFrame(() =>
      rail.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(next)
  }, [active])

  const linkTo = (app: HostedApp, marked = false) => (
    <RailLink
      app={app}
      to={pathOf(app)}
      current={app.code === active}
      badge={badgeOf(app)}
      open={marked && isOpen(app)}
    />
  )
  return (
    <>
      <nav ref={rail} className={styles.rail} aria-label={frame.rail}>
        {apps ? (
          <>
            <ul className={styles.list}>
              {apps.map((app) => (
                <li key={app.code} className={styles.item}>
                  {linkTo(app)}
                </li>
              ))}
            </ul>
            <Tools
              more={more}
              expanded={drawer}
              onMore={() => setDrawer(true)}
              onCustomise={props.onCustomise}
            />
          </>
        ) : (
          <Failed onRetry={props.onRetry} retrying={props.retrying} />
        )}
      </nav>
      {drawer && (
        <LaterPart onLost={() => setDrawer(false)}>
          <AppDrawer
            apps={all}
            linkTo={(app) => linkTo(app, true)}
            button={more}
            onClose={() => setDrawer(false)}
          />
        </LaterPart>
      )}
    </>
  )
}

function useIntent(rail: RefObject<HTMLElement>, { apps, onIntent }: AppRailProps) {
  const latest = useRef({ apps, onIntent })
  latest.current = { apps, onIntent }
  useEffect(() => {
    if (!rail.current) return
    return watchIntent(rail.current, (code) => {
      const app = latest.current.apps?.find((one) => one.code === code)
      if (app) latest.current.onIntent?.(app)
    })
  }, [rail])
}

interface ToolsProps {
  more: RefObject<HTMLButtonElement>
  expanded: boolean
  onMore(): void
  onCustomise(): void
}

function Tools({ more, expanded, onMore, onCustomise }: ToolsProps) {
  const { rail } = useText()
  return (
    <>
      <button
        ref={more}
        type="button"
        className={styles.tool}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onMore}
      >
        <Icon drawing={LayoutGrid} className={styles.toolIcon} />
        {rail.more}
      </button>
      <button type="button" className={styles.tool} aria-haspopup="dialog" onClick={onCustomise}>
        <Icon drawing={Settings2} className={styles.toolIcon} />
        {rail.customise}
      </button>
    </>
  )
}

function Failed({ onRetry, retrying }: Pick<AppRailProps, 'onRetry' | 'retrying'>) {
  const { frame } = useText()
  return (
    <div className={styles.failed} role="alert">
      <p>{frame.appsFailed}</p>
      <button type="button" className={styles.retry} onClick={onRetry} disabled={retrying}>
        <Icon drawing={RotateCw} className={styles.retryIcon} />
        {retrying ? frame.retrying : frame.retry}
      </button>
    </div>
  )
}
