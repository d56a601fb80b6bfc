import type { ChangingProps, RealmControls, RealmPlan } from '~contract/hosting/bridge'
import { codeOfPath } from '~contract/hosting/hosted-app'
import type { PagePlaces } from '~contract/hosting/page-place'
import { publishActivity } from './activity'
import { clone } from './clone'
import { limitDialogs } from './dialogs'
import { watchEdits } from './edits'
import type { ShellAround } from './find-shell'
import { limitFocus } from './focus'
import { keepForms } from './forms'
import type { FrameDocument } from './frame-document'
import { FrameHistory } from './history'
import { keepWindow } from './keep-window'
import { asksToStay } from './leave-question'
import { watchInnerFrames } from './led-away'
import { keepNavigation, openAround } from './navigation'
import { outlastRewriting } from './outlast'
import { markLanguage } from './own-language'
import { lendKeys, onPageKey } from './palette-key'
import { watchRefusals } from './refusals'
import { RunningApp } from './running-app'
import { scrollPlaces } from './scroll'
import { watchSelection } from './selection'
import { textShownIn } from './shown-text'
import { throttleTimers } from './timers'
import { watchPolicy } from './violations'
import { announceVisibility } from './visibility'
import type { Ways } from './ways'
import { resolveWorkers } from './workers'

/** Prepares this document to run one app; returns the functions by which the shell controls it. */
export function createRealm(shell: ShellAround, own: FrameDocument): RealmControls {
  const { bridge, frame } = shell
  let running: RunningApp | null = null
  const history = historyOf(shell)
  const visibility = announceVisibility()
  const timers = throttleTimers(window)
  const focus = limitFocus(shell.document)
  const outlasting = outlastRewriting(window)
  outlasting(() => watchWindow(shell))
  const spoken = watchCalls(shell)
  const refused = watchPolicy()

  const setVisible = (visible: boolean) => {
    if (visible) focus.shown()
    visibility.set(visible)
    timers.slow(!visible)
    running?.props.visibilityChanged(visible)
  }

  function start(given: RealmPlan) {
    if (running) {
      // Already started with the plan that came in advance.
      setVisible(given.visible)
      passOn(own, running, spoken, given.props)
      return
    }
    const plan = clone(given)
    spoken.locale = plan.props.locale
    const places = own.placesOf(plan)
    // The base for the app's router: a page keeps the address that it was loaded from.
    if (places.base !== undefined) plan.props.base = places.base
    if (own.kind === 'realm') {
      entitle(plan)
      history.startAt(plan.path, plan.state, places)
    } else history.startHere(plan.path, plan.state, places)
    setVisible(plan.visible)
    const app = new RunningApp(bridge, frame, plan, refused)
    running = app
    outlasting(() => {
      app.watchErrors()
      keepInside(shell, plan, own, history)
    })
    void app.run(() => own.load(plan, (title) => bridge.setPageTitle(frame, title)))
  }

  return {
    start,
    prefetch: (entry, isPage) => own.prefetch(String(entry), isPage),
    goTo: (path, state) => history.goTo(path, clone(state), own.kind === 'realm'),
    globalStateChanged: (next, previous) => running?.props.globalStateChanged(next, previous),
    propsChanged: (changing) => passOn(own, running, spoken, changing),
    visibilityChanged: setVisible,
    announce: (name, data) => running?.props.announce(name, clone(data)),
    ...answers,
    unmount: async () => running?.unmount(),
  }
}

/** What this document can answer at any time. */
const answers = {
  scrollPositions: scrollPlaces,
  // A document that has been replaced has no window.
  stands: () => document.defaultView !== null,
  asksToStay,
  shownText: () => textShownIn(document),
}

/** Only for the portal's own document: a page declares its title and language itself. */
function entitle({ title, props }: RealmPlan) {
  document.title = title
  document.documentElement.lang = props.locale
}

/** The language that the app last received. */
interface Spoken {
  locale: ChangingProps['locale'] | null
}

