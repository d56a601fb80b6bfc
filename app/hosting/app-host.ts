import type {
  RealmControls,
  RealmFailure,
  RealmPlan,
  ScrollPositions,
} from '~contract/hosting/bridge'
import type { AppCode, HostedApp } from '~contract/hosting/hosted-app'
import type { GlobalState } from '~contract/hosting/props'
import { realmPath } from '~contract/portal/paths'
import { isOffline } from '../ui/network'
import { AppKinds } from './app-kinds'
import type { AppPort, Place } from './app-port'
import { appStatus } from './app-status'
import { awakeBeyond, awakeBudget } from './awake-budget'
import { type Frame, type FrameElement, Frames } from './frames'
import { HostStore, type LoadedApp, loadingApp } from './host-state'
import { mountMeasure } from './mount-measure'
import { codeOfTab, type TabId } from './open-tabs'
import { createBridge } from './shell-bridge'
import { hasForeignFocus } from './window-guard'

/** How long an unmount may take before its frame is removed all the same. */
const unmountPatience = 1_000
/** After so long (ms) a browser has ended the process of a document that hung, and gives the next one another. */
const processEnd = 1_500
/** How much later than its load an isolated document may greet the shell (ms). */
const greetingPatience = 2_000
/** So many errors of one app are written to the console. */
const errorsShown = 20

/** Keeps the loaded apps of this window and talks with their frames. One a page. */
export class AppHost {
  #store = new HostStore()
  #frames = new Frames((frame, error) => this.bridge.erred(frame, String(error)))
  #active: TabId | null = null
  #scrolls = new Map<string, ScrollPositions>()
  /** Tabs whose app was loaded again by itself, and is still not whole. */
  #loadedTwice = new Set<TabId>()
  /** Tab ids, the one used last at the end. */
  #used: string[] = []
  /** What the spare frame is to get ahead: an entry, or the page of a page app. */
  #intent: { address: string; isPage: boolean } | null = null
  #kinds = new AppKinds()
  #port: AppPort

  constructor(port: AppPort) {
    this.#port = port
  }

  subscribe = this.#store.subscribe
  snapshot = this.#store.snapshot

  /** The user, the tenant, the theme or the language is another. */
  propsChanged() {
    const { props: changing } = this.#port
    this.#frames.forAll((frame) => frame.propsChanged(changing))
  }

