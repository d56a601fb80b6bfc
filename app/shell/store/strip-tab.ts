import type { AppCode } from '~contract/hosting/hosted-app'
import type { TabId } from '../../hosting/open-tabs'

/** A tab as the strip shows it. */
export interface StripTab {
  id: TabId
  code: AppCode
  title: string
  /** The name of an icon in the portal's set, or an address. */
  icon: string
  path: string
  pinned: boolean
  /** Pinned by the app's record: the user cannot unpin it. */
  affix: boolean
  badge: number
  dirty: boolean
  /** Uncaught errors of its app since it was opened. */
  errors: number
}

/** Commands that close tabs ask first if work is unsaved. */
export interface TabCommands {
  reload(id: TabId): void
  close(ids: readonly TabId[]): void
  pin(id: TabId, pinned: boolean): void
  /** Moves a tab to another's position. */
  move(id: TabId, over: TabId): void
  openInWindow(id: TabId): void
  reopen(): void
  canReopen: boolean
  /** The user is likely to open this app next. */
  intend(code: AppCode): void
  enterFullScreen(): void
  toggleHeader(): void
  headerHidden: boolean
}
