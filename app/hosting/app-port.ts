import type { ChangingProps, SelectedText, ShownFile } from '~contract/hosting/bridge'
import type { AppCode, HostedApp } from '~contract/hosting/hosted-app'
import type { AiWakeUp, PickedFile, PickFilesOptions } from '~contract/hosting/props'
import type { LoadedApp } from './host-state'
import type { TabId } from './open-tabs'

/** Where an app is inside itself, and the state of that step. */
export interface Place {
  path: string
  state: unknown
  /** `LoadedApp.page` of that step. */
  page: number
}

/** What the host of the apps asks of the page around it; each property is read again each time, as it may change. */
export interface AppPort {
  apps: readonly HostedApp[]
  props: ChangingProps
  /** How many realm apps stay awake (DESK-05), and how long one may take to mount (ms). */
  limits: { awakeApps: number; mountTimeout: number }
  /** Where a tab's app is to be. */
  placeOf(id: TabId): Place
  moved(id: TabId, path: string, how: 'push' | 'replace', state: unknown): void
  /** The app's page is to be loaded again at another of its own addresses. */
  loadAt(id: TabId, path: string): void
  /** Resolves to false if the portal has no such address. */
  navigate(path: string): Promise<boolean>
  openTab(path: string): Promise<boolean>
  close(id: TabId): void
  /** What the app says of its badge. */
  count(code: AppCode, badge: number): void
  setFullScreen(on: boolean): void
  aiWakeUp(wake: AiWakeUp): boolean
  /** Words that a user asks a menu for, in the frame of that number; false = there is none. */
  offerWords(id: TabId, frame: number, words: SelectedText): boolean
  /** To the platform's generic socket; false = it is nothing that can be sent. */
  sendLive(frame: unknown): boolean
  /** Has the portal look after a download. */
  download(file: { fileId: string; fileName: string }): void
  /** Shows a file in a window of its own. */
  openFile(file: ShownFile): void
  /** Asks the user for files on behalf of an app; none if they cancel, or it may not ask now. `wanted` may be anything. */
  pickFiles(app: LoadedApp, wanted: PickFilesOptions): Promise<PickedFile[]>
  /** The same for a link to a file; false = it is none, or the browser is to look after it. */
  takesDownload(path: string, fileName: string): boolean
  /** Asks the user to sign in, if need be; settles once they are signed in. */
  sessionEnded(): Promise<void>
  token(): Promise<string>
}

/** Selected words with what they belong to, in the coordinates of the shell's window. */
export interface SelectedWords extends SelectedText {
  /** Of the app and its place that they are in; '' = the shell's own. */
  title: string
  url: string
  /** Brings the focus back to where they are. */
  restore(): void
}

/** The window's event for what the user does inside app frames; at most once a second for each frame. */
export const activityEvent = 'portal:activity'
