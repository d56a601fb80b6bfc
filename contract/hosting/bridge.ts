import type { AiWakeUp, GlobalState, SubAppProps } from './props'

/** Where a realm frame finds the shell: a property of the parent window. */
export const bridgeKey = '__portalRealmBridge__'

/** What one realm frame needs to boot its app. Plain data: it is cloned into the frame. */
export interface RealmPlan {
  code: string
  title: string
  /** The entry's address; a timestamp is added at each boot. */
  entry: string
  /** Where the app starts: path, query and hash below `/{code}`, and the state it had left there. */
  path: string
  state: unknown
  props: RealmPerson & Pick<SubAppProps, 'name' | 'base'>
  globalState: GlobalState
  visible: boolean
  /** Where its scrolled elements stood when the app was put to sleep. */
  scroll: ScrollPlaces
}

/** Selected words, and where a menu for them belongs; in the coordinates of their window. */
export interface FoundWords {
  text: string
  x: number
  y: number
  byKeyboard: boolean
}

/** What may change while an app runs. */
export type RealmPerson = Pick<SubAppProps, 'user' | 'tenant' | 'theme' | 'locale'>

/** Scrolled elements by their place in the document: `[[path, left, top], …]`; the path of the page itself is ''. */
export type ScrollPlaces = [path: string, left: number, top: number][]

/**
 * Why an app could not be shown: its entry or files did not arrive; its code failed; it took too long; it led its
 * frame elsewhere; it does not let itself be framed.
 */
export interface RealmFailure {
  kind: 'fetch' | 'mount' | 'timeout' | 'left' | 'refused'
  detail: string
}

/**
 * What the shell offers its realm frames, each known by its number. Everything passed is data; nothing of a
 * frame's realm is kept, but for its controls while it lives.
 */
export interface RealmBridge {
  /** Called first by each document that the frame shows; `start` follows when the frame has an app. */
  connect(frame: number, controls: RealmControls): void
  /** The app is there; `lifecycles` names the ones that it has, none = a plain page. */
  mounted(frame: number, lifecycles: string[]): void
  failed(frame: number, failure: RealmFailure): void
  /** An uncaught error after mounting. */
  erred(frame: number, message: string): void
  /** The app went somewhere inside itself; `push` = a step of the user's, else a replacement. */
  moved(frame: number, path: string, how: 'push' | 'replace', state: unknown): void
  /** The app wants its page loaded anew at another address of its own. */
  loadAt(frame: number, path: string): void
  /** The person is doing something in the frame. */
  active(): void
  /** The key of the command palette was pressed, and the app has no use for it. */
  openPalette(): void
  /** Something was typed that the app may not have told of. */
  edited(frame: number): void
  /** A request of the app starts (+1) or ends (-1). */
  busy(frame: number, change: 1 | -1): void
  /** A request was refused for want of a session; settles when it lives (again). */
  sessionOver(): Promise<void>
  navigate(path: string): void
  openTab(path: string): void
  close(frame: number): void
  setTitle(frame: number, title: string): void
  setBadge(frame: number, count: number): void
  setDirty(frame: number, dirty: boolean): void
  setFullScreen(frame: number, on: boolean): void
  aiWakeUp(wake: AiWakeUp): boolean
  /** Somebody asks a menu for selected words; true = the shell shows one. */
  offerWords(frame: number, words: FoundWords): boolean
  sendLive(frame: unknown): boolean
  download(file: { fileId: string; fileName: string }): void
  /** A link leads to a file; true = the shell looks after its download. */
  takesDownload(path: string, fileName: string): boolean
  setGlobalState(patch: Partial<GlobalState>): boolean
  emit(frame: number, name: string, data: unknown): void
  token(): Promise<string>
}

/** What the shell may do to a realm frame. */
export interface RealmControls {
  /** Gives the frame its app. */
  start(plan: RealmPlan): void
  /** Gets an entry and its files ahead of a start that may follow. */
  prefetch(entry: string): void
  /** Back and Forward led to another path of this app. */
  goTo(path: string, state: unknown): void
  globalStateChanged(state: GlobalState, previous: GlobalState): void
  personChanged(person: RealmPerson): void
  visibilityChanged(visible: boolean): void
  announce(name: string, data: unknown): void
  scrollPlaces(): ScrollPlaces
  /** Runs the app's unmount; always settles. */
  unmount(): Promise<void>
}

declare global {
  interface Window {
    [bridgeKey]?: RealmBridge
  }
}
