import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { PickedFile, PickFilesOptions } from '~contract/hosting/props'
import type { ForcedNotice } from '~contract/live/protocol'
import type { PasswordDue } from '~contract/portal/password-due'
import type { SessionEndReason } from '~contract/portal/safe-redirect'
import type { TenantEntry } from '~contract/portal/tenant-entry'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import type { Texts } from '~text/zh-CN'
import { emptyHost, type HostState, type LoadedApp } from '../../hosting/host-state'
import { codeOfTab, firstTabOf, type OpenTabs, type TabId, tabAt } from '../../hosting/open-tabs'
import { appPath, readScreenMode, type ScreenMode } from '../../hosting/screen-mode'
import type { PageData } from '../page-data.server'
import type { SignedOut } from '../signed-out.server'
import { withBuiltIn } from '../with-built-in'

export interface ShellPage extends PageData {
  tenants: TenantEntry[]
  passwordDue: PasswordDue | null
  /** When the session started, and the device of the session that was ended to make room for it (SAFE-18). */
  displaced: { since: string; device: string } | null
}

export interface Address {
  /** Path, query and hash in the browser. */
  full: string
  /** The app's own path, without the portal's screen modes. */
  path: string
  /** The tab recorded in the history entry, if any. */
  tab: TabId | null
  /** The app's own state in the history entry. */
  state: unknown
  /** The page load of its app that the history entry belongs to: `LoadedApp.page`. */
  page: number
}

/** The actions that discard unsaved work. */
export type Leaving = 'close' | 'reload' | 'switch' | 'switched'

/** Asks whether unsaved work of these tabs may be discarded. */
export interface UnsavedQuestion {
  titles: readonly string[]
  leaving: Leaving
  proceed(): void
}

/** State that several parts of the shell show. Read it with selectors; only the actions of `Shell` change it. */
export interface ShellState {
  /**
   * The latest answer, and the latest one that has a list of apps: if the list fails to load, no open app is closed.
   */
  page: ShellPage
  known: ShellPage
  /** The listed apps and the portal's own. */
  apps: readonly HostedApp[]
  tabs: OpenTabs
  /** The most recently closed tab of each app, for its path. */
  lastTabs: OpenTabs
  /** The id of the active tab, which may not exist yet, or no longer exist. */
  active: TabId
  canReopen: boolean
  address: Address
  mode: ScreenMode
  /** Whether only the app is shown, until the user leaves full screen. */
  fullScreen: boolean
  hosted: HostState
  /** The newest count for each app's badge, by code, whatever its source. */
  badges: Counts
  /** The unread messages; null = not known yet. `fresh`: some arrived after the user last looked. */
  unread: { count: number | null; fresh: boolean }
  /** Ids of messages read since the page was opened, in any window. */
  read: ReadonlySet<string>
  /** The forced messages pushed since the page was opened, with repeats (MSG-05). */
  forced: readonly ForcedNotice[]
  /** Whether the password reminder has been answered; other notices wait for it. */
  reminded: boolean
  overlay: string | null
  /** An app is waiting for files that the user chooses. */
  picking: {
    app: Pick<LoadedApp, 'id' | 'frame'>
    wanted: PickFilesOptions
    done(files: PickedFile[]): void
  } | null
  question: UnsavedQuestion | null
  /** The ways to sign in again once the session has ended. */
  signedOut: SignedOut['signedOut'] | null
  /** 'asked' while the user is being asked, then the reason why the session is being ended (ME-07). */
  leaving: 'asked' | LeaveReason | null
  /** Whether the page must no longer show anything. */
  gone: boolean
}

/** Counts of apps, by their code. */
export type Counts = Readonly<Record<string, number>>

/** `wish`, `elsewhere`: the user signed out in this window or in another. */
export type LeaveReason = 'wish' | 'elsewhere' | SessionEndReason

export function initialState(page: ShellPage, address: Address, texts: Texts): ShellState {
  const apps = withBuiltIn(page.apps ?? [], texts)
  return {
    page,
    known: page,
    apps,
    tabs: page.tabs,
    lastTabs: [],
    active: activeAt(page.tabs, address),
    canReopen: false,
    address,
    mode: readScreenMode(address.full),
    fullScreen: false,
    hosted: emptyHost,
    badges: badgesIn(apps),
    unread: { count: null, fresh: false },
    read: new Set(),
    forced: [],
    reminded: false,
    overlay: null,
    picking: null,
    question: null,
    signedOut: null,
    leaving: null,
    gone: false,
  }
}

/** `state` comes from the history and may be anything. */
export function addressAt(full: string, state: unknown): Address {
  const { tab, frame, page } = (state ?? {}) as Record<'tab' | 'frame' | 'page', unknown>
  return {
    full,
    path: appPath(full),
    tab: typeof tab === 'string' ? (tab as TabId) : null,
    state: frame ?? null,
    page: typeof page === 'number' ? page : 0,
  }
}

export function isSameStep(one: Address, other: Address): boolean {
  const { full, tab, state, page } = one
  const isSame = full === other.full && tab === other.tab && state === other.state
  return isSame && page === other.page
}

/** The badge counts in a list of apps. */
export function badgesIn(apps: readonly HostedApp[]): Counts {
  return Object.fromEntries(apps.map(({ code, badge }) => [code, badge]))
}

/** The address decides which tab is active. */
export function activeAt(tabs: OpenTabs, { path, tab }: Address): TabId {
  return tabAt(tabs, path, tab)?.id ?? firstTabOf(codeOfPath(path))
}

/** Only the active app is shown. */
export function isAppOnly({ mode, fullScreen }: ShellState): boolean {
  return mode.fullScreen || fullScreen
}

/** Whether a question over the page, open or about to open, must be answered first: the keyboard belongs to it. */
export function isQuestionOpen({ overlay, question, leaving, signedOut }: ShellState): boolean {
  return Boolean(
    overlay || question || leaving || signedOut || document.querySelector('[aria-modal=true]'),
  )
}

export function hasRailAndTabs(state: ShellState): boolean {
  return !isAppOnly(state) && !state.mode.singleScreen
}

export function appOf({ apps }: Pick<ShellState, 'apps'>, code: string): HostedApp | undefined {
  return apps.find((app) => app.code === code)
}

/** Whether the active app is listed; false also while the list is missing. */
export function isCurrentKnown(state: ShellState): boolean {
  return appOf(state, codeOfTab(state.active)) !== undefined
}

export function userTenantOf({ page }: Pick<ShellState, 'page'>): UserTenantKey {
  return userTenantKey({ userId: page.user.userId, tenantId: page.tenant.tenantId })
}

export function isSessionEnding({ leaving }: ShellState): boolean {
  return leaving !== null && leaving !== 'asked'
}

export function homeOf({ known }: ShellState): string {
  return known.home ?? '/'
}
