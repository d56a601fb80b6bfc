import { useNavigation } from '@remix-run/react'
import { lazy, useContext, useEffect, useMemo, useRef, useState } from 'react'
import type { HostedApp } from '~contract/hosting/hosted-app'
import { PhoneNav } from '../features/app-navigator/phone-nav'
import { useAssistant } from '../features/assistant/use-assistant'
import { useDownloads } from '../features/downloads/use-downloads'
import { readUploads } from '../features/file-centre/uploads'
import { LoadingFlag } from '../features/loading-flag/loading-flag'
import { useMessages } from '../features/messages/use-messages'
import { OfflineBanner } from '../features/offline-banner/offline-banner'
import { usePalette } from '../features/palette/use-palette'
import type { UnitEntry } from '../features/tenant-switch/unit-entry'
import { UnitSwitch } from '../features/tenant-switch/unit-switch'
import { TrackingPlace } from '../features/tracking/tracking-place'
import type { AppHost } from '../hosting/app-host'
import { codeOfTab } from '../hosting/desk'
import { appPath } from '../hosting/screen-mode'
import { Skin } from '../hosting/skin'
import { Stage } from '../hosting/stage'
import { LiveContext } from '../live/live-feed'
import { useText } from '../text/text-context'
import { LaterPart, onceOnline } from '../ui/later-part'
import { SessionLives } from '../ui/use-server'
import { Navbar } from './bar/navbar'
import { barEntries } from './bar-entries'
import { builtInApps } from './built-in-apps'
import { composeTabs } from './compose-tabs'
import type { Exit } from './leaving-boundary'
import { personalItems } from './personal-items'
import styles from './portal.module.css'
import { type OverlayName, PortalOverlays } from './portal-overlays'
import type { PortalPage as FramePage } from './portal-page.server'
import { ExitFullScreen, NoApps, SkipLink } from './portal-parts'
import { AppRail } from './rail/app-rail'
import type { SignedOut } from './signed-out.server'
import type { StripTab, TabCommands } from './tabs/strip-tab'
import { TabStrip } from './tabs/tab-strip'
import { useAddress } from './use-address'
import { useAppHost } from './use-app-host'
import { useDesk } from './use-desk'
import { useFollowLinks } from './use-follow-links'
import { useFullScreen } from './use-full-screen'
import { type Go, useGo } from './use-go'
import { useHomeTab } from './use-home-tab'
import { useHostState } from './use-host-state'
import { useIdentity } from './use-identity'
import { useLastKnown } from './use-last-known'
import { useLiveNews } from './use-live-news'
import { useRefresh } from './use-refresh'
import { useShell } from './use-shell'
import { type Leaving, useUnsavedWork } from './use-unsaved-work'
import { withBuiltIn } from './with-built-in'

const MessageAttendant = lazy(() =>
  onceOnline(() => import('../features/messages/message-attendant')),
)
const AssistantAttendant = lazy(() =>
  onceOnline(() => import('../features/assistant/assistant-attendant')),
)
const PalettePart = lazy(() => import('./palette-part'))

interface PortalPage extends FramePage {
  units: UnitEntry[]
}

interface PortalProps {
  page: PortalPage
  /** The ways to sign in again, where the session is over. */
  signedOut: SignedOut['signedOut'] | null
  exit: Exit
}