function passOn(
  { kind }: FrameDocument,
  running: RunningApp | null,
  spoken: Spoken,
  given: ChangingProps,
) {
  const changing = clone(given)
  // Unless the language changed, keep `lang`: an app that uses another language may have set it.
  const changed = changing.locale !== spoken.locale
  if (kind === 'realm' && changed) document.documentElement.lang = changing.locale
  spoken.locale = changing.locale
  running?.propsChanged(changing)
}

function watchCalls({ bridge, origin }: ShellAround): Spoken {
  const spoken: Spoken = { locale: null }
  // At an app's own origin the portal does not know the user's language.
  markLanguage(window, () => (origin === location.origin ? null : spoken.locale))
  watchRefusals(window, () => void bridge.sessionEnded())
  return spoken
}

function historyOf({ bridge, frame }: ShellAround) {
  return new FrameHistory(
    (path, how, state) => bridge.moved(frame, path, how, clone(state)),
    (steps) => bridge.travel(frame, steps),
  )
}

function watchWindow(shell: ShellAround) {
  watchUser(shell)
  watchMissed(() => shell.bridge.missed(shell.frame))
}

/** Reports what the user does here to the shell. */
function watchUser({ bridge, frame, origin }: ShellAround) {
  limitDialogs(window, (message) => bridge.erred(frame, message))
  publishActivity(() => bridge.active())
  onPageKey('keys', window, () => bridge.openKeys())
  onPageKey('search', window, (page) => {
    bridge.openPalette('')
    if (origin !== location.origin) lendKeys(page, (key) => bridge.openPalette(key))
  })
  watchSelection(window, (words) => bridge.offerSelection(frame, words))
  watchEdits(() => bridge.edited(frame))
}

/** Detects styles and scripts that fail to load. */
function watchMissed(missed: () => void) {
  const look = ({ target }: Event) => {
    const isStyle = target instanceof HTMLLinkElement && target.relList.contains('stylesheet')
    if (isStyle || target instanceof HTMLScriptElement) missed()
  }
  window.addEventListener('error', look, true)
}

/** Whatever navigates elsewhere must leave the shell and the other apps in place. */
function keepInside(
  shell: ShellAround,
  plan: RealmPlan,
  own: FrameDocument,
  history: FrameHistory,
) {
  const places = own.placesOf(plan)
  const ways = waysOf(shell, plan, places, history)
  if (own.kind === 'page') Object.assign(ways, pageWays(places, history))
  keepForms(window, ways)
  keepNavigation(ways)
  keepWindow(window, (address) => openAround(address, ways))
  watchInnerFrames(window)
  resolveWorkers(() => own.baseOf(plan))
}

/** The app's ways out: by default every page load goes through the shell. */
function waysOf(
  { bridge, frame, origin }: ShellAround,
  { code }: RealmPlan,
  places: PagePlaces,
  history: FrameHistory,
): Ways {
  return {
    pathOf(address: string) {
      const path = places.pathOf(address)
      return path !== null && codeOfPath(path) === code ? path : null
    },
    isPortal: (other: string) => other === location.origin || other === origin,
    isLeavingFor: history.isLeavingFor,
    toHash: history.toHash,
    loadAt: (path: string) => bridge.loadAt(frame, path),
    toPortal: (path: string) => bridge.navigate(frame, path),
    toFile: (path: string, name: string) => bridge.takesDownload(path, name),
    formAddress: (): string | null => null,
    left: (address: string) => bridge.failed(frame, { kind: 'left', detail: address }),
    stopped: (address: string) => bridge.stopped(frame, address),
  }
}

/** For a page app: its other pages replace this one in the frame, and its server answers its forms. */
function pageWays(places: PagePlaces, history: FrameHistory): Pick<Ways, 'loadAt' | 'formAddress'> {
  return {
    loadAt: history.toPage,
    formAddress(address) {
      const path = places.pathOf(address)
      return path === null ? null : new URL(places.addressOf(path), location.origin).href
    },
  }
}
