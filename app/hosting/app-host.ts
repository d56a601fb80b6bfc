import { type AppStatus, appStatus } from './app-status'
import { awakeBeyond } from './awake-budget'
import { codeOfTab } from './desk'
import type { HostedApp } from './hosted-app'
import type {
  RealmBridge,
  RealmControls,
  RealmFailure,
  RealmPerson,
  RealmPlan,
  ScrollPlaces,
} from './realm/bridge'
import type { GlobalState } from './sub-app-kit/props'

/** A tab's app since the page was loaded. Immutable: a change makes a new one. */
export interface LoadedApp {
  /** The tab's id. */
  id: string
  code: string
  status: AppStatus
  /** The number of its frame element; a new number is a new frame. 0 = it has none: it sleeps. */
  frame: number
  failure: RealmFailure | null
  /** Closed, but its unmount is still running. */
  leaving: boolean
  title: string | null
  badge: number | null
  dirty: boolean
  /** Uncaught errors since it was mounted. */
  errors: number
}

export interface HostState {
  /** In the order of their frames: a frame that is moved in the document would load anew. */
  apps: readonly LoadedApp[]
  /** The frame that is booted ahead for the app that is opened next; 0 = none. */
  spare: number
  /** Requests of sub-apps under way. */
  busy: number
}

/** What the host needs of the shell around it. */
export interface Shell {
  apps: readonly HostedApp[]
  person: RealmPerson
  /** How many embedded apps stay awake (DESK-05), and how long one may take to mount (ms). */
  limits: { awakeApps: number; mountTimeout: number }
  /** Where a tab's app is to be, and the state of that step. */
  placeOf(id: string): { path: string; state: unknown }
  moved(id: string, path: string, how: 'push' | 'replace', state: unknown): void
  navigate(path: string): void
  openTab(path: string): void
  close(id: string): void
  setFullScreen(on: boolean): void
  aiWakeUp(question: string): boolean
  sessionOver(): void
  token(): Promise<string>
}

/** The window's event for what the person does inside realm frames; at most once a second for each frame. */
export const activityEvent = 'portal:activity'

/** How long an unmount may take before its frame is removed all the same. */
const unmountPatience = 1_000
/** So many errors of one app are written to the console. */
const errorsShown = 20
/** What apps say of themselves is shown this often (ms) at most: one that floods must not slow the portal. */
const chatterPace = 50

/** What the host remembers of a frame beyond what is shown. */
interface Frame {
  controls?: RealmControls
  timer?: ReturnType<typeof setTimeout>
  requests: number
  /** Something was typed in it since it last moved. */
  edited: boolean
  /** Its present document has found the host. */
  connected: boolean
}

/** Keeps the loaded apps of this window and talks with their frames. One a page. */
export class AppHost {
  #state: HostState = { apps: [], spare: 0, busy: 0 }
  #active = ''
  #globalState: GlobalState = { error: null, loginStatus: 1, command: null }
  #frames = new Map<number, Frame>()
  #lastFrame = 0
  #scrolls = new Map<string, ScrollPlaces>()
  /** Tab ids, the one used last at the end. */
  #used: string[] = []
  #intent = ''
  #listeners = new Set<() => void>()
  #chatter: ReturnType<typeof setTimeout> | undefined
  #shell: Shell

  constructor(shell: Shell) {
    this.#shell = shell
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): HostState => this.#state

  /** The shell as it is after its latest render. */
  follow(shell: Shell) {
    const before = this.#shell.person
    this.#shell = shell
    if (JSON.stringify(before) !== JSON.stringify(shell.person)) {
      this.#tellAll((frame) => frame.personChanged(shell.person))
    }
  }