/** The signed-in frame: top bar, rail, tab strip and the apps' panes, with what happens between them. */
export function Portal({ page, signedOut, exit }: PortalProps) {
  const texts = useText()
  const { frame, signInAgain, pageTitle } = texts
  const known = useLastKnown(page)
  const apps = useMemo(() => withBuiltIn(known.apps ?? [], texts), [known.apps, texts])
  const { full, address, frameState } = useAddress()
  const { go, mode } = useGo(full)
  const front = useDesk(page.desk, page.deskCookie, known.apps && apps, address, go)
  const { desk, active } = front
  const { refresh, refreshing } = useRefresh(page.apps === null)
  const sessionOver = useContext(SessionLives)
  const live = useContext(LiveContext)
  const unsaved = useUnsavedWork()
  const messages = useMessages()
  const downloads = useDownloads({ owner: page.person.userId, atOnce: page.downloads.atOnce })
  const assistant = useAssistant(page.assistant)
  const fullScreen = useFullScreen()
  const palette = usePalette()
  const [overlay, setOverlay] = useState<OverlayName | null>(null)
  const element = useRef<HTMLDivElement>(null)

  const askFor = (ids: readonly string[], how: Leaving, proceed: () => void) =>
    unsaved.ask(
      tabs.filter((tab) => tab.dirty && ids.includes(tab.id)).map((tab) => tab.title),
      how,
      proceed,
    )
  const askForAll = (how: Leaving, proceed: () => void) =>
    askFor(
      tabs.map((tab) => tab.id),
      how,
      proceed,
    )
  const closeTabs = (ids: readonly string[]) => askFor(ids, 'close', () => front.closeTabs(ids))
  const own = { userId: page.person.userId, tenantId: page.tenant.tenantId }
  const become = useIdentity(own, (enter) => askForAll('switched', enter))
  const shell = useShell({
    page,
    apps,
    front,
    frameState,
    go,
    sessionOver,
    sendLive: live.send,
    downloads,
    assistant,
    close: (id) => closeTabs([id]),
    reload: (id) => host?.reload(id),
    setFullScreen: fullScreen.set,
  })
  const host: AppHost | null = useAppHost(shell, front, frameState)
  /** The app's files come while its tab is drawn. */
  const open: Go = (path, options) => {
    const id = front.tabIdAt(appPath(path), options?.tab ?? null)
    if (id !== active) host?.activate(id, { path: appPath(path), state: null })
    go(path, options)
  }
  useFollowLinks(element, open)
  const hosted = useHostState(host)
  const counted = useLiveNews(host, apps)
  const uploads = readUploads(hosted.shared.uploads)
  const busy = useNavigation().state !== 'idle' || hosted.busy > 0
  unsaved.useGuard(hosted.apps.some((app) => app.dirty))

  const { tabs, appOf, stateOf, titleOf, badgeOf } = composeTabs({
    desk,
    apps,
    hosted,
    counted,
    showBadges: page.showBadges,
  })
  const commands: TabCommands = {
    reload: (id) => askFor([id], 'reload', () => host?.reload(id)),
    close: closeTabs,
    pin: front.pin,
    move: front.move,
    openInWindow: (id) =>
      window.open(desk.find((tab) => tab.id === id)?.path, '_blank', 'noopener'),
    reopen: front.reopenTab,
    canReopen: front.canReopen,
    intend: (code) => host?.intend(code),
    enterFullScreen: fullScreen.enter,
    toggleHeader: () =>
      go(address.path, { replace: true, mode: { hiddenHeader: !mode.hiddenHeader } }),
    headerHidden: mode.hiddenHeader,
  }
  useReported(exit, tabs)
  const rail = known.rail.flatMap((code) => appOf(code) ?? [])
  const listed = apps.filter((app) => app.listed)
  const current = appOf(codeOfTab(active))
  const home = known.home ?? '/'
  const pathOf = (app: HostedApp) => desk.find((tab) => tab.code === app.code)?.path ?? app.home
  useHomeTab(known.home, front.replaceTab, (code) => !stateOf(code)?.dirty && !appOf(code)?.affix)
  const several = page.units.filter(({ kind }) => kind !== 'separator').length > 1
  const appOnly = mode.fullScreen || fullScreen.on

  const items = personalItems({
    page,
    appOf,
    go: open,
    openDialog: setOverlay,
    switchAccount: () => askForAll('switch', () => setOverlay('accounts')),
    signOut: exit.ask,
  })

  const heading = signedOut ? signInAgain.title : current && titleOf(active)
  const title = messages.titled(heading ? pageTitle(heading, page.systemName) : page.systemName)
  useEffect(() => {
    document.title = title
  }, [title])

  return (
    <div className={styles.frame} ref={element}>
      <Skin theme={page.theme} darkTheme={page.darkTheme} />
      {!appOnly && <SkipLink />}
      <LoadingFlag busy={busy} />
      {!appOnly && !mode.hiddenHeader && (
        <Navbar
          systemName={page.systemName}
          classified={page.classified}
          brand={page.brand}
          tenantName={page.tenant.name}
          person={page.person}
          home={home}
          maintenance={page.tenant.maintenance}
          entries={barEntries({
            page,
            texts,
            appOf,
            go: open,
            messages,
            palette,
            downloads,
            uploads,
            openAssistant: assistant.open,
          })}
          items={items}
          unitSwitch={
            several && (
              <UnitSwitch
                units={page.units}
                tenantId={page.tenant.tenantId}
                onLeave={(proceed) => askForAll('switch', proceed)}
                onSwitched={become}
              />
            )
          }
        />
      )}
      {!appOnly && !mode.singleScreen && (
        <AppRail
          apps={known.apps && rail}
          all={listed}
          active={codeOfTab(active)}
          pathOf={pathOf}
          badgeOf={badgeOf}
          isOpen={(app) => desk.some((tab) => tab.code === app.code)}
          onIntent={(app) => host?.intend(app.code)}
          onCustomise={() => setOverlay('shortcuts')}
          onRetry={refresh}
          retrying={refreshing}
        />
      )}
      {!appOnly && !mode.singleScreen && (
        <TabStrip tabs={tabs} active={active} tip={page.tip} commands={commands} />
      )}
      {!appOnly && !mode.singleScreen && (
        <PhoneNav
          owner={`${own.userId} ${own.tenantId}`}
          apps={listed}
          tabs={tabs}
          active={active}
          home={home}
          unread={messages.summary.unread}
          pathOf={pathOf}
          onOpen={(path, tab) => open(path, { tab })}
          onCloseTab={(id) => closeTabs([id])}
        />
      )}
      <main id="content" className={styles.content} tabIndex={-1}>
        <noscript>
          <p className={styles.noScript}>{frame.noScript}</p>
        </noscript>
        {current ? (
          <Stage
            host={host}
            apps={apps}
            builtIn={builtInApps}
            active={active}
            pathOf={(id) => shell.placeOf(id).path}
            onBack={() => window.history.back()}
          />
        ) : (
          <NoApps onRetry={refresh} retrying={refreshing} />
        )}
        {/* While nobody is signed in, it is not the network that is gone. */}
        {!signedOut && <OfflineBanner />}
      </main>
      {!appOnly && <TrackingPlace />}
      {fullScreen.on && <ExitFullScreen onExit={fullScreen.leave} />}
      <p className="visually-hidden" role="status">
        {current && host ? frame.opened(titleOf(active)) : ''}
      </p>
      {/* No boundary before it is needed: one that waits for hydration would break on the first update. */}
      {messages.started && (
        <LaterPart quiet>
          <MessageAttendant messages={messages} {...own} />
        </LaterPart>
      )}
      {palette.wanted && (
        <LaterPart onLost={palette.close}>
          <PalettePart
            palette={palette}
            owner={page.person.userId}
            apps={apps}
            tabs={tabs}
            active={active}
            commands={commands}
            framed={!appOnly && !mode.singleScreen}
            onOpen={open}
            onCustomise={() => setOverlay('shortcuts')}
            items={items}
          />
        </LaterPart>
      )}
      {assistant.settings && assistant.started && (
        <LaterPart quiet>
          <AssistantAttendant
            assistant={assistant}
            settings={assistant.settings}
            owner={`${own.userId} ${own.tenantId}`}
            codes={[codeOfTab(active), own.tenantId]}
            appOnly={appOnly}
            onGo={go}
          />
        </LaterPart>
      )}
      <PortalOverlays
        open={overlay}
        onClose={() => setOverlay(null)}
        page={page}
        apps={listed}
        shortcuts={known.shortcuts}
        path={full}
        question={unsaved.question}
        signedOut={signedOut}
        onSwitched={become}
      />
    </div>
  )
}

/** Who leaves is told which work would be lost. */
function useReported({ report }: Exit, tabs: readonly StripTab[]) {
  const titles = JSON.stringify(tabs.filter((tab) => tab.dirty).map((tab) => tab.title))
  useEffect(() => report(JSON.parse(titles)), [report, titles])
}
