import { type AppCode, codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { ForcedNotice } from '~contract/live/protocol'
import type { PasswordDue } from '~contract/portal/password-due'
import type { SessionEndReason } from '~contract/portal/safe-redirect'
import type { TenantEntry } from '~contract/portal/tenant-entry'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import type { Texts } from '~text/zh-CN'
import { emptyHost, type HostState } from '../../hosting/host-state'
import { codeOfTab, firstTabOf, type OpenTabs, type TabId, tabAt } from '../../hosting/open-tabs'
import { appPath, readScreenMode, type ScreenMode } from '../../hosting/screen-mode'
import type { PortalPage } from '../portal-page.server'
import type { SignedOut } from '../signed-out.server'
import { withBuiltIn } from '../with-built-in'

/** What the server says of the page. */
export interface ShellPage extends PortalPage {
  tenants: TenantEntry[]
  passwordDue: PasswordDue | null
  /** The session's start and the device of another that ended to make room for it (SAFE-18). */
  displaced: { since: string; device: string } | null
}

/** Where the window is. */
export interface Address {
  /** Path, query and hash as the browser has them. */
  full: string
  /** The app's own path in it, without the portal's screen modes. */
  path: string
  /** The tab that this step of the history belongs to, if the step says so. */
  tab: TabId | null
  /** What the app gave this step to remember. */
  state: unknown
}

/** What would throw unsaved work away. */
export type Leaving = 'close' | 'reload' | 'switch' | 'switched'

/** Whether unsaved work of these tabs may be thrown away. */
export interface UnsavedQuestion {
  titles: readonly string[]
  leaving: Leaving
  proceed(): void
}

/** All that more than one part of the shell shows. Read it by selectors; only the actions of `Shell` change it. */
export interface ShellState {
  /** The newest answer, and the newest one that had the list of apps: a failed list closes no open app. */
  page: ShellPage
  known: ShellPage
  /** The listed apps and the portal's own. */
  apps: readonly HostedApp[]
  tabs: OpenTabs
  /** The id of the tab in front; its tab may not be there yet, or no longer. */
  active: TabId
  canReopen: boolean
  address: Address
  mode: ScreenMode
  /** The app alone, for a while. */
  fullScreen: boolean
  /** The apps that are loaded, and what they say of themselves. */
  hosted: HostState
  /** Unread counts as they were pushed last, by app code. */
  counted: Readonly<Record<string, number>>
  /** The unread messages; `fresh`: some came since the user last looked. */
  unread: { count: number; fresh: boolean }
  /** Ids of messages that were read since the page was opened, in whichever window. */
  read: ReadonlySet<string>
  /** The forced messages that were pushed since the page was opened, with repeats (MSG-05). */
  forced: readonly ForcedNotice[]
  /** The user has answered the reminder of the password, which other notices wait for. */
  reminded: boolean
  /** The name of what is open over the shell. */
  overlay: string | null
  question: UnsavedQuestion | null
  /** The ways to sign in again once the session has ended. */
  signedOut: SignedOut['signedOut'] | null
  /** Whether the user is asked, or why the session is being ended (ME-07). */
  leaving: 'asked' | LeaveReason | null
  /** The page must show nothing any more. */
  gone: boolean
}

/** The user's wish, in this window or another, or what made them leave. */
export type LeaveReason = 'wish' | 'elsewhere' | SessionEndReason

export function initialState(page: ShellPage, address: Address, texts: Texts): ShellState {
  return {
    page,
    known: page,
    apps: withBuiltIn(page.apps ?? [], texts),
    tabs: page.tabs,
    active: activeAt(page.tabs, address),
    canReopen: false,
    address,
    mode: readScreenMode(address.full),
    fullScreen: false,
    hosted: emptyHost,
    counted: {},
    unread: { count: 0, fresh: false },
    read: new Set(),
    forced: [],
    reminded: false,
    overlay: null,
    question: null,
    signedOut: null,
    leaving: null,
    gone: false,
  }
}

/** The address of a window: `state` is what the history keeps of the step, in whatever shape. */
export function addressAt(full: string, state: unknown): Address {
  const { tab, frame } = (state ?? {}) as { tab?: unknown; frame?: unknown }
  return {
    full,
    path: appPath(full),
    tab: typeof tab === 'string' ? tab : null,
    state: frame ?? null,
  }
}

export function isSameStep(one: Address, other: Address): boolean {
  return one.full === other.full && one.tab === other.tab && one.state === other.state
}

/** The address says which tab is in front. */
export function activeAt(tabs: OpenTabs, { path, tab }: Address): TabId {
  return tabAt(tabs, path, tab)?.id ?? firstTabOf(codeOfPath(path))
}

/** Nothing is shown but the app in front. */
export function isAppOnly({ mode, fullScreen }: ShellState): boolean {
  return mode.fullScreen || fullScreen
}

/** Rail and tab strip are there. */
export function hasRailAndTabs(state: ShellState): boolean {
  return !isAppOnly(state) && !state.mode.singleScreen
}

export function appOf({ apps }: Pick<ShellState, 'apps'>, code: AppCode): HostedApp | undefined {
  return apps.find((app) => app.code === code)
}

/** The app in front is listed; false also while the list is missing. */
export function isCurrentKnown(state: ShellState): boolean {
  return appOf(state, codeOfTab(state.active)) !== undefined
}

export function userTenantOf({ page }: Pick<ShellState, 'page'>): UserTenantKey {
  return userTenantKey({ userId: page.user.userId, tenantId: page.tenant.tenantId })
}

/** The session is being ended: nothing should count on it any more. */
export function isSessionEnding({ leaving }: ShellState): boolean {
  return leaving !== null && leaving !== 'asked'
}

/** The path of the first app. */
export function homeOf({ known }: ShellState): string {
  return known.home ?? '/'
}
