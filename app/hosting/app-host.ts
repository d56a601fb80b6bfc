import type { RealmControls, RealmFailure, RealmPlan } from '~contract/hosting/bridge'
import type { AppCode } from '~contract/hosting/hosted-app'
import type { GlobalState } from '~contract/hosting/props'
import { isOffline } from '../ui/network'
import { AppKinds } from './app-kinds'
import type { AppPort, Place } from './app-port'
import { appStatus } from './app-status'
import { type LoadedApp, loadingApp } from './host-state'
import { createLoadedApps, type Frame, type FrameElement, type LoadedApps } from './loaded-apps'
import { mountMeasure } from './mount-measure'
import type { TabId } from './open-tabs'
import { createBridge } from './shell-bridge'
import { createSleepingApps } from './sleeping-apps'
import { createSpareFrame } from './spare-frame'
import { hasForeignFocus } from './window-guard'

/**
 * How long a browser takes to end the process of a hung document (ms). A frame opened sooner would join that process.
 */
const processEnd = 1_500
/** How long after its `load` event an isolated document may take to connect to the shell (ms). */
const greetingPatience = 2_000
/** How many errors of one app are written to the console. */
const errorsShown = 20

/** Keeps the loaded apps of this window and talks to their frames. One per page. */
export class AppHost {
  #apps: LoadedApps
  #active: TabId | null = null
  /** Tabs whose app was reloaded automatically and is still incomplete. */
  #loadedTwice = new Set<TabId>()
  #kinds = new AppKinds()
  #port: AppPort
  #sleeping: ReturnType<typeof createSleepingApps>
  #spare: ReturnType<typeof createSpareFrame>

  constructor(port: AppPort) {
    this.#port = port
    this.#apps = createLoadedApps(port, (frame, error) => this.bridge.erred(frame, String(error)))
    this.#sleeping = createSleepingApps(this.#apps)
    this.#spare = createSpareFrame(this.#apps, this.#kinds)
  }

  subscribe = (listener: () => void) => this.#apps.store.subscribe(listener)
  snapshot = () => this.#apps.store.snapshot()

  /** The user, the tenant, the theme or the language has changed. */
  propsChanged() {
    const { props: changing } = this.#port
    this.#apps.frames.forAll((frame) => frame.propsChanged(changing))
  }

