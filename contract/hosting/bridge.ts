import type { FailureKind } from './failure-kinds'
import type { AiWakeUp, GlobalState, PickedFile, PickFilesOptions, SubAppProps } from './props'

/** Where an app frame finds the shell: a property of the parent window. */
export const bridgeKey = '__portalRealmBridge__'

/** Names the shell's origin in the document of an isolated app, which speaks with it through a port. */
export const shellMeta = 'portal-shell'

/** Names the path prefixes of the services in a page of another origin, separated by spaces. */
export const servicesMeta = 'portal-services'

/** The first word of such a document to the shell, with a port. */
export const frameGreeting = 'portal: app frame'

/** What the shell says first through the port: what the document's own side has to answer at once. */
export interface ShellWelcome {
  /** The user has an assistant, and a menu on selected words. */
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
  /** Its row does not say that it has lifecycles. */
  unsure: boolean
  /** Where the app starts: path, query and hash below `/{code}`, and the state it had left there. */
  path: string
  state: unknown
  props: ChangingProps & Pick<SubAppProps, 'name' | 'base'>
  globalState: GlobalState
  visible: boolean
  /** Of its scrolled elements when the app was put to sleep. */
  scroll: ScrollPositions
}

/** A selection, and where its menu belongs, in the coordinates of its window. */
export interface SelectedText {
  text: string
  x: number
  y: number
  byKeyboard: boolean
}

/** What may change while an app runs. */
export type ChangingProps = Pick<SubAppProps, 'user' | 'tenant' | 'theme' | 'locale'>

/** Scrolled elements by their place in the document: `[[path, left, top], …]`; the path of the page itself is ''. */
export type ScrollPositions = [path: string, left: number, top: number][]

/** Why an app could not be shown. */
export interface RealmFailure {
  kind: FailureKind
  detail: string
}

/**
 * What is said over an app that goes on. absent: it asked for an address of the portal that is not there; stopped: it
 * tried to lead the window to another site; hung: it does not answer.
 */
export interface AppNotice {
  kind: 'absent' | 'stopped' | 'hung'
  address: string
}

/** A file of the file service, for the viewer. */
export interface ShownFile {
  id: string
  name: string
  /** The first to be shown, from 1. */
  page: number
}

/**
 * What the shell offers its app frames, each known by its number. Only data passes: of a frame's realm the shell
 * keeps nothing but the controls, and those only until the frame is removed.
 */
export interface RealmBridge {
  /** Each document of the frame calls this first; `start` follows when the frame has an app. */
  connect(frame: number, controls: RealmControls): void
  /** The app has mounted; `lifecycles` names those that it has, none = a plain page. */
  mounted(frame: number, lifecycles: string[]): void
  failed(frame: number, failure: RealmFailure): void
  /** The entry has no lifecycles: it is to be loaded as a document of its own. */
  isPage(frame: number): void
  /** A style or a script of the app could not be had. */
  missed(frame: number): void
  /** An uncaught error after mounting. */
  erred(frame: number, message: string): void
  /** The app navigated within itself. */
  moved(frame: number, path: string, how: 'push' | 'replace', state: unknown): void
  /** The app goes back (below 0) or forward by so many steps of the window's history. */
  travel(frame: number, steps: number): void
  /** The app reloads its page at another of its own addresses. */
  loadAt(frame: number, path: string): void
  /** The user is active in the frame. */
  active(): void
  /**
   * The palette's key was pressed, and the app did not handle it: ''. Or what was typed after it: one letter, or
   * a sign for Backspace.
   */
  openPalette(key: string): void
  /** The key that shows the portal's keys was pressed, and the app did not handle it. */
  openKeys(): void
  /** The user typed something; the app may not have called setDirty. */
  edited(frame: number): void
  /** A request of the app starts (+1) or ends (-1); no user waits for one in the background. */
  busy(frame: number, change: 1 | -1, background: boolean): void
  /** A request was refused because the session has ended; resolves once there is one again. */
  sessionEnded(): Promise<void>
  navigate(frame: number, path: string): void
  openTab(frame: number, path: string): void
  /** The app tried to lead the whole window to another site, and was stopped. */
  stopped(frame: number, address: string): void
  close(frame: number): void
  setTitle(frame: number, title: string): void
  /** The title of a page app's document; what the app itself says by `setTitle` goes before it. */
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

/** What the shell may do to an app frame. */
export interface RealmControls {
  start(plan: RealmPlan): void
  /** Loads an entry and its files for a start that may follow. */
  prefetch(entry: string, isPage: boolean): void
  /** Back or Forward led to another path of this app. */
  goTo(path: string, state: unknown): void
  globalStateChanged(state: GlobalState, previous: GlobalState): void
  propsChanged(props: ChangingProps): void
  visibilityChanged(visible: boolean): void
  announce(name: string, data: unknown): void
  /** An isolated app's answer takes a moment, or does not come. */
  scrollPositions(): ScrollPositions | Promise<ScrollPositions>
  /** The frame still shows the document that these belong to: it has been rewritten, not replaced. */
  stands(): boolean | Promise<boolean>
  /** The app's own `beforeunload` wants the user to be asked. */
  asksToStay(): boolean | Promise<boolean>
  /** What is selected in the app, else what it shows, for reading aloud. */
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
