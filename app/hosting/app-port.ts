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

/** What the host needs from the page around it. Each property is read on every use, as it may change. */
export interface AppPort {
  apps: readonly HostedApp[]
  props: ChangingProps
  /** How many realm apps stay awake (DESK-05), and how long one may take to mount (ms). */
  limits: { awakeApps: number; mountTimeout: number }
  /** Where a tab's app should be. */
  placeOf(id: TabId): Place
  moved(id: TabId, path: string, how: 'push' | 'replace', state: unknown): void
  /** Reloads the app's page at another of its own addresses. */
  loadAt(id: TabId, path: string): void
  /** Resolves to false if the portal has no such address. */
  navigate(path: string): Promise<boolean>
  openTab(path: string): Promise<boolean>
  close(id: TabId): void
  /** Sets the badge that the app reports. */
  count(code: AppCode, badge: number): void
  setFullScreen(on: boolean): void
  aiWakeUp(wake: AiWakeUp): boolean
  /** Offers a menu for selected words, in the frame of that number; false = there is no menu. */
  offerWords(id: TabId, frame: number, words: SelectedText): boolean
  /** Sends to the platform's generic socket; false = it cannot be sent. */
  sendLive(frame: unknown): boolean
  /** Hands a download over to the portal. */
  download(file: { fileId: string; fileName: string }): void
  /** Shows a file in a window of its own. */
  openFile(file: ShownFile): void
  /**
   * Asks the user for files on behalf of an app; none if the user cancels or the app must not ask now. `wanted` is
   * unchecked.
   */
  pickFiles(app: LoadedApp, wanted: PickFilesOptions): Promise<PickedFile[]>
  /** The same as `download`, for a link to a file; false = it is not one, or it is left to the browser. */
  takesDownload(path: string, fileName: string): boolean
  /** Asks the user to sign in if necessary; settles once the user is signed in. */
  sessionEnded(): Promise<void>
  token(): Promise<string>
}

/** Selected words and where they come from; coordinates are those of the shell's window. */
export interface SelectedWords extends SelectedText {
  /** Title and address of the app that contains them; '' = the shell's own text. */
  title: string
  url: string
  /** Moves the focus back to where the words are. */
  restore(): void
}

/** Dispatched on the window for user activity inside app frames; at most once a second per frame. */
export const activityEvent = 'portal:activity'
