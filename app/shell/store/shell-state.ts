import { codeOfPath, type HostedApp } from '~contract/hosting/hosted-app'
import type { Texts } from '~text/zh-CN'
import type { PasswordDue } from '../../features/passwords/password-due'
import type { UnitEntry } from '../../features/tenant-switch/unit-entry'
import { emptyHost, type HostState } from '../../hosting/host-state'
import { type OpenTabs, tabAt } from '../../hosting/open-tabs'
import { appPath, readScreenMode, type ScreenMode } from '../../hosting/screen-mode'
import type { OverlayName } from '../overlays/overlay-name'
import type { PortalPage } from '../portal-page.server'
import type { SignedOut } from '../signed-out.server'
import { withBuiltIn } from '../with-built-in'

/** What the server says of the page. */
export interface ShellPage extends PortalPage {
  units: UnitEntry[]
  passwordDue: PasswordDue | null
}

/** Where the window is. */
export interface Address {
  /** Path, query and hash as the browser has them. */
  full: string
  /** The app's own path in it, without the portal's screen modes. */
  path: string
  /** The tab that this step of the history belongs to, if the step says so. */
  tab: string | null
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
  /** The newest answer, and the newest one that had the list of apps: a failed list takes no open app away. */
  page: ShellPage
  known: ShellPage
  /** The listed apps and the portal's own. */
  apps: readonly HostedApp[]
  tabs: OpenTabs
  /** The id of the tab in front; its tab may not be there yet, or no longer. */
  active: string
  canReopen: boolean
  address: Address
  mode: ScreenMode
  /** The app alone, for a while. */
  fullScreen: boolean
  /** The apps that are loaded, and what they say of themselves. */
  hosted: HostState
  /** Unread counts as they were pushed last, by app code. */
  counted: Readonly<Record<string, number>>
  overlay: OverlayName | null
  question: UnsavedQuestion | null
  /** The ways to sign in again once the session is over. */
  signedOut: SignedOut['signedOut'] | null
}

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
    overlay: null,
    question: null,
    signedOut: null,
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

/** The address says which tab is in front. */
export function activeAt(tabs: OpenTabs, { path, tab }: Address): string {
  return tabAt(tabs, path, tab)?.id ?? codeOfPath(path)
}

/** Nothing is shown but the app in front. */
export function isAppOnly({ mode, fullScreen }: ShellState): boolean {
  return mode.fullScreen || fullScreen
}

/** Rail and tab strip are there. */
export function isFramed(state: ShellState): boolean {
  return !isAppOnly(state) && !state.mode.singleScreen
}

export function appOf({ apps }: Pick<ShellState, 'apps'>, code: string): HostedApp | undefined {
  return apps.find((app) => app.code === code)
}