  /** Makes a tab's app the one in front, loading it where it is not loaded yet (APP-06, APP-07). */
  activate(id: string) {
    if (!this.#record(id)) return
    const previous = this.#active
    this.#active = id
    this.#used = [...this.#used.filter((one) => one !== id), id]
    if (previous !== id) this.#tell(previous, (frame) => frame.visibilityChanged(false))
    for (const app of this.#state.apps) {
      if (app.status === appStatus.active && app.id !== id) {
        this.#change(app.id, { status: appStatus.inactive })
      }
    }
    const app = this.#find(id)
    if (!app || app.leaving || app.frame === 0) this.#load(id)
    else if (app.status === appStatus.inactive) this.#change(id, { status: appStatus.active })
    this.#tell(id, (frame) => frame.visibilityChanged(true))
    this.#keepBudget()
  }

  /** Boots a tab's app anew, in a frame of its own. */
  reload(id: string) {
    if (this.#find(id)) this.#load(id)
  }

  /** Unmounts a tab's app and forgets it. Unknown ids are ignored (APP-08). */
  async unload(id: string) {
    const app = this.#find(id)
    if (!app || app.leaving) return
    this.#scrolls.delete(id)
    this.#used = this.#used.filter((one) => one !== id)
    this.#change(id, { leaving: true, status: appStatus.notLoaded })
    await this.#endFrame(app)
    if (this.#find(id)?.frame !== app.frame) return
    this.#set({ apps: this.#state.apps.filter((one) => one.id !== id) })
  }

  /** Tells the app in front that Back or Forward led elsewhere inside it. */
  goTo(id: string, path: string, state: unknown) {
    this.#tell(id, (frame) => frame.goTo(path, state))
  }

  /** A person is about to open this app: gets its entry ahead, in the frame that it will live in. */
  intend(code: string) {
    const app = this.#shell.apps.find((one) => one.code === code)
    if (app?.kind !== 'embedded' || this.#state.apps.some((one) => one.code === code)) return
    this.#intent = app.source
    this.warmUp()
    this.#frames.get(this.#state.spare)?.controls?.prefetch(app.source)
  }

  /** Boots a frame ahead, for the app that is opened next. */
  warmUp() {
    if (this.#state.spare === 0) this.#set({ spare: this.#newFrame() })
  }

  /** A frame's document has loaded. */
  frameLoaded(frame: number) {
    const app = this.#byFrame(frame)
    const known = this.#frames.get(frame)
    if (!known) return
    if (app && this.#record(app.id)?.kind === 'framed') return this.#mounted(app.id)
    if (known.connected) {
      known.connected = false
      return
    }
    // A document that is not ours: the session's end on the way, or the app led its frame away.
    if (frame === this.#state.spare) this.#dropSpare()
    else if (known.controls && app) this.#failed(app.id, { kind: 'left', detail: '' })
    else if (app) {
      this.#failed(app.id, { kind: 'fetch', detail: 'realm' })
      this.#shell.sessionOver()
    }
  }

  /** An external page does not let itself be framed. */
  frameRefused(frame: number) {
    const app = this.#byFrame(frame)
    if (app) this.#failed(app.id, { kind: 'refused', detail: '' }, true)
  }

  /** Tells all apps of an event. */
  announce(name: string, data: unknown, except = 0) {
    for (const [number, frame] of this.#frames) {
      if (number !== except) this.#guard(number, () => frame.controls?.announce(name, data))
    }
  }

  #load(id: string) {
    const before = this.#find(id)
    if (before && before.frame > 0) this.#forgetFrame(before.frame)
    const embedded = this.#record(id)?.kind === 'embedded'
    const frame = embedded && this.#state.spare ? this.#state.spare : this.#newFrame()
    const fresh: LoadedApp = {
      id,
      code: codeOfTab(id),
      frame,
      status: appStatus.loading,
      failure: null,
      leaving: false,
      title: before?.title ?? null,
      badge: before?.badge ?? null,
      dirty: false,
      errors: 0,
    }
    const others = this.#state.apps.filter((app) => app.id !== id)
    this.#set({
      apps: [...others, fresh].sort((a, b) => a.frame - b.frame),
      spare: frame === this.#state.spare ? 0 : this.#state.spare,
    })
    this.#announceStatus(fresh)
    this.#watchMount(id, frame)
    if (this.#frames.get(frame)?.controls) this.#start(id)
  }

  #watchMount(id: string, frame: number) {
    const known = this.#frames.get(frame)
    if (!known) return
    clearTimeout(known.timer)
    known.timer = setTimeout(
      () => this.#failed(id, { kind: 'timeout', detail: '' }),
      this.#shell.limits.mountTimeout,
    )
  }

  #start(id: string) {
    const plan = this.#planOf(id)
    if (plan) this.#tell(id, (frame) => frame.start(plan))
  }

  #planOf(id: string): RealmPlan | null {
    const record = this.#record(id)
    if (!record) return null
    const base = `/${encodeURIComponent(record.code)}`
    return {
      code: record.code,
      title: record.title,
      entry: record.source,
      ...this.#shell.placeOf(id),
      props: { name: record.code, base, ...this.#shell.person },
      globalState: this.#globalState,
      visible: id === this.#active,
      scroll: this.#scrolls.get(id) ?? [],
    }
  }

  #mounted(id: string) {
    const app = this.#find(id)
    clearTimeout(this.#frames.get(app?.frame ?? 0)?.timer)
    if (app?.status !== appStatus.loading) return
    this.#scrolls.delete(id)
    this.#change(id, { status: this.#active === id ? appStatus.active : appStatus.inactive })
    this.#keepBudget()
  }

  #failed(id: string, failure: RealmFailure, always = false) {
    const app = this.#find(id)
    if (!app || (app.status === appStatus.failed && !always)) return
    if (app.status !== appStatus.loading && failure.kind !== 'left' && !always) return
    // Its frame goes away, and what is left of a frame can only throw.
    this.#forgetFrame(app.frame)
    this.#change(id, { status: appStatus.failed, failure: { ...failure }, dirty: false })
  }

  /** Beyond the budget the app that was used longest ago sleeps; one with unsaved work never does (DESK-05). */
  #keepBudget() {
    const awake = this.#state.apps.filter(
      (app) => app.frame > 0 && this.#record(app.id)?.kind === 'embedded',
    )
    const order = [...awake].sort((a, b) => this.#used.indexOf(a.id) - this.#used.indexOf(b.id))
    const maySleep = (app: LoadedApp) => {
      const frame = this.#frames.get(app.frame)
      const atWork = app.dirty || frame?.edited || (frame?.requests ?? 0) > 0
      return app.status === appStatus.inactive && !app.leaving && !atWork
    }
    for (const app of awakeBeyond(order, this.#shell.limits.awakeApps, maySleep)) {
      void this.#putToSleep(app)
    }
  }

  async #putToSleep(app: LoadedApp) {
    const places = this.#tell(app.id, (frame) => frame.scrollPlaces()) ?? []
    this.#scrolls.set(app.id, structuredClone(places))
    this.#change(app.id, { leaving: true })
    await this.#endFrame(app)
    const now = this.#find(app.id)
    if (now?.frame !== app.frame) return
    this.#change(app.id, { leaving: false, frame: 0, status: appStatus.notLoaded, errors: 0 })
    if (this.#active === app.id) this.#load(app.id)
  }

  /** Unmounts; an unmount that throws or hangs must not keep the frame: removing it ends all of the app. */
  async #endFrame(app: LoadedApp) {
    clearTimeout(this.#frames.get(app.frame)?.timer)
    const unmounted = this.#tell(app.id, (frame) => frame.unmount())
    this.#forgetFrame(app.frame)
    await Promise.race([unmounted?.catch(() => {}), wait(unmountPatience)])
  }

  /** The side that realm frames see; every value that enters is copied. */
  readonly bridge: RealmBridge = {
    connect: (frame, controls) => this.#connect(frame, controls),
    mounted: (frame) => this.#for(frame, (app) => this.#mounted(app.id)),
    failed: (frame, { kind, detail }) =>
      this.#for(frame, (app) => this.#failed(app.id, { kind, detail: String(detail) })),
    erred: (frame, message) => this.#for(frame, (app) => this.#erred(app, String(message))),
    moved: (frame, path, how, state) =>
      this.#for(frame, (app) => {
        const known = this.#frames.get(frame)
        if (known) known.edited = false
        this.#shell.moved(app.id, String(path), how, structuredClone(state))
      }),
    loadAt: (frame, path) =>
      this.#for(frame, (app) => {
        this.#shell.moved(app.id, String(path), 'push', null)
        // After the shell has taken the path: the new frame starts there.
        setTimeout(() => this.reload(app.id))
      }),
    active: () => void window.dispatchEvent(new Event(activityEvent)),
    edited: (frame) => {
      const known = this.#frames.get(frame)
      if (known) known.edited = true
    },
    busy: (frame, change) => this.#countRequest(frame, change),
    sessionOver: () => this.#shell.sessionOver(),
    navigate: (path) => this.#shell.navigate(String(path)),
    openTab: (path) => this.#shell.openTab(String(path)),
    close: (frame) => this.#for(frame, (app) => this.#shell.close(app.id)),
    setTitle: (frame, title) =>
      this.#say(frame, { title: String(title).trim().slice(0, 80) || null }),
    setBadge: (frame, count) => this.#say(frame, { badge: Math.max(0, Math.floor(count) || 0) }),
    setDirty: (frame, dirty) => this.#say(frame, { dirty: Boolean(dirty) }),
    setFullScreen: (frame, on) =>
      this.#for(frame, (app) => app.id === this.#active && this.#shell.setFullScreen(Boolean(on))),
    aiWakeUp: (question) => this.#shell.aiWakeUp(String(question)),
    setGlobalState: (patch) => this.#mergeGlobalState(structuredClone(patch)),
    emit: (frame, name, data) => {
      if (String(name).startsWith('app:')) this.announce(name, structuredClone(data), frame)
    },
    token: () => this.#shell.token(),
  }

  #connect(frame: number, controls: RealmControls) {
    const known = this.#frames.get(frame)
    if (!known) return
    const again = known.controls !== undefined
    Object.assign(known, { controls, connected: true })
    const app = this.#byFrame(frame)
    if (!app) {
      if (this.#intent && frame === this.#state.spare) controls.prefetch(this.#intent)
      return
    }
    if (again) {
      // The frame reloaded itself: its app starts from the beginning.
      this.#change(app.id, { status: appStatus.loading, dirty: false })
      this.#watchMount(app.id, frame)
    }
    this.#start(app.id)
  }

  #erred(app: LoadedApp, message: string) {
    if (app.errors < errorsShown) console.warn(`[${app.code}] ${message}`)
    this.#say(app.frame, { errors: app.errors + 1 })
  }

  #countRequest(frame: number, change: 1 | -1) {
    const known = this.#frames.get(frame)
    if (!known) return
    known.requests = Math.max(0, known.requests + change)
    this.#countBusy()
  }

  #countBusy() {
    const busy = [...this.#frames.values()].reduce((sum, frame) => sum + frame.requests, 0)
    if (busy !== this.#state.busy) this.#set({ busy }, true)
  }

  #mergeGlobalState(patch: Partial<GlobalState>): boolean {
    const previous = this.#globalState
    const changed = Object.entries(patch).some(([name, value]) => previous[name] !== value)
    if (!changed) return false
    this.#globalState = { ...previous, ...patch } as GlobalState
    this.#tellAll((frame) => frame.globalStateChanged(this.#globalState, previous))
    return true
  }

  #newFrame(): number {
    this.#lastFrame += 1
    this.#frames.set(this.#lastFrame, { requests: 0, edited: false, connected: false })
    return this.#lastFrame
  }

  #dropSpare() {
    this.#forgetFrame(this.#state.spare)
    this.#set({ spare: 0 })
  }

  #forgetFrame(frame: number) {
    clearTimeout(this.#frames.get(frame)?.timer)
    this.#frames.delete(frame)
    this.#countBusy()
  }

  #record(id: string): HostedApp | undefined {
    return this.#shell.apps.find((app) => app.code === codeOfTab(id))
  }

  #find(id: string): LoadedApp | undefined {
    return this.#state.apps.find((app) => app.id === id)
  }

  #byFrame(frame: number): LoadedApp | undefined {
    return this.#state.apps.find((app) => app.frame === frame)
  }

  /** A frame speaks for the app that lives in it, and for no other. */
  #for(frame: number, action: (app: LoadedApp) => void) {
    const app = this.#byFrame(frame)
    if (app && !app.leaving && this.#frames.has(frame)) action(app)
  }

  #tell<T>(id: string, message: (frame: RealmControls) => T): T | undefined {
    const number = this.#find(id)?.frame ?? 0
    const controls = this.#frames.get(number)?.controls
    return controls && this.#guard(number, () => message(controls))
  }

  #tellAll(message: (frame: RealmControls) => void) {
    for (const [number, { controls }] of this.#frames) {
      if (controls) this.#guard(number, () => message(controls))
    }
  }

  /** Whatever goes wrong inside a frame stays there: the shell and the other apps go on. */
  #guard<T>(frame: number, action: () => T): T | undefined {
    try {
      return action()
    } catch (error) {
      this.bridge.erred(frame, String(error))
      return undefined
    }
  }

  /** What an app says of itself: shown soon, however much it says. */
  #say(frame: number, change: Partial<LoadedApp>) {
    this.#for(frame, (app) => this.#change(app.id, change, true))
  }

  #change(id: string, change: Partial<LoadedApp>, later = false) {
    const before = this.#find(id)
    if (!before) return
    const after = { ...before, ...change }
    this.#set({ apps: this.#state.apps.map((app) => (app.id === id ? after : app)) }, later)
    if (before.status !== after.status) this.#announceStatus(after)
  }

  #announceStatus({ code, status }: LoadedApp) {
    this.announce('app-status', { code, status })
  }

  #set(change: Partial<HostState>, later = false) {
    this.#state = { ...this.#state, ...change }
    if (later) {
      this.#chatter ??= setTimeout(() => this.#notify(), chatterPace)
      return
    }
    this.#notify()
  }

  #notify() {
    clearTimeout(this.#chatter)
    this.#chatter = undefined
    for (const listener of this.#listeners) listener()
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
