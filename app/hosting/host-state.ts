import type { AppNotice, RealmFailure } from '~contract/hosting/bridge'
import type { AppCode, AppKind } from '~contract/hosting/hosted-app'
import type { GlobalState } from '~contract/hosting/props'
import { type AppStatus, appStatus } from './app-status'
import { codeOfTab, type TabId } from './open-tabs'

/** A tab's app since the page was loaded. Immutable: a change makes a new one. */
export interface LoadedApp {
  /** The tab's id. */
  id: TabId
  code: AppCode
  /** How it is hosted, as far as it is known. */
  kind: AppKind | null
  status: AppStatus
  /** The number of its frame element; a new number is a new frame. 0 = it has none: it sleeps. */
  frame: number
  failure: RealmFailure | null
  /** What is said over it while it goes on. */
  notice: AppNotice | null
  /** Closed, but its unmount is still running. */
  leaving: boolean
  title: string | null
  /** What its page calls itself. */
  pageTitle: string | null
  dirty: boolean
  /** A style or a script of it could not be had while it was being loaded. */
  incomplete: boolean
  /** Which of its page loads it shows: it goes up with each that the app leads itself to. */
  page: number
  /** Uncaught errors since it was mounted. */
  errors: number
}

export interface HostState {
  /** In the order of their frames: a frame that is moved in the document would load again. */
  apps: readonly LoadedApp[]
  /** The frame that is booted ahead for the app that is opened next; 0 = none. */
  spare: number
  /** Requests of sub-apps under way that users wait for. */
  busy: number
  /** What the apps share (`setGlobalState`). */
  shared: GlobalState
}

export const emptyHost: HostState = {
  apps: [],
  spare: 0,
  busy: 0,
  shared: { error: null, loginStatus: 1, command: null },
}

/** An app that begins to load in a frame; 0 = it has none yet. */
export function loadingApp(id: TabId, frame = 0): LoadedApp {
  return {
    id,
    code: codeOfTab(id),
    kind: null,
    frame,
    status: appStatus.loading,
    failure: null,
    notice: null,
    leaving: false,
    title: null,
    pageTitle: null,
    dirty: false,
    incomplete: false,
    page: 0,
    errors: 0,
  }
}

/** What apps say of themselves is shown this often (ms) at most: one that floods must not slow the portal. */
export const chatterPace = 50

/** Holds the host's state for React. Listeners get changes at once, but an app's frequent ones a moment later. */
export class HostStore {
  #state = emptyHost
  #listeners = new Set<() => void>()
  #chatter: ReturnType<typeof setTimeout> | undefined

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  snapshot = (): HostState => this.#state

  find(id: TabId | null): LoadedApp | undefined {
    return this.#state.apps.find((app) => app.id === id)
  }

  byFrame(frame: number): LoadedApp | undefined {
    return this.#state.apps.find((app) => app.frame === frame)
  }

  set(change: Partial<HostState>, later = false) {
    this.#state = { ...this.#state, ...change }
    if (later) this.#chatter ??= setTimeout(() => this.#notify(), chatterPace)
    else this.#notify()
  }

  /** The app after the change, if it is still there. */
  change(id: TabId, change: Partial<LoadedApp>, later = false): LoadedApp | undefined {
    const before = this.find(id)
    if (!before) return undefined
    const after = { ...before, ...change }
    this.set({ apps: this.#state.apps.map((app) => (app.id === id ? after : app)) }, later)
    return after
  }

  /** Puts an app in the place of its frame. */
  put(app: LoadedApp, change: Partial<HostState> = {}) {
    const others = this.#state.apps.filter((one) => one.id !== app.id)
    this.set({ ...change, apps: [...others, app].sort((a, b) => a.frame - b.frame) })
  }

  remove(id: TabId) {
    this.set({ apps: this.#state.apps.filter((app) => app.id !== id) })
  }

  #notify() {
    clearTimeout(this.#chatter)
    this.#chatter = undefined
    for (const listener of this.#listeners) listener()
  }
}
