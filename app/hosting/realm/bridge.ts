import type { GlobalState, SubAppProps } from '../sub-app-kit/props'

/** Where a realm frame finds the shell: a property of the parent window. */
export const bridgeKey = '__portalRealmBridge__'

/** What one realm frame needs to boot its app. Plain data: it is cloned into the frame. */
export interface RealmPlan {
  code: string
  /** The entry's address; a timestamp is added at each boot. */
  entry: string
  /** Where the app starts: path, query and hash below `/{code}`. */
  path: string
  props: Pick<SubAppProps, 'name' | 'base' | 'user' | 'tenant'>
  globalState: GlobalState
}

/** Why an app could not be shown: its entry or files did not arrive, or its code failed. */
export interface RealmFailure {
  kind: 'fetch' | 'mount'
  detail: string
}

/** What the shell offers a realm frame. Everything passed is data; nothing of the frame's realm is kept. */
export interface RealmBridge {
  /** Called by the frame's boot script first; null where the frame is nobody's. */
  connect(code: string, controls: RealmControls): RealmPlan | null
  mounted(code: string): void
  failed(code: string, failure: RealmFailure): void
  /** An uncaught error after mounting. */
  erred(code: string, message: string): void
  /** The app went somewhere inside itself; `push` = a step of the user's, else a replacement. */
  moved(code: string, path: string, how: 'push' | 'replace', state: unknown): void
  /** A request of the app starts (+1) or ends (-1). */
  busy(change: 1 | -1): void
  sessionOver(): void
  navigate(path: string): void
  close(code: string): void
  setTitle(code: string, title: string): void
  setBadge(code: string, count: number): void
  setDirty(code: string, dirty: boolean): void
  setGlobalState(code: string, patch: Partial<GlobalState>): boolean
  token(): Promise<string>
}

/** What the shell may do to a realm frame. */
export interface RealmControls {
  /** Back and Forward led to another path of this app. */
  goTo(path: string, state: unknown): void
  globalStateChanged(state: GlobalState, previous: GlobalState): void
  visibilityChanged(visible: boolean): void
  /** Runs the app's unmount; always settles. */
  unmount(): Promise<void>
}

declare global {
  interface Window {
    [bridgeKey]?: RealmBridge
  }
}
