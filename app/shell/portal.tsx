import { useFetchers, useNavigation } from '@remix-run/react'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { ThemeStyle } from '../hosting/theme-style'
import { useText } from '../text/text-context'
import { underWay } from '../ui/under-way'
import { Navbar } from './bar/navbar'
import { Content } from './content'
import { LoadingFlag } from './loading-flag'
import { Overlays } from './overlays/overlays'
import styles from './portal.module.css'
import { ExitFullScreen, SkipLink } from './portal-parts'
import { AppRail } from './rail/app-rail'
import { Slot } from './registry/slot'
import { titleOf } from './store/compose-tabs'
import { useShell, useShellState } from './store/shell-context'
import { hasRailAndTabs, isAppOnly, isCurrentKnown } from './store/shell-state'
import { TabStrip } from './tabs/tab-strip'
import { useFollowLinks } from './use-follow-links'

/** The signed-in shell: top bar, rail, tab strip, the apps' panes and the slots of features. */
export function Portal() {
  const element = useRef<HTMLDivElement>(null)
  useFollowLinks(element)
  const appOnly = useShellState(isAppOnly)
  const railAndTabs = useShellState(hasRailAndTabs)
  const { hiddenHeader } = useShellState((state) => state.mode)
  return (
    <>
      <div className={styles.shell} ref={element}>
        <Slot name="first" />
        <PageTheme />
        <PageTitle />
        {!appOnly && <SkipLink />}
        <Busy />
        {!appOnly && !hiddenHeader && <Navbar />}
        {railAndTabs && <AppRail />}
        {railAndTabs && <Slot name="railEnd" />}
        {railAndTabs && <TabStrip />}
        {railAndTabs && <Slot name="bottom" />}
        <Content />
        <Slot name="beside" />
        <FullScreenEnd />
        <Overlays />
      </div>
      <div className={styles.corner}>
        <Slot name="corner" />
      </div>
    </>
  )
}

function PageTheme() {
  const { theme, darkTheme } = useShellState((state) => state.page)
  return <ThemeStyle theme={theme} darkTheme={darkTheme} />
}

/** The document title, with the count of new messages. */
function PageTitle() {
  const { signInAgain, pageTitle } = useText()
  const system = useShellState((state) => state.page.systemName)
  const app = useShellState((state) => isCurrentKnown(state) && titleOf(state, state.active))
  const over = useShellState((state) => state.signedOut !== null)
  const { count, fresh } = useShellState((state) => state.unread)
  const heading = over ? signInAgain.title : app
  const title = heading ? pageTitle(heading, system) : system
  useEffect(() => {
    document.title = fresh ? `(${count}) ${title}` : title
  }, [title, count, fresh])
  return null
}

/** Requests of the apps, the router and the shell itself, except those that no user waits for. */
function Busy() {
  const apps = useShellState((state) => state.hosted.busy)
  const own = useSyncExternalStore(underWay.subscribe, underWay.snapshot, underWay.snapshot)
  const router = [useNavigation(), ...useFetchers()].some(({ state }) => state !== 'idle')
  return <LoadingFlag busy={apps + own > 0 || router} />
}

function FullScreenEnd() {
  const shell = useShell()
  const on = useShellState((state) => state.fullScreen)
  return on && <ExitFullScreen onExit={() => shell.setFullScreen(false)} />
}
