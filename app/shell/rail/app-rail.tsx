import { LayoutGrid, RotateCw, Settings2 } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { codeOfTab } from '../../hosting/open-tabs'
import { useText } from '../../text/text-context'
import { Icon } from '../../ui/icon'
import { LazyPart, partOf } from '../../ui/lazy-part'
import { railApps } from '../store/listed-apps'
import { useShell, useShellState } from '../store/shell-context'
import { useRefresh } from '../use-refresh'
import styles from './app-rail.module.css'
import { watchIntent } from './intent'
import { RailLink } from './rail-link'

const AppDrawer = partOf(() => import('./app-drawer'))

export function AppRail() {
  const { shell } = useText()
  const rail = useRef<HTMLElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [drawer, setDrawer] = useState(false)
  const apps = useShellState(railApps)
  useScrollToActive(rail)
  useIntent(rail)
  return (
    <>
      <nav
        ref={rail}
        className={`flex flex-col min-h-0 border-r bg-surface ${styles.rail}`}
        aria-label={shell.rail}
      >
        {apps ? (
          <>
            <ul
              className={`flex flex-col gap-0.5 min-h-0 px-1.5 py-2 overflow-x-hidden overflow-y-auto scrollbar-thin ${styles.list}`}
            >
              {apps.map((app) => (
                <li key={app.code} className={styles.item}>
                  <RailLink app={app} />
                </li>
              ))}
            </ul>
            <Tools more={more} expanded={drawer} onMore={() => setDrawer(true)} />
          </>
        ) : (
          <Failed />
        )}
      </nav>
      {drawer && (
        <LazyPart onLost={() => setDrawer(false)}>
          <AppDrawer button={more} onClose={() => setDrawer(false)} />
        </LazyPart>
      )}
    </>
  )
}

function useScrollToActive(rail: RefObject<HTMLElement>) {
  const active = useShellState((state) => codeOfTab(state.active))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another app in front is the reason to scroll
  useEffect(() => {
    // In the next frame, which needs a layout anyway: a user who has clicked is waiting for the app.
    const next = requestAnimationFrame(() =>
      rail.current
        ?.querySelector('[aria-current]')
        ?.scrollIntoView({ block: 'nearest', inline: 'nearest' }),
    )
    return () => cancelAnimationFrame(next)
  }, [active])
}

/** Prepares the app in the rail that has the pointer or the focus. */
function useIntent(rail: RefObject<HTMLElement>) {
  const shell = useShell()
  useEffect(() => {
    if (!rail.current) return
    return watchIntent(rail.current, (code) => {
      const app = railApps(shell.state)?.find((one) => one.code === code)
      if (app) shell.host?.intend(app.code)
    })
  }, [rail, shell])
}

const tool =
  'flex flex-none flex-col items-center gap-0.5 rounded-md text-xs text-muted leading-1.35 hover:bg-hover hover:text-text focus:outline-inset'

interface ToolsProps {
  more: RefObject<HTMLButtonElement>
  expanded: boolean
  onMore(): void
}

function Tools({ more, expanded, onMore }: ToolsProps) {
  const { rail } = useText()
  const shell = useShell()
  return (
    <>
      <button
        ref={more}
        type="button"
        className={`${tool} ${styles.tool}`}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onMore}
      >
        <Icon drawing={LayoutGrid} className={`size-20px ${styles.toolIcon}`} />
        {rail.more}
      </button>
      <button
        type="button"
        className={`${tool} ${styles.tool}`}
        aria-haspopup="dialog"
        onClick={() => shell.open('customise')}
      >
        <Icon drawing={Settings2} className={`size-20px ${styles.toolIcon}`} />
        {rail.customise}
      </button>
    </>
  )
}

function Failed() {
  const { shell } = useText()
  const { refresh, refreshing } = useRefresh()
  return (
    <div className={`px-2 py-4 text-xs text-muted text-center ${styles.failed}`} role="alert">
      <p>{shell.appsFailed}</p>
      <button
        type="button"
        className="inline-flex items-center gap-1 px-2 py-1.5 border-control rounded-md bg-surface text-text"
        onClick={refresh}
        disabled={refreshing}
      >
        <Icon drawing={RotateCw} className="size-14px" />
        {refreshing ? shell.retrying : shell.retry}
      </button>
    </div>
  )
}
