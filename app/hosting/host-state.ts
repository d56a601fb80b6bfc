import type { AppNotice, RealmFailure } from '~contract/hosting/bridge'
import type { AppCode, AppKind } from '~contract/hosting/hosted-app'
import type { GlobalState } from '~contract/hosting/props'
import { type AppStatus, appStatus } from './app-status'
import { codeOfTab, type TabId } from './open-tabs'

/** A tab's app, from when the page first loads it. Immutable: a change makes a new object. */
export interface LoadedApp {
  /** The tab's id. */
  id: TabId
  code: AppCode
  /** How it is hosted; null = not known. */
  kind: AppKind | null
  status: AppStatus
  /** The number of its frame element; a new number is a new frame. 0 = it has none: it is asleep. */
  frame: number
  failure: RealmFailure | null
  /** Shown over the app while it keeps running. */
  notice: AppNotice | null
  /** Its unmount is running: its tab was closed, or it is being put to sleep. */
  leaving: boolean
  title: string | null
  /** The title of its page. */
  pageTitle: string | null
  dirty: boolean
  /** One of its styles or scripts failed to load while the app was loading. */
  incomplete: boolean
  /** Which of its page loads it shows: goes up each time the app navigates to another page of its own. */
  page: number
  /** Uncaught errors since it was mounted. */
  errors: number
}

export interface HostState {
  /** In the order of their frames: moving a frame within the document would reload it. */
  apps: readonly LoadedApp[]
  /** The number of the frame that is booted ahead for the next app; 0 = none. */
  spare: number
  /** Requests of sub-apps that are under way and that a user waits for. */
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

/** An app that starts to load in a frame; 0 = it has none yet. */
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

/** At most how often (ms) changes that apps report are shown: an app that floods must not slow the portal down. */
export const chatterPace = 50

/** Holds the host's state for React. Listeners are called at once, but a moment later for changes that apps report. */
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

  /** Returns the app after the change, if it still exists. */
  change(id: TabId, change: Partial<LoadedApp>, later = false): LoadedApp | undefined {
    const before = this.find(id)
    if (!before) return undefined
    const after = { ...before, ...change }
    this.set({ apps: this.#state.apps.map((app) => (app.id === id ? after : app)) }, later)
    return after
  }

  /** Puts an app where its frame belongs in the order. */
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
