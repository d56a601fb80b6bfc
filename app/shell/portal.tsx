import { useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { PhoneNav } from '../features/app-navigator/phone-nav'
import { LoadingFlag } from '../features/loading-flag/loading-flag'
import { TrackingPlace } from '../features/tracking/tracking-place'
import { Skin } from '../hosting/skin'
import { useText } from '../text/text-context'
import { homeOf, ShellBar } from './bar/shell-bar'
import { Content, isCurrentKnown } from './content'
import { useFeatures } from './features-context'
import { LaterParts } from './later-parts'
import { Overlays } from './overlays/overlays'
import styles from './portal.module.css'
import { ExitFullScreen, SkipLink } from './portal-parts'
import { listedApps } from './rail/listed-apps'
import { pathOf, ShellRail } from './rail/shell-rail'
import { useShell, useShellState } from './shell-context'
import { titleOf } from './store/compose-tabs'
import { isAppOnly, isFramed } from './store/shell-state'
import { ShellTabs } from './tabs/shell-tabs'
import { useTabs } from './tabs/use-tab-strip'
import { useFollowLinks } from './use-follow-links'

/** The signed-in shell: top bar, rail, tab strip and the apps' panes. */
export function Portal() {
  const shell = useShell()
  const element = useRef<HTMLDivElement>(null)
  useFollowLinks(element, shell.go)
  const appOnly = useShellState(isAppOnly)
  const framed = useShellState(isFramed)
  const { hiddenHeader } = useShellState((state) => state.mode)
  return (
    <div className={styles.frame} ref={element}>
      <PageSkin />
      <PageTitle />
      {!appOnly && <SkipLink />}
      <Busy />
      {!appOnly && !hiddenHeader && <ShellBar />}
      {framed && <ShellRail />}
      {framed && <ShellTabs />}
      {framed && <ShellPhoneNav />}
      <Content />
      {!appOnly && <TrackingPlace />}
      <FullScreenEnd />
      <LaterParts />
      <Overlays />
    </div>
  )
}

function PageSkin() {
  const { theme, darkTheme } = useShellState((state) => state.page)
  return <Skin theme={theme} darkTheme={darkTheme} />
}

/** What the browser's tab says, with the count of what is new. */
function PageTitle() {
  const { signInAgain, pageTitle } = useText()
  const { messages } = useFeatures()
  const system = useShellState((state) => state.page.systemName)
  const app = useShellState((state) => isCurrentKnown(state) && titleOf(state, state.active))
  const over = useShellState((state) => state.signedOut !== null)
  const heading = over ? signInAgain.title : app
  const title = messages.titled(heading ? pageTitle(heading, system) : system)
  useEffect(() => {
    document.title = title
  }, [title])
  return null
}

function Busy() {
  const asking = useNavigation().state !== 'idle'
  return <LoadingFlag busy={useShellState((state) => state.hosted.busy > 0) || asking} />
}

function ShellPhoneNav() {
  const shell = useShell()
  const open = useShellState((state) => state.tabs)
  const { person, tenant } = useShellState((state) => state.page)
  return (
    <PhoneNav
      owner={`${person.userId} ${tenant.tenantId}`}
      apps={listedApps(useShellState((state) => state.apps))}
      tabs={useTabs()}
      active={useShellState((state) => state.active)}
      home={useShellState(homeOf)}
      unread={useFeatures().messages.summary.unread}
      pathOf={(app) => pathOf({ tabs: open }, app)}
      onOpen={(path, tab) => shell.go(path, { tab })}
      onCloseTab={(id) => shell.closeTabs([id])}
    />
  )
}

function FullScreenEnd() {
  const shell = useShell()
  const on = useShellState((state) => state.fullScreen)
  return on && <ExitFullScreen onExit={() => shell.setFullScreen(false)} />
}
