/** A tab as the strip shows it. */
export interface StripTab {
  id: string
  code: string
  title: string
  /** A name of the portal's icon set, or an address. */
  icon: string
  path: string
  pinned: boolean
  /** Pinned by the app's record: the person cannot set it free. */
  affix: boolean
  badge: number
  dirty: boolean
  /** Uncaught errors of its app since it was opened. */
  errors: number
}

/** What the strip's menus and gestures do. Closing asks first where something is unsaved. */
export interface TabCommands {
  /** Boots the app in front anew. */
  reload(id: string): void
  close(ids: readonly string[]): void
  pin(id: string, pinned: boolean): void
  /** Puts a tab in another's place. */
  move(id: string, over: string): void
  openInWindow(id: string): void
  reopen(): void
  canReopen: boolean
  /** Somebody is about to open this tab. */
  intend(code: string): void
  enterFullScreen(): void
  /** Hides the top bar, or shows it again. */
  toggleHeader(): void
  headerHidden: boolean
}
