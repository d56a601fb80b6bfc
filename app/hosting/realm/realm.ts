import type { RealmBridge, RealmControls, RealmFailure, RealmPlan } from '~contract/hosting/bridge'
import { publishActivity } from './activity'
import { clone } from './clone'
import { limitDialogs } from './dialogs'
import { watchEdits } from './edits'
import {
  findLifecycles,
  type Lifecycles,
  type LoadedEntry,
  lifecycleNames,
  loadEntry,
} from './entry'
import { limitFocus } from './focus'
import { followHistory } from './history'
import { keepWindow } from './keep-window'
import { asksToStay } from './leave-question'
import { keepNavigation, openAround } from './navigation'
import { onPaletteKey } from './palette-key'
import { createPrefetch } from './prefetch'
import { createProps, type PropsControls } from './props'
import { watchRefusals } from './refusals'
import { restoreScroll, scrollPlaces } from './scroll'
import { watchSelection } from './selection'
import { throttleTimers } from './timers'
import { announceVisibility } from './visibility'
import { resolveWorkers } from './workers'

/** Makes this document a place where one app can live; what the shell may do to it comes back. */
export function createRealm(bridge: RealmBridge, frame: number, shell: Document): RealmControls {
  let running: RunningApp | null = null
  const history = followHistory((path, how, state) => bridge.moved(frame, path, how, clone(state)))
  const visibility = announceVisibility()
  const timers = throttleTimers(window)
  const focus = limitFocus(shell)
  const prefetch = createPrefetch()
  const erred = (message: string) => bridge.erred(frame, message)
  limitDialogs(window, erred)
  publishActivity(() => bridge.active())
  onPaletteKey(window, () => bridge.openPalette())
  watchSelection(window, (words) => bridge.offerSelection(frame, words))
  watchEdits(() => bridge.edited(frame))
  watchRefusals(() => void bridge.sessionEnded())

  const setVisible = (visible: boolean) => {
    if (visible) focus.shown()
    visibility.set(visible)
    timers.slow(!visible)
    running?.props.visibilityChanged(visible)
  }

  return {
    start(plan) {
      if (running) return
      const own = clone(plan)
      document.title = own.title
      history.start(own.path, own.state)
      setVisible(own.visible)
      running = new RunningApp(bridge, frame, own)
      const ways = running.navigation(history.toHash)
      keepNavigation(ways)
      keepWindow(window, (address) => openAround(address, ways))
      resolveWorkers(new URL(own.entry, location.origin))
      void running.run(() => loadEntry(own.entry, prefetch))
    },
    prefetch: (entry) => void prefetch.begin(String(entry)),
    goTo: (path, state) => history.goTo(path, clone(state)),
    globalStateChanged: (next, previous) => running?.props.globalStateChanged(next, previous),
    propsChanged: (changing) => running?.propsChanged(clone(changing)),
    visibilityChanged: setVisible,
    announce: (name, data) => running?.props.announce(name, clone(data)),
    scrollPositions: scrollPlaces,
    asksToStay,
    unmount: async () => running?.unmount(),
  }
}

/** The app of this frame, from its start to its unmount. */
class RunningApp {
  readonly props: PropsControls
  #lifecycles: Lifecycles | null = null
  #mounted = false

  constructor(
    readonly bridge: RealmBridge,
    readonly frame: number,
    readonly plan: RealmPlan,
  ) {
    this.props = createProps(bridge, frame, plan)
    window.__POWERED_BY_QIANKUN__ = true
    // vite-plugin-qiankun looks for the host's sandbox here; this realm is one by itself.
    window.proxy = window
    window.portalProps = this.props.props
    this.#watchErrors()
  }

  async run(load: () => Promise<LoadedEntry>) {
    const entry = await load().catch((error: Error) => this.#fail('fetch', error))
    if (!entry) return
    try {
      this.#lifecycles = findLifecycles(this.plan.code, entry)
      await this.#lifecycles?.bootstrap?.(this.props.props)
      await this.#lifecycles?.mount(this.props.props)
    } catch (error) {
      this.#fail('mount', error)
      return
    }
    this.#mounted = true
    this.bridge.mounted(this.frame, lifecycleNames(this.#lifecycles))
    restoreScroll(this.plan.scroll)
  }

  propsChanged(changing: Parameters<PropsControls['propsChanged']>[0]) {
    this.props.propsChanged(changing)
    if (this.#mounted) void this.#lifecycles?.update?.(this.props.props)
  }

  async unmount() {
    if (!this.#mounted) return
    this.#mounted = false
    await this.#lifecycles?.unmount?.(this.props.props)
  }

  /** Where the app's own page loads lead. */
  navigation(toHash: (hash: string) => void) {
    const { bridge, frame } = this
    return {
      code: this.plan.code,
      toHash,
      loadAt: (path: string) => bridge.loadAt(frame, path),
      toPortal: (path: string) => bridge.navigate(frame, path),
      toFile: (path: string, name: string) => bridge.takesDownload(path, name),
      left: (address: string) => bridge.failed(frame, { kind: 'left', detail: address }),
      stopped: (address: string) => bridge.stopped(frame, address),
    }
  }

  #watchErrors() {
    const { bridge, frame } = this
    window.addEventListener('error', (event) => {
      if (this.#mounted) bridge.erred(frame, event.message)
    })
    window.addEventListener('unhandledrejection', (event) => {
      if (this.#mounted) bridge.erred(frame, String(event.reason?.message ?? event.reason))
    })
  }

  #fail(kind: RealmFailure['kind'], error: unknown) {
    const detail = error instanceof Error ? error.message : String(error)
    this.bridge.failed(this.frame, { kind, detail })
  }
}