  /**
   * Makes a tab's app the one in front, loading it if it is not loaded yet (APP-06, APP-07).
   */
  activate(id: TabId) {
    if (!this.#record(id)) return
    const previous = this.#active
    this.#active = id
    this.#used = [...this.#used.filter((one) => one !== id), id]
    if (previous !== id) this.#tell(previous, (frame) => frame.visibilityChanged(false))
    for (const app of this.#apps) {
      if (app.status === appStatus.active && app.id !== id) {
        this.#change(app.id, { status: appStatus.inactive })
      }
    }
    const app = this.#store.find(id)
    if (!app || app.leaving || app.frame === 0) this.#load(id)
    else if (app.status === appStatus.inactive) this.#change(id, { status: appStatus.active })
    this.#tell(id, (frame) => frame.visibilityChanged(true))
    this.#keepBudget()
  }

  /** Boots a tab's app again, in a frame of its own. */
  reload(id: TabId) {
    const app = this.#store.find(id)
    this.#loadedTwice.delete(id)
    const lostModule = app?.failure?.kind === 'fetch' && this.#record(id)?.kind === 'built-in'
    // Old browsers never ask again for a module that they could not get, and after a release it has another name.
    if (lostModule && !isOffline() && !this.#apps.some(({ dirty }) => dirty)) {
      window.location.reload()
    } else if (app?.failure?.kind === 'ended') {
      this.#change(id, { status: appStatus.loading, failure: null, frame: 0 })
      setTimeout(() => this.#loadIfWaiting(id), processEnd)
    } else if (app) this.#load(id)
  }

  /** The network or the session is back: what could not be had without it is loaded again. */
  loadMissed() {
    for (const app of this.#apps) {
      if (app.failure?.kind === 'fetch') this.#load(app.id)
      else this.#loadOnceMore(app)
    }
  }

  /** An app was refused for want of a session. Resolves once there is one again. */
  async sessionEnded() {
    await this.#port.sessionEnded()
    for (const app of this.#apps) this.#loadOnceMore(app)
  }

  /** What is still missing then may never be had: it is not asked for without end. */
  #loadOnceMore({ id, failure, incomplete, dirty, frame }: LoadedApp) {
    const mayGo = incomplete && !dirty && !this.#frames.get(frame)?.edited
    if (this.#loadedTwice.has(id) || !(mayGo || failure?.kind === 'fetch')) return
    this.#loadedTwice.add(id)
    this.#load(id)
  }

  /** Unmounts a tab's app and forgets it. Unknown ids are ignored (APP-08). */
  async unload(id: TabId) {
    const app = this.#store.find(id)
    if (!app || app.leaving) return
    this.#scrolls.delete(id)
    this.#loadedTwice.delete(id)
    this.#used = this.#used.filter((one) => one !== id)
    this.#change(id, { leaving: true, status: appStatus.notLoaded })
    await this.#endFrame(app)
    if (this.#store.find(id)?.frame === app.frame) this.#store.remove(id)
  }

  /**
   * Tells the app in front that Back or Forward led elsewhere inside it. It is loaded there if it failed where it was, or
   * if that is another page load of its own, unless it has unsaved work.
   */
  goTo(id: TabId, { path, state, page }: Place, wasInFront?: boolean) {
    const app = this.#store.find(id)
    const isOther = app !== undefined && app.page !== page && !app.dirty
    if (
      isOther ||
      (app && this.#beginsElsewhere(app, path)) ||
      (wasInFront && app?.status === appStatus.failed)
    )
      this.#load(id)
    else this.#tell(id, (frame) => frame.goTo(path, state))
  }

  /** A page comes up at the address that its frame was given, and hears of no step before it has found the shell. */
  #beginsElsewhere({ id, kind, status, frame: number }: LoadedApp, path: string): boolean {
    const record = this.#record(id)
    const frame = this.#frames.get(number)
    // One that stands without the shell, such as the answer to a form, may hold what was typed.
    const isOnItsWay = kind === 'page' && status === appStatus.loading && !frame?.controls
    return isOnItsWay && record !== undefined && frame?.src !== this.#kinds.addressOf(record, path)
  }

  /** The app leads itself to another page load. Returns its number. */
  turnPage(id: TabId): number {
    const page = (this.#store.find(id)?.page ?? 0) + 1
    this.#change(id, { page })
    return page
  }

  /** A user is about to open this app: gets its entry ahead, in the frame that it will live in if it is a realm app. */
  intend(code: AppCode) {
    const app = this.#port.apps.find((one) => one.code === code)
    const open = this.#apps.some((one) => one.code === code && one.frame > 0)
    const kind = app && this.#kinds.kindOf(app)
    const isPage = kind === 'page'
    // What a document of another origin has loaded is of no use to an isolated page.
    if (!app || open || (kind !== 'realm' && !(isPage && !app.isolated))) return
    this.#intent = { address: isPage ? this.#kinds.addressOf(app, app.home) : app.source, isPage }
    this.warmUp(app)
    this.#getAhead(this.#spare)
  }

  #getAhead(number: number) {
    const wanted = this.#intent
    if (wanted) this.#frames.tell(number, (frame) => frame.prefetch(wanted.address, wanted.isPage))
  }

  /** Boots a frame ahead, for the app that is opened next: for this one, or for any that needs no document of its own. */
  warmUp(next?: HostedApp) {
    const app = next && this.#kinds.kindOf(next) === 'realm' ? next : undefined
    const src = app ? this.#kinds.addressOf(app, '') : realmPath
    if (this.#spare > 0 && (!next || this.elementOf(this.#spare)?.src === src)) return
    this.#forgetFrame(this.#spare)
    this.#store.set({ spare: this.#frames.open({ src, app }) })
  }

  /** A frame's document has loaded. */
  frameLoaded(number: number, isLate = false) {
    const app = this.#store.byFrame(number)
    const frame = this.#frames.get(number)
    if (!frame) return
    if (app?.kind === 'external') return this.#mounted(app.id)
    if (frame.connected) {
      frame.connected = false
      return
    }
    // The first word of an isolated document comes by another way than its load, and may be later.
    if (!isLate && frame.app?.isolated) {
      return void setTimeout(() => this.frameLoaded(number, true), greetingPatience)
    }
    // A document that is not ours: the session's end on the way, or the app led its frame away.
    if (number === this.#spare) this.#dropSpare()
    else if (frame.controls && app) void this.#loadedAgain(app, frame)
    else if (app) {
      this.#failed(app.id, { kind: 'fetch', detail: 'realm' })
      void this.sessionEnded()
    }
  }

  async #loadedAgain({ id, kind, frame: number }: LoadedApp, frame: Frame) {
    // It has been written anew by its own scripts, and goes on.
    if (await frame.controls?.stands()) return
    // Loaded again by its user meanwhile.
    if (this.#store.find(id)?.frame !== number) return
    // A page may lead to one of its own server, by a form for one: it is shown, and goes without the shell.
    if (kind === 'page') this.#leave(number)
    else this.#failed(id, { kind: 'left', detail: '' })
  }

  #leave(number: number) {
    this.#frames.leave(number)
    this.#countBusy()
  }

  /** A built-in app stands. */
  builtInMounted(number: number) {
    const app = this.#store.byFrame(number)
    if (app) this.#mounted(app.id)
  }

  /** An isolated app does not answer, or does so again. */
  hung(number: number, is: boolean) {
    const app = this.#store.byFrame(number)
    if (!app || (!is && app.notice?.kind !== 'hung')) return
    this.#change(app.id, { notice: is ? { kind: 'hung', address: '' } : null })
  }

  /** A built-in app broke, or the user ends an app, at any time: nothing of it is left to see. */
  crashed(number: number, failure: RealmFailure) {
    const app = this.#store.byFrame(number)
    if (app) this.#failed(app.id, failure, true)
  }

  /** An external page does not let itself be framed. */
  frameRefused(number: number) {
    const app = this.#store.byFrame(number)
    if (app) this.#failed(app.id, { kind: 'refused', detail: '' })
  }

  /** Something tried to lead the window away: the app of that element, or else the one in front, is told of it. */
  leadingAwayStopped(address: string, by: Element | null) {
    const frame = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')].find(
      (one) => by !== null && one.contentDocument === by.ownerDocument,
    )
    const app = this.#store.byFrame(Number(frame?.dataset.frame)) ?? this.#store.find(this.#active)
    if (app) this.bridge.stopped(app.frame, address)
  }

  /** What a frame element is made of. */
  elementOf(frame: number): FrameElement | undefined {
    return this.#frames.get(frame)
  }

  dismissNotice(id: TabId) {
    this.#change(id, { notice: null })
  }

  /** An app's own `beforeunload` wants the user to be asked before its tab is closed or loaded again. */
  asksToStay(id: TabId): boolean | Promise<boolean> {
    return this.#tell(id, (frame) => frame.asksToStay()) ?? false
  }

  /** For reading aloud; undefined = the app's document is not the portal's to read. */
  shownText(id: TabId): string | Promise<string> | undefined {
    return this.#tell(id, (frame) => frame.shownText())
  }

  /**
   * Whether the window must not be left without a question. Nothing else stops a page of another site inside an app from
   * leading it away, and what was typed into that page is not known.
   */
  holdsWork(): boolean {
    return hasForeignFocus() || this.#apps.some(({ dirty }) => dirty)
  }

  /** Tells all apps of an event. */
  announce(name: string, data: unknown, except = 0) {
    this.#frames.forAll((frame) => frame.announce(name, data), except)
  }

  /** Tells each app its own part of an event. */
  announceEach(name: string, dataFor: (code: AppCode) => unknown) {
    for (const { id, code } of this.#apps) {
      this.#tell(id, (frame) => frame.announce(name, dataFor(code)))
    }
  }

  readonly bridge = createBridge({
    port: () => this.#port,
    appIn: (number) => {
      const app = this.#store.byFrame(number)
      return app && !app.leaving && this.#frames.get(number) ? app : undefined
    },
    connect: (number, controls) => this.#connect(number, controls),
    mounted: (app) => this.#mounted(app.id),
    failed: (app, failure) => this.#failed(app.id, failure),
    isPage: (app) => this.#isPage(app),
    erred: (app, message) => {
      if (app.errors < errorsShown) console.warn(`[${app.code}] ${message}`)
      this.#change(app.id, { errors: app.errors + 1 }, true)
    },
    say: (app, change) => this.#change(app.id, change, true),
    isFront: (app) => app.id === this.#active,
    edited: (number, edited) => Object.assign(this.#frames.get(number) ?? {}, { edited }),
    busy: (number, change, background) => {
      const frame = this.#frames.get(number)
      if (frame) frame.requests = Math.max(0, frame.requests + change)
      if (frame && !background) frame.awaited = Math.max(0, frame.awaited + change)
      this.#countBusy()
    },
    sessionEnded: () => this.sessionEnded(),
    mergeGlobalState: (patch) => this.#mergeGlobalState(patch),
    announce: (name, data, except) => this.announce(name, data, except),
  })

  get #apps() {
    return this.snapshot().apps
  }

  get #spare() {
    return this.snapshot().spare
  }

  #load(id: TabId) {
    this.#intent = null
    const before = this.#store.find(id)
    if (before) this.#forgetFrame(before.frame)
    const record = this.#record(id)
    const kind = record ? this.#kinds.kindOf(record) : null
    const { path, page } = this.#port.placeOf(id)
    const src = record ? this.#kinds.addressOf(record, path) : ''
    const fits = kind === 'realm' && this.elementOf(this.#spare)?.src === src
    const name = record?.isolated && JSON.stringify(this.#planOf(id))
    const frame = fits ? this.#spare : this.#frames.open({ src, name, app: record })
    const fresh = { ...loadingApp(id, frame), kind, title: before?.title ?? null, page }
    this.#store.put(fresh, { spare: fits ? 0 : this.#spare })
    this.#announceStatus(fresh)
    this.#watchMount(id, frame)
    if (this.#frames.get(frame)?.controls) this.#start(id)
  }

  /** The entry turned out to have no lifecycles: from now on it is loaded as a document of its own. */
  #isPage({ id }: LoadedApp) {
    const record = this.#record(id)
    if (!record) return
    this.#kinds.foundPage(record)
    this.#load(id)
  }

  #loadIfWaiting(id: TabId) {
    const app = this.#store.find(id)
    if (app?.frame === 0 && app.status === appStatus.loading) this.#load(id)
  }

  #watchMount(id: TabId, number: number) {
    const frame = this.#frames.get(number)
    if (!frame) return
    clearTimeout(frame.timer)
    frame.since = performance.now()
    const late = () => this.#failed(id, { kind: 'timeout', detail: '' })
    frame.timer = setTimeout(late, this.#port.limits.mountTimeout)
  }

  #start(id: TabId) {
    const plan = this.#planOf(id)
    if (plan) this.#tell(id, (frame) => frame.start(plan))
  }

  #planOf(id: TabId): RealmPlan | null {
    const record = this.#record(id)
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
      scroll: this.#scrolls.get(id) ?? [],
    }
  }

