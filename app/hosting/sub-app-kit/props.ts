/**
 * What the portal hands to an embedded sub-app's lifecycles (`bootstrap`, `mount`, `update`, `unmount`).
 * The first five fields are qiankun's own, so that apps built for qiankun move over unchanged.
 * Everything that crosses is plain data or a function of the app's own realm.
 */
export interface SubAppProps {
  /** The app's code. */
  name: string
  /** The element to mount into; apps look up `#app`, `#root` … inside it. */
  container: HTMLElement
  /** Calls back on every change of the shared state; `fireImmediately` also at once. One listener per app. */
  onGlobalStateChange(
    listener: (state: GlobalState, previous: GlobalState) => void,
    fireImmediately?: boolean,
  ): void
  /** Merges into the shared state. Returns false where nothing changed. */
  setGlobalState(patch: Partial<GlobalState>): boolean
  offGlobalStateChange(): boolean

  /** The app's base path, `/{code}`: give it to the app's router. */
  base: string
  user: { userId: string; account: string; username: string; orgName: string }
  tenant: { tenantId: string; name: string }
  /** The theme at the start; `events.on('theme')` tells of changes. */
  theme: PortalTheme
  /**
   * Calls a backend through the portal, which adds Authorization. `path` starts with a service's prefix
   * (`/service-mail/…`). Resolves with the envelope's `data`; rejects with a `SubAppRequestError`.
   */
  request<T = unknown>(path: string, options?: SubAppRequestOptions): Promise<T>
  /** The current access token, for the rare URL that needs it. Prefer `request`. */
  getToken(): Promise<string>
  /** Goes to a path of the portal, opening its app's tab where needed: `navigate('/list/detail/7')`. */
  navigate(path: string): void
  /**
   * Opens a path in a tab of its own, also of an app that is open already: `openTab('/official/edit?id=2')`.
   * The tab that shows that very path is brought to the front instead.
   */
  openTab(path: string): void
  /** Closes this tab (asks first where it is dirty). */
  close(): void
  /** Replaces the tab's title; empty = the app's own. */
  setTitle(title: string): void
  /** The number on tab and rail; 0 hides it. */
  setBadge(count: number): void
  /** Says that there is unsaved work: the portal then asks before it closes or reloads the tab. */
  setDirty(dirty: boolean): void
  /** Hides the portal's frame around this app, or shows it again. */
  setFullScreen(on: boolean): void
  /** Opens the AI assistant, with a question where one is given. False = this person has no assistant. */
  aiWakeUp(question?: string): boolean
  events: SubAppEvents
}

/** Events between the portal and its apps. Data are plain and arrive as copies. */
export interface SubAppEvents {
  /** Returns how to stop listening. */
  on<Name extends keyof PortalEventData>(
    name: Name,
    listener: (data: PortalEventData[Name]) => void,
  ): () => void
  /** An event of the apps' own, `app:` before its name. */
  on(name: `app:${string}`, listener: (data: unknown) => void): () => void
  /** Tells all other open apps; one that is opened later does not hear of it. */
  emit(name: `app:${string}`, data?: unknown): void
}

/** The portal's own events by name. */
export interface PortalEventData {
  /** An app's status changed (0 not loaded, 1 active, 2 inactive, 3 loading, 4 failed). */
  'app-status': { code: string; status: 0 | 1 | 2 | 3 | 4 }
  /** A live message arrived; the same as the window's `onmessageWS` event. */
  message: unknown
  theme: PortalTheme
  /** This tab was shown or hidden. */
  visible: boolean
}

export interface PortalTheme {
  /** `default`, or the id of the skin that the person chose. */
  id: string
  colorScheme: 'light' | 'dark'
}

export interface GlobalState {
  error: string | null
  /** 1 signed in, 0 signed out. */
  loginStatus: 0 | 1
  command: string | null
  [key: string]: unknown
}

export interface SubAppRequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  query?: Record<string, string | number | boolean | undefined>
  /** Sent as JSON. */
  body?: unknown
  signal?: AbortSignal
}

/** How `request` rejects: `status` 0 = never reached; `code` is the envelope's. */
export interface SubAppRequestError extends Error {
  status: number
  code: number | null
}