  /** Brings a tab's app to the front, loading it if it is not loaded yet (APP-06, APP-07). */
  activate(id: TabId) {
    if (!this.#apps.record(id)) return
    const previous = this.#active
    this.#active = id
    this.#sleeping.use(id)
    if (previous !== id) this.#apps.call(previous, (frame) => frame.visibilityChanged(false))
    for (const app of this.#apps.all()) {
      if (app.status === appStatus.active && app.id !== id) {
        this.#apps.change(app.id, { status: appStatus.inactive })
      }
    }
    const app = this.#apps.store.find(id)
    if (!app || app.leaving || app.frame === 0) this.#load(id)
    else if (app.status === appStatus.inactive) this.#apps.change(id, { status: appStatus.active })
    this.#apps.call(id, (frame) => frame.visibilityChanged(true))
    this.#sleeping.keepBudget()
  }

  /** Boots a tab's app again, in a new frame. */
  reload(id: TabId) {
    const app = this.#apps.store.find(id)
    this.#loadedTwice.delete(id)
    const lostModule = app?.failure?.kind === 'fetch' && this.#apps.record(id)?.kind === 'built-in'
    // Old browsers never retry a module that failed to load, and a release renames it: only reloading the page helps.
    if (lostModule && !isOffline() && !this.#apps.all().some(({ dirty }) => dirty)) {
      window.location.reload()
    } else if (app?.failure?.kind === 'ended') {
      this.#apps.change(id, { status: appStatus.loading, failure: null, frame: 0 })
      setTimeout(() => this.#loadIfWaiting(id), processEnd)
    } else if (app) this.#load(id)
  }

  /** The network or the session is back: loads whatever failed without it. */
  loadMissed() {
    for (const app of this.#apps.all()) {
      if (app.failure?.kind === 'fetch') this.#load(app.id)
      else this.#loadOnceMore(app)
    }
  }

  /** An app was refused for lack of a session. Resolves once there is one again. */
  async sessionEnded() {
    await this.#port.sessionEnded()
    for (const app of this.#apps.all()) this.#loadOnceMore(app)
  }

  /** At most one retry: what is still missing after that may be gone for good. */
  #loadOnceMore({ id, failure, incomplete, dirty, frame }: LoadedApp) {
    const mayGo = incomplete && !dirty && !this.#apps.frames.get(frame)?.edited
    if (this.#loadedTwice.has(id) || !(mayGo || failure?.kind === 'fetch')) return
    this.#loadedTwice.add(id)
    this.#load(id)
  }

  /** Unmounts a tab's app and forgets it. Unknown ids are ignored (APP-08). */
  async unload(id: TabId) {
    const app = this.#apps.store.find(id)
    if (!app || app.leaving) return
    this.#sleeping.forget(id)
    this.#loadedTwice.delete(id)
    this.#apps.change(id, { leaving: true, status: appStatus.notLoaded })
    await this.#apps.endFrame(app)
    if (this.#apps.store.find(id)?.frame === app.frame) this.#apps.store.remove(id)
  }

  /**
   * Tells the app in front that Back or Forward led elsewhere inside it. Loads the app there if it had failed, or if
   * the step belongs to another page load of the app and it has no unsaved work.
   */
  goTo(id: TabId, { path, state, page }: Place, wasInFront?: boolean) {
    const app = this.#apps.store.find(id)
    const isOther = app !== undefined && app.page !== page && !app.dirty
    if (
      isOther ||
      (app && this.#beginsElsewhere(app, path)) ||
      (wasInFront && app?.status === appStatus.failed)
    )
      this.#load(id)
    else this.#apps.call(id, (frame) => frame.goTo(path, state))
  }

  /** Whether a page app is still loading another address: until it connects to the shell, no step can reach it. */
  #beginsElsewhere({ id, kind, status, frame: number }: LoadedApp, path: string): boolean {
    const record = this.#apps.record(id)
    const frame = this.#apps.frames.get(number)
    // A page that runs without the shell, such as the answer to a form, may hold what the user typed.
    const isOnItsWay = kind === 'page' && status === appStatus.loading && !frame?.controls
    return isOnItsWay && record !== undefined && frame?.src !== this.#kinds.addressOf(record, path)
  }

  /** The app navigates to another page load of its own. Returns the number of that load. */
  turnPage(id: TabId): number {
    const page = (this.#apps.store.find(id)?.page ?? 0) + 1
    this.#apps.change(id, { page })
    return page
  }

  /** The user is about to open this app. */
  intend(code: AppCode) {
    this.#spare.intend(code)
  }

  /** Boots the spare frame. */
  warmUp() {
    this.#spare.warmUp()
  }

  /** A frame's document has loaded. */
  frameLoaded(number: number, isLate = false) {
    const app = this.#apps.store.byFrame(number)
    const frame = this.#apps.frames.get(number)
    if (!frame) return
    if (app?.kind === 'external') return this.#mounted(app.id)
    if (frame.connected) {
      frame.connected = false
      return
    }
    // An isolated document connects through a port, which may be later than its `load` event.
    if (!isLate && frame.app?.isolated) {
      return void setTimeout(() => this.frameLoaded(number, true), greetingPatience)
    }
    // Not a document of ours: the session ended on the way, or the app navigated its frame away.
    if (number === this.#spare.number()) this.#spare.drop()
    else if (frame.controls && app) void this.#loadedAgain(app, frame)
    else if (app) {
      this.#failed(app.id, { kind: 'fetch', detail: 'realm' })
      void this.sessionEnded()
    }
  }

  async #loadedAgain({ id, kind, frame: number }: LoadedApp, frame: Frame) {
    // Its own scripts have rewritten it, and it is still running.
    if (await frame.controls?.stands()) return
    // The user has reloaded it meanwhile.
    if (this.#apps.store.find(id)?.frame !== number) return
    // A page may navigate to a page of its own server, by a form for instance: that page is shown, without the shell.
    if (kind === 'page') this.#leave(number)
    else this.#failed(id, { kind: 'left', detail: '' })
  }

  #leave(number: number) {
    this.#apps.frames.leave(number)
    this.#apps.countBusy()
  }

  builtInMounted(number: number) {
    const app = this.#apps.store.byFrame(number)
    if (app) this.#mounted(app.id)
  }

  /** `is`: an isolated app does not respond; otherwise it responds again. */
  hung(number: number, is: boolean) {
    const app = this.#apps.store.byFrame(number)
    if (!app || (!is && app.notice?.kind !== 'hung')) return
    this.#apps.change(app.id, { notice: is ? { kind: 'hung', address: '' } : null })
  }

  /** Fails an app at any time, even after it mounted: a built-in app broke, or the user ended the app. */
  crashed(number: number, failure: RealmFailure) {
    const app = this.#apps.store.byFrame(number)
    if (app) this.#failed(app.id, failure, true)
  }

  /** An external page refuses to be framed. */
  frameRefused(number: number) {
    const app = this.#apps.store.byFrame(number)
    if (app) this.#failed(app.id, { kind: 'refused', detail: '' })
  }

  /**
   * Something tried to navigate the window. The notice goes to the app that contains the element, or else to the app in
   * front.
   */
  leadingAwayStopped(address: string, by: Element | null) {
    const frame = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')].find(
      (one) => by !== null && one.contentDocument === by.ownerDocument,
    )
    const app =
      this.#apps.store.byFrame(Number(frame?.dataset.frame)) ?? this.#apps.store.find(this.#active)
    if (app) this.bridge.stopped(app.frame, address)
  }

  elementOf(frame: number): FrameElement | undefined {
    return this.#apps.frames.get(frame)
  }

  dismissNotice(id: TabId) {
    this.#apps.change(id, { notice: null })
  }

  /** Whether an app's own `beforeunload` wants the user asked before its tab is closed or reloaded. */
  asksToStay(id: TabId): boolean | Promise<boolean> {
    return this.#apps.asksToStay(id)
  }

  /** The text to read aloud; undefined = the portal cannot read the app's document. */
  shownText(id: TabId): string | Promise<string> | undefined {
    return this.#apps.call(id, (frame) => frame.shownText())
  }

  /**
   * Whether the user must confirm before leaving the window. Also true while the focus is in an unsandboxed page of
   * another site: nothing else stops it from navigating the window, and what was typed there cannot be known.
   */
  holdsWork(): boolean {
    return hasForeignFocus() || this.#apps.all().some(({ dirty }) => dirty)
  }

  /** Announces an event to all apps. */
  announce(name: string, data: unknown, except = 0) {
    this.#apps.frames.forAll((frame) => frame.announce(name, data), except)
  }

  /** Announces to each app its own part of an event. */
  announceEach(name: string, dataFor: (code: AppCode) => unknown) {
    for (const { id, code } of this.#apps.all()) {
      this.#apps.call(id, (frame) => frame.announce(name, dataFor(code)))
    }
  }

  readonly bridge = createBridge({
    port: () => this.#port,
    appIn: (number) => {
      const app = this.#apps.store.byFrame(number)
      return app && !app.leaving && this.#apps.frames.get(number) ? app : undefined
    },
    connect: (number, controls) => this.#connect(number, controls),
    mounted: (app) => this.#mounted(app.id),
    failed: (app, failure) => this.#failed(app.id, failure),
    isPage: (app) => this.#isPage(app),
    erred: (app, message) => {
      if (app.errors < errorsShown) console.warn(`[${app.code}] ${message}`)
      this.#apps.change(app.id, { errors: app.errors + 1 }, true)
    },
    say: (app, change) => this.#apps.change(app.id, change, true),
    isFront: (app) => app.id === this.#active,
    edited: (number, edited) => Object.assign(this.#apps.frames.get(number) ?? {}, { edited }),
    busy: (number, change, background) => {
      const frame = this.#apps.frames.get(number)
      if (frame) frame.requests = Math.max(0, frame.requests + change)
      if (frame && !background) frame.awaited = Math.max(0, frame.awaited + change)
      this.#apps.countBusy()
    },
    sessionEnded: () => this.sessionEnded(),
    mergeGlobalState: (patch) => this.#mergeGlobalState(patch),
    announce: (name, data, except) => this.announce(name, data, except),
  })

  #load(id: TabId) {
    const before = this.#apps.store.find(id)
    if (before) this.#apps.forgetFrame(before.frame)
    const record = this.#apps.record(id)
    const kind = record ? this.#kinds.kindOf(record) : null
    const { path, page } = this.#port.placeOf(id)
    const src = record ? this.#kinds.addressOf(record, path) : ''
    const ready = this.#spare.take(kind === 'realm' ? src : null)
    const name = record?.isolated && JSON.stringify(this.#planOf(id))
    const frame = ready || this.#apps.frames.open({ src, name, app: record })
    const fresh = { ...loadingApp(id, frame), kind, title: before?.title ?? null, page }
    this.#apps.store.put(fresh, ready ? { spare: 0 } : {})
    this.#apps.announceStatus(fresh)
    this.#watchMount(id, frame)
    if (this.#apps.frames.get(frame)?.controls) this.#start(id)
  }

  /** The entry turned out to have no lifecycles: from now on its own page is the frame's document. */
  #isPage({ id }: LoadedApp) {
    const record = this.#apps.record(id)
    if (!record) return
    this.#kinds.foundPage(record)
    this.#load(id)
  }

  #loadIfWaiting(id: TabId) {
    const app = this.#apps.store.find(id)
    if (app?.frame === 0 && app.status === appStatus.loading) this.#load(id)
  }

  #watchMount(id: TabId, number: number) {
    const frame = this.#apps.frames.get(number)
    if (!frame) return
    clearTimeout(frame.timer)
    frame.since = performance.now()
    const late = () => this.#failed(id, { kind: 'timeout', detail: '' })
    frame.timer = setTimeout(late, this.#port.limits.mountTimeout)
  }

  #start(id: TabId) {
    const plan = this.#planOf(id)
    if (plan) this.#apps.call(id, (frame) => frame.start(plan))
  }

  #planOf(id: TabId): RealmPlan | null {
    const record = this.#apps.record(id)
    if (!record) return null
    const base = `/${encodeURIComponent(record.code)}`
    return {
      code: record.code,
      title: record.title,
      entry: record.source,
      unsure: this.#kinds.isUnsure(record),
      ...this.#port.placeOf(id),
      props: { name: record.code, base, ...this.#port.props },
      globalState: this.snapshot().shared,
      visible: id === this.#active,
      scroll: this.#sleeping.scrollsOf(id),
    }
  }

  #connect(number: number, controls: RealmControls) {
    const frame = this.#apps.frames.get(number)
    if (!frame) return
    const again = frame.controls !== undefined
    if (again) this.#leave(number)
    Object.assign(frame, { controls, connected: true })
    const app = this.#apps.store.byFrame(number)
    if (!app) {
      if (number === this.#spare.number()) this.#spare.getAhead()
      return
    }
    if (again) {
      // The frame reloaded itself: its app starts over.
      this.#apps.change(app.id, { status: appStatus.loading, dirty: false })
      this.#watchMount(app.id, number)
    }
    this.#start(app.id)
  }

  #mounted(id: TabId) {
    const app = this.#apps.store.find(id)
    clearTimeout(this.#apps.frames.get(app?.frame ?? 0)?.timer)
    if (app?.status !== appStatus.loading) return
    this.#measure(app, 'mounted')
    this.#sleeping.woke(id)
    if (!app.incomplete) this.#loadedTwice.delete(id)
    this.#apps.change(id, { status: this.#active === id ? appStatus.active : appStatus.inactive })
    this.#sleeping.keepBudget()
  }

  #measure({ kind, frame }: LoadedApp, outcome: string) {
    const start = this.#apps.frames.get(frame)?.since ?? 0
    performance.measure(mountMeasure, { start, detail: { mode: kind, outcome } })
  }

  /** Errors after mounting are the app's own business; leaving its frame or being refused ends it at any time. */
  #failed(id: TabId, failure: RealmFailure, crashed = false) {
    const app = this.#apps.store.find(id)
    const atAnyTime = crashed || failure.kind === 'left' || failure.kind === 'refused'
    if (!app || app.status === appStatus.failed) return
    if (app.status !== appStatus.loading && !atAnyTime) return
    this.#measure(app, failure.kind)
    const record = this.#apps.record(id)
    if (record?.unsure && failure.kind === 'unreachable') {
      this.#kinds.foundUnreachable(record)
      return this.#load(id)
    }
    // The frame is about to be removed, and calls into what is left of it could only throw.
    this.#apps.forgetFrame(app.frame)
    this.#apps.change(id, { status: appStatus.failed, failure: { ...failure }, dirty: false })
  }

  #mergeGlobalState(patch: Partial<GlobalState>): boolean {
    const previous = this.snapshot().shared
    const changed = Object.entries(patch).some(([name, value]) => previous[name] !== value)
    if (!changed) return false
    const shared = { ...previous, ...patch } as GlobalState
    this.#apps.store.set({ shared }, true)
    this.#apps.frames.forAll((frame) => frame.globalStateChanged(shared, previous))
    return true
  }
}