  #connect(number: number, controls: RealmControls) {
    const frame = this.#frames.get(number)
    if (!frame) return
    const again = frame.controls !== undefined
    if (again) this.#leave(number)
    Object.assign(frame, { controls, connected: true })
    const app = this.#store.byFrame(number)
    if (!app) {
      if (number === this.#spare) this.#getAhead(number)
      return
    }
    if (again) {
      // The frame reloaded itself: its app starts from the beginning.
      this.#change(app.id, { status: appStatus.loading, dirty: false })
      this.#watchMount(app.id, number)
    }
    this.#start(app.id)
  }

  #mounted(id: TabId) {
    const app = this.#store.find(id)
    clearTimeout(this.#frames.get(app?.frame ?? 0)?.timer)
    if (app?.status !== appStatus.loading) return
    this.#measure(app, 'mounted')
    this.#scrolls.delete(id)
    if (!app.incomplete) this.#loadedTwice.delete(id)
    this.#change(id, { status: this.#active === id ? appStatus.active : appStatus.inactive })
    this.#keepBudget()
  }

  #measure({ kind, frame }: LoadedApp, outcome: string) {
    const start = this.#frames.get(frame)?.since ?? 0
    performance.measure(mountMeasure, { start, detail: { mode: kind, outcome } })
  }

  /** Errors after mounting are the app's own; leaving its frame, or being refused by it, ends it at any time. */
  #failed(id: TabId, failure: RealmFailure, crashed = false) {
    const app = this.#store.find(id)
    const atAnyTime = crashed || failure.kind === 'left' || failure.kind === 'refused'
    if (!app || app.status === appStatus.failed) return
    if (app.status !== appStatus.loading && !atAnyTime) return
    this.#measure(app, failure.kind)
    const record = this.#record(id)
    if (record?.unsure && failure.kind === 'unreachable') {
      this.#kinds.foundUnreachable(record)
      return this.#load(id)
    }
    // Its frame goes away, and what is left of a frame can only throw.
    this.#forgetFrame(app.frame)
    this.#change(id, { status: appStatus.failed, failure: { ...failure }, dirty: false })
  }

  /** Beyond the budget the app that was used longest ago sleeps; one with unsaved work never does (DESK-05). */
  #keepBudget() {
    const awake = this.#apps.filter(
      ({ frame, kind }) => frame > 0 && (kind === 'realm' || kind === 'page'),
    )
    const order = [...awake].sort((a, b) => this.#used.indexOf(a.id) - this.#used.indexOf(b.id))
    const maySleep = (app: LoadedApp) =>
      // An isolated app is asked when its turn comes: its answer takes a moment.
      this.#isIdle(app) && (Boolean(this.#record(app.id)?.isolated) || !this.asksToStay(app.id))
    const budget = awakeBudget(this.#port.limits.awakeApps)
    for (const app of awakeBeyond(order, budget, maySleep)) {
      void this.#putToSleep(app)
    }
  }

  #isIdle(app: LoadedApp): boolean {
    const frame = this.#frames.get(app.frame)
    const atWork = app.dirty || frame?.edited || (frame?.requests ?? 0) > 0
    return app.status === appStatus.inactive && !app.leaving && !atWork
  }

  async #putToSleep(app: LoadedApp) {
    if (this.#record(app.id)?.isolated && (await this.asksToStay(app.id))) return
    const places = (await this.#tell(app.id, (frame) => frame.scrollPositions())) ?? []
    // Its user may have been there while it was asked.
    const now = this.#store.find(app.id)
    if (now?.frame !== app.frame || !this.#isIdle(now)) return
    this.#scrolls.set(app.id, structuredClone(places))
    this.#change(app.id, { leaving: true })
    await this.#endFrame(app)
    if (this.#store.find(app.id)?.frame !== app.frame) return
    this.#change(app.id, { leaving: false, frame: 0, status: appStatus.notLoaded, errors: 0 })
  }

  /** Unmounts; an unmount that throws or hangs must not keep the frame: removing it ends all of the app. */
  async #endFrame(app: LoadedApp) {
    const unmounted = this.#tell(app.id, (frame) => frame.unmount())
    this.#forgetFrame(app.frame)
    await Promise.race([unmounted?.catch(() => {}), wait(unmountPatience)])
  }

  #forgetFrame(number: number) {
    this.#frames.forget(number)
    this.#countBusy()
  }

  #dropSpare() {
    this.#forgetFrame(this.#spare)
    this.#store.set({ spare: 0 })
  }

  #countBusy() {
    const busy = this.#frames.awaited
    if (busy !== this.snapshot().busy) this.#store.set({ busy }, true)
  }

  #mergeGlobalState(patch: Partial<GlobalState>): boolean {
    const previous = this.snapshot().shared
    const changed = Object.entries(patch).some(([name, value]) => previous[name] !== value)
    if (!changed) return false
    const shared = { ...previous, ...patch } as GlobalState
    this.#store.set({ shared }, true)
    this.#frames.forAll((frame) => frame.globalStateChanged(shared, previous))
    return true
  }

  #record(id: TabId): HostedApp | undefined {
    return this.#port.apps.find((app) => app.code === codeOfTab(id))
  }

  #tell<T>(id: TabId | null, message: (frame: RealmControls) => T): T | undefined {
    return this.#frames.tell(this.#store.find(id)?.frame ?? 0, message)
  }

  #change(id: TabId, change: Partial<LoadedApp>, later = false) {
    const before = this.#store.find(id)?.status
    const after = this.#store.change(id, change, later)
    if (after && before !== after.status) this.#announceStatus(after)
  }

  #announceStatus({ code, status }: LoadedApp) {
    this.announce('app-status', { code, status })
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
