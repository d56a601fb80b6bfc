import type { FailureKind } from './failure-kinds'
import type { AiWakeUp, GlobalState, PickedFile, PickFilesOptions, SubAppProps } from './props'

/** The property of the parent window where an app frame finds the shell. */
export const bridgeKey = '__portalRealmBridge__'

/**
 * The meta element with the shell's origin in the document of an isolated app, which talks to the shell through a port.
 */
export const shellMeta = 'portal-shell'

/** The meta element with the services' path prefixes in a page of another origin, separated by spaces. */
export const servicesMeta = 'portal-services'

/** The first message of such a document to the shell, with a port. */
export const frameGreeting = 'portal: app frame'

/** The shell's first message through the port: what the document must be able to answer synchronously. */
export interface ShellWelcome {
  /** Whether the user has an assistant, and a menu on selected words. */
  assistant: boolean
  selectionMenu: boolean
  /** Paths of the file service that the shell downloads itself. */
  files: string[]
}

/** What an app frame needs to boot its app. Plain data: it is cloned into the frame. */
export interface RealmPlan {
  code: string
  title: string
  /** The entry's address; a timestamp is added at each boot. */
  entry: string
  /** Whether the app's row does not say that it has lifecycles. */
  unsure: boolean
  /** Where the app starts: path, query and hash below `/{code}`, and the state that it had stored there. */
  path: string
  state: unknown
  props: ChangingProps & Pick<SubAppProps, 'name' | 'base'>
  globalState: GlobalState
  visible: boolean
  /** Scroll positions of its elements when the app was put to sleep. */
  scroll: ScrollPositions
}

/** A selection, and the position of its menu in the coordinates of the selection's window. */
export interface SelectedText {
  text: string
  x: number
  y: number
  byKeyboard: boolean
}

/** The props that may change while an app runs. */
export type ChangingProps = Pick<SubAppProps, 'user' | 'tenant' | 'theme' | 'locale'>

/** Scrolled elements by their place in the document: `[[path, left, top], …]`; the path of the page itself is ''. */
export type ScrollPositions = [path: string, left: number, top: number][]

/** Why an app could not be shown. */
export interface RealmFailure {
  kind: FailureKind
  detail: string
}

/**
 * A notice shown over an app that keeps running. absent: it asked for an address of the portal that does not exist;
 * stopped: it tried to navigate the window to another site; hung: it does not answer.
 */
export interface AppNotice {
  kind: 'absent' | 'stopped' | 'hung'
  address: string
}

/** A file of the file service, for the viewer. */
export interface ShownFile {
  id: string
  name: string
  /** The first page to show, counted from 1. */
  page: number
}

/**
 * What the shell offers its app frames, each identified by its number. Only data crosses: the shell keeps nothing of a
 * frame's realm except the controls, and those only until the frame is removed.
 */
export interface RealmBridge {
  /** Each document of the frame calls this first; `start` follows when the frame has an app. */
  connect(frame: number, controls: RealmControls): void
  /** The app has mounted; `lifecycles` names those that it has, empty = a plain page. */
  mounted(frame: number, lifecycles: string[]): void
  failed(frame: number, failure: RealmFailure): void
  /** The entry has no lifecycles, so it must be loaded as a document of its own. */
  isPage(frame: number): void
  /** A style or a script of the app did not load. */
  missed(frame: number): void
  /** An uncaught error after mounting. */
  erred(frame: number, message: string): void
  /** The app navigated within itself. */
  moved(frame: number, path: string, how: 'push' | 'replace', state: unknown): void
  /** The app goes back (negative) or forward by this many steps of the window's history. */
  travel(frame: number, steps: number): void
  /** The app reloads its page at another of its own addresses. */
  loadAt(frame: number, path: string): void
  /** The user is active in the frame. */
  active(): void
  /**
   * The palette's key was pressed, and the app did not handle it: ''. Or the key typed after it: one letter, or a sign
   * for Backspace.
   */
  openPalette(key: string): void
  /** The key that shows the portal's shortcuts was pressed, and the app did not handle it. */
  openKeys(): void
  /** The user typed something; the app has perhaps not called setDirty. */
  edited(frame: number): void
  /** A request of the app starts (+1) or ends (-1); in the background = no user waits for it. */
  busy(frame: number, change: 1 | -1, background: boolean): void
  /** A request was refused because the session has ended; resolves when there is a session again. */
  sessionEnded(): Promise<void>
  navigate(frame: number, path: string): void
  openTab(frame: number, path: string): void
  /** The app tried to navigate the whole window to another site, and was stopped. */
  stopped(frame: number, address: string): void
  close(frame: number): void
  setTitle(frame: number, title: string): void
  /** The title of a page app's document; a title that the app sets with `setTitle` takes precedence. */
  setPageTitle(frame: number, title: string): void
  setBadge(frame: number, count: number): void
  setDirty(frame: number, dirty: boolean): void
  setFullScreen(frame: number, on: boolean): void
  aiWakeUp(wake: AiWakeUp): boolean
  /** The user asked for a menu on a selection; true = the shell shows one. */
  offerSelection(frame: number, words: SelectedText): boolean
  sendLive(frame: unknown): boolean
  download(file: { fileId: string; fileName: string }): void
  openFile(file: ShownFile): void
  /** Lets the user choose files; none if they cancel. */
  pickFiles(frame: number, wanted: PickFilesOptions): Promise<PickedFile[]>
  /** A link leads to a file; true = the shell downloads it. */
  takesDownload(path: string, fileName: string): boolean
  setGlobalState(patch: Partial<GlobalState>): boolean
  emit(frame: number, name: string, data: unknown): void
  token(): Promise<string>
}

/** How the shell controls an app frame. */
export interface RealmControls {
  start(plan: RealmPlan): void
  /** Loads an entry and its files ahead of a possible start. */
  prefetch(entry: string, isPage: boolean): void
  /** Back or Forward led to another path of this app. */
  goTo(path: string, state: unknown): void
  globalStateChanged(state: GlobalState, previous: GlobalState): void
  propsChanged(props: ChangingProps): void
  visibilityChanged(visible: boolean): void
  announce(name: string, data: unknown): void
  /** An isolated app answers asynchronously, or never. */
  scrollPositions(): ScrollPositions | Promise<ScrollPositions>
  /** Whether the frame still shows the document of these controls: it was rewritten, not replaced. */
  stands(): boolean | Promise<boolean>
  /** Whether the app's own `beforeunload` wants the user to be asked. */
  asksToStay(): boolean | Promise<boolean>
  /** The selected text of the app, or else the text that it shows, for reading aloud. */
  shownText(): string | Promise<string>
  /** Runs the app's unmount; always settles. */
  unmount(): Promise<void>
  /** The frame is gone. */
  dropped?(): void
}

declare global {
  interface Window {
    [bridgeKey]?: RealmBridge
  }
}
