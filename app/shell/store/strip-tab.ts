import type { AppCode } from '~contract/hosting/hosted-app'
import type { TabId } from '../../hosting/open-tabs'

/** A tab as the strip shows it. */
export interface StripTab {
  id: TabId
  code: AppCode
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  path: string
  pinned: boolean
  /** Pinned by the app's record: the user cannot set it free. */
  affix: boolean
  badge: number
  dirty: boolean
  /** Uncaught errors of its app since it was opened. */
  errors: number
}

/** What the strip's menus and gestures do. Closing asks first if something is unsaved. */
export interface TabCommands {
  /** Boots the app in front again. */
  reload(id: TabId): void
  close(ids: readonly TabId[]): void
  pin(id: TabId, pinned: boolean): void
  /** Puts a tab in another's place. */
  move(id: TabId, over: TabId): void
  openInWindow(id: TabId): void
  reopen(): void
  canReopen: boolean
  /** A user is about to open this tab. */
  intend(code: AppCode): void
  enterFullScreen(): void
  /** Hides the top bar, or shows it again. */
  toggleHeader(): void
  headerHidden: boolean
}
