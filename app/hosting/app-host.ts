import { mountTimeout } from '../config/constants'
import type { GlobalState } from './sub-app-kit/props'
import { type AppStatus, appStatus } from './app-status'
import type { HostedApp } from './hosted-app'
import type { RealmBridge, RealmControls, RealmFailure, RealmPlan } from './realm/bridge'

/** An app that has been opened since the page was loaded. Immutable: a change makes a new one. */
export interface LoadedApp {
  code: string
  status: AppStatus
  /** Counts boots of this app's frame; a new number is a new frame. */
  boot: number
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
  apps: readonly LoadedApp[]
  /** Requests of sub-apps under way. */
  busy: number
}

/** What the host needs of the shell around it. */
export interface Shell {
  apps: readonly HostedApp[]
  person: Pick<RealmPlan['props'], 'user' | 'tenant'>
  pathOf(code: string): string
  moved(path: string, how: 'push' | 'replace', state: unknown): void
  navigate(path: string): void
  close(code: string): void
  sessionOver(): void
  token(): Promise<string>
}

/** How long an unmount may take before its frame is removed all the same. */
const unmountPatience = 1_000

/** Keeps the loaded apps of this window and talks with their frames. One a page. */
export class AppHost {
  #state: HostState = { apps: [], busy: 0 }
  #active = ''
  #globalState: GlobalState = { error: null, loginStatus: 1, command: null }
  #controls = new Map<string, RealmControls>()
  #timers = new Map<string, ReturnType<typeof setTimeout>>()
  #listeners = new Set<() => void>()
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
    this.#shell = shell
  }

  /** Makes an app the one in front, loading it where it is not loaded yet (APP-06, APP-07). */
  activate(code: string) {
    if (!this.#shell.apps.some((app) => app.code === code)) return
    const previous = this.#active
    this.#active = code
    if (previous !== code) this.#tell(previous, (frame) => frame.visibilityChanged(false))
    for (const app of this.#state.apps) {
      if (app.status === appStatus.active && app.code !== code) {
        this.#change(app.code, { status: appStatus.inactive })
      }
    }
    const app = this.#find(code)
    if (!app || app.leaving) this.#load(code)
    else if (app.status === appStatus.inactive) this.#change(code, { status: appStatus.active })
    this.#tell(code, (frame) => frame.visibilityChanged(true))
  }

  /** Boots an app's frame anew. */
  reload(code: string) {
    if (this.#find(code)) this.#load(code)
  }

  /** Unmounts an app and forgets it. Unknown codes are ignored (APP-08). */
  async unload(code: string) {
    const app = this.#find(code)
    if (!app || app.leaving) return
    this.#change(code, { leaving: true, status: appStatus.notLoaded })
    clearTimeout(this.#timers.get(code))
    const unmounted = this.#tell(code, (frame) => frame.unmount())
    this.#controls.delete(code)
    // An unmount that throws or hangs must not keep the frame: removing it ends all of the app.
    await Promise.race([unmounted?.catch(() => {}), wait(unmountPatience)])
    if (this.#find(code)?.boot !== app.boot) return
    this.#set({ apps: this.#state.apps.filter((one) => one.code !== code) })
  }

  /** Tells the app in front that Back or Forward led elsewhere inside it. */
  goTo(code: string, path: string, state: unknown) {
    this.#tell(code, (frame) => frame.goTo(path, state))
  }

  /** A framed page has arrived; there is nothing to mount. */
  framed(code: string) {
    this.#mounted(code)
  }

  #load(code: string) {
    const boot = (this.#find(code)?.boot ?? 0) + 1
    this.#controls.delete(code)
    clearTimeout(this.#timers.get(code))
    const fresh: LoadedApp = {
      code,
      boot,
      status: appStatus.loading,
      failure: null,
      leaving: false,
      title: null,
      badge: null,
      dirty: false,
      errors: 0,
    }
    this.#set({ apps: [...this.#state.apps.filter((app) => app.code !== code), fresh] })
    this.#timers.set(
      code,
      setTimeout(() => this.#failed(code, { kind: 'mount', detail: 'timeout' }), mountTimeout),
    )
  }

  #mounted(code: string) {
    clearTimeout(this.#timers.get(code))
    if (this.#find(code)?.status !== appStatus.loading) return
    const front = this.#active === code
    this.#change(code, { status: front ? appStatus.active : appStatus.inactive })
    this.#tell(code, (frame) => frame.visibilityChanged(front))
  }

  #failed(code: string, failure: RealmFailure) {
    clearTimeout(this.#timers.get(code))
    if (this.#find(code)?.status === appStatus.loading) {
      // Its frame goes away, and what is left of a frame can only throw.
      this.#controls.delete(code)
      this.#change(code, { status: appStatus.failed, failure: { ...failure } })
    }
  }

  /** The side that realm frames see; every value that enters is copied. */
  readonly bridge: RealmBridge = {
    connect: (code, controls) => this.#connect(code, controls),
    mounted: (code) => this.#mounted(code),
    failed: (code, { kind, detail }) => this.#failed(code, { kind, detail }),
    erred: (code, message) => {
      console.warn(`[${code}] ${message}`)
      this.#change(code, { errors: (this.#find(code)?.errors ?? 0) + 1 })
    },
    moved: (code, path, how, state) => {
      if (code === this.#active) this.#shell.moved(path, how, structuredClone(state))
    },
    busy: (change) => this.#set({ busy: Math.max(0, this.#state.busy + change) }),
    sessionOver: () => this.#shell.sessionOver(),
    navigate: (path) => this.#shell.navigate(String(path)),
    close: (code) => this.#shell.close(code),
    setTitle: (code, title) => this.#change(code, { title: title.trim().slice(0, 80) || null }),
    setBadge: (code, count) => this.#change(code, { badge: Math.max(0, Math.floor(count) || 0) }),
    setDirty: (code, dirty) => this.#change(code, { dirty }),
    setGlobalState: (_code, patch) => this.#mergeGlobalState(structuredClone(patch)),
    token: () => this.#shell.token(),
  }

  #connect(code: string, controls: RealmControls): RealmPlan | null {
    const app = this.#shell.apps.find((one) => one.code === code)
    if (!app || !this.#find(code)) return null
    // The frame reloaded itself: its app starts from the beginning.
    if (this.#controls.has(code)) this.#change(code, { status: appStatus.loading, dirty: false })
    this.#controls.set(code, controls)
    return {
      code,
      entry: app.source,
      path: this.#shell.pathOf(code),
      props: { name: code, base: `/${code}`, ...this.#shell.person },
      globalState: this.#globalState,
    }
  }

  #mergeGlobalState(patch: Partial<GlobalState>): boolean {
    const previous = this.#globalState
    const changed = Object.entries(patch).some(([name, value]) => previous[name] !== value)
    if (!changed) return false
    this.#globalState = { ...previous, ...patch } as GlobalState
    for (const code of this.#controls.keys()) {
      this.#tell(code, (frame) => frame.globalStateChanged(this.#globalState, previous))
    }
    return true
  }

  /** Whatever goes wrong inside a frame stays there: the shell and the other apps go on. */
  #tell<T>(code: string, message: (frame: RealmControls) => T): T | undefined {
    const frame = this.#controls.get(code)
    if (!frame) return undefined
    try {
      return message(frame)
    } catch (error) {
      this.bridge.erred(code, String(error))
      return undefined
    }
  }

  #find(code: string): LoadedApp | undefined {
    return this.#state.apps.find((app) => app.code === code)
  }

  #change(code: string, change: Partial<LoadedApp>) {
    if (!this.#find(code)) return
    this.#set({
      apps: this.#state.apps.map((app) => (app.code === code ? { ...app, ...change } : app)),
    })
  }

  #set(change: Partial<HostState>) {
    this.#state = { ...this.#state, ...change }
    for (const listener of this.#listeners) listener()
  }
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds))
}
