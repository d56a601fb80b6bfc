import { createStore, type StoreApi } from 'zustand/vanilla'
import { codeOfPath } from '~contract/hosting/hosted-app'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import type { Texts } from '~text/zh-CN'
import type { AppHost } from '../../hosting/app-host'
import {
  close,
  firstTabOf,
  follow,
  move,
  type OpenTabs,
  openDocument,
  reopen,
  replace,
  restore,
  setPinned,
  type Tab,
  type TabId,
  tabAt,
  visit,
} from '../../hosting/open-tabs'
import { addressOf, appPath, readScreenMode, type ScreenMode } from '../../hosting/screen-mode'
import { type Identity, publishSessionNews } from '../../live/session-channel'
import { leaveFullScreen, tryFullScreen } from '../full-screen'
import { withBuiltIn } from '../with-built-in'
import { dirtyTitles } from './compose-tabs'
import type { ShellServices } from './services'
import {
  type Address,
  activeAt,
  addressAt,
  appOf,
  initialState,
  isSessionEnding,
  type LeaveReason,
  type Leaving,
  type ShellPage,
  type ShellState,
} from './shell-state'
import { releasePage } from './unsaved-work'

/** Leads to the first app of the user who is signed in. */
export const home = '/'
/** So many closed tabs can be opened again. */
const closedKept = 10

export interface GoOptions {
  replace?: boolean
  /** The tab that the step belongs to, if the path alone does not say it. */
  tab?: TabId | null
  /** The state that a sub-app gave its own step. */
  frame?: unknown
  mode?: Partial<Pick<ScreenMode, 'singleScreen' | 'hiddenHeader'>>
}

/** Goes to a path of the portal. */
export type Go = (path: string, options?: GoOptions) => void

/** As the router has it. */
export type Navigate = (
  to: string,
  options: { replace: boolean; state: object; flushSync: true; preventScrollReset: true },
) => void

/**
 * The signed-in shell of one window: its state and everything that may happen to it. The address leads: it says which
 * tab is in front, and going somewhere opens its tab.
 */
export class Shell {
  readonly store: StoreApi<ShellState>
  /** What features do for the apps; nothing until the page is alive. */
  services: Partial<ShellServices> = {}
  /** Null until the page is alive. */
  host: AppHost | null = null
  /** Whom the user of this window knows of: one who stays with unsaved work is not asked again by every window. */
  entered: UserTenantKey | null = null
  #navigate: Navigate = () => {}
  #seen: Address
  #closed: { tab: Tab; at: number }[] = []

  constructor(page: ShellPage, address: Address, texts: Texts) {
    this.#seen = address
    this.store = createStore(() => initialState(page, address, texts))
  }

  get state(): ShellState {
    return this.store.getState()
  }

  set(change: Partial<ShellState>) {
    this.store.setState(change)
  }

  /** The router as it is after its latest render; Back and Forward are known by their address. */
  followRouter(address: Address, navigate: Navigate) {
    this.#navigate = navigate
    const { full, tab, state } = this.#seen
    if (full === address.full && tab === address.tab && state === address.state) return
    this.#seen = address
    const now = this.state.address
    if (now.full !== address.full || now.tab !== address.tab || now.state !== address.state) {
      this.#visit(address, this.state.tabs)
    }
  }

  /** The server's latest answer. */
  followPage(page: ShellPage, texts: Texts) {
    const { known: before, tabs: open, address } = this.state
    const known = page.apps ? page : before
    const apps = withBuiltIn(known.apps ?? [], texts)
    if (page === this.state.page && apps === this.state.apps) return
    // With the list of apps what was kept without it can be judged.
    const tabs = page.apps && !before.apps ? restore(open, apps, address.path) : open
    this.set({ page, known, apps, tabs, active: activeAt(tabs, address) })
    this.#followHome(before.home, known.home)
  }

  /**
   * The one way on inside the portal. Keeps the window's screen mode; leaving a full-screen path for a normal one loads
   * the page (GUARD-07); going where one is already is silent (GUARD-06).
   */
  go: Go = (path, options) => this.#go(path, options, this.state.tabs)

  /** Another document of an app in a tab of its own. */
  openTab(path: string) {
    const tabs = openDocument(this.state.tabs, path)
    this.#go(path, { tab: tabs.find((tab) => tab.path === path)?.id ?? null }, tabs)
  }

  /** Asks first if something is unsaved. */
  closeTabs(ids: readonly TabId[]) {
    this.ask(ids, 'close', () => this.#close(ids))
  }

  reopenTab() {
    const last = this.#closed.pop()
    if (!last) return
    this.set({ canReopen: this.#closed.length > 0 })
    this.#go(last.tab.path, {}, reopen(this.state.tabs, last.tab, last.at))
  }

  pin(id: TabId, pinned: boolean) {
    this.set({ tabs: setPinned(this.state.tabs, id, pinned) })
  }

  move(id: TabId, over: TabId) {
    this.set({ tabs: move(this.state.tabs, id, over) })
  }

  /** A tab's app went elsewhere inside itself. */
  moved(id: TabId, path: string, how: 'push' | 'replace', state: unknown) {
    if (id === this.state.active)
      this.go(path, { replace: how === 'replace', tab: id, frame: state })
    else this.set({ tabs: follow(this.state.tabs, id, path) })
  }

  /** What this window kept wins over what another one wrote last, plus the tab of the address. */
  adoptTabs(own: OpenTabs) {
    const { known, apps, address } = this.state
    // Without the list none is dropped: the list judges them when it is there.
    const kept = known.apps ? restore(own, apps, address.path) : own
    const tabs = visit(kept, address.path, address.tab)
    this.set({ tabs, active: activeAt(tabs, address) })
  }

  reload(id: TabId) {
    this.ask([id], 'reload', () => this.host?.reload(id))
  }

  toggleHeader() {
    const { address, mode } = this.state
    this.go(address.path, { replace: true, mode: { hiddenHeader: !mode.hiddenHeader } })
  }

  /** The app alone; the browser's own bars go, too, if it lets them. Resolves to whether it did. */
  async enterFullScreen(): Promise<boolean> {
    this.set({ fullScreen: true })
    return tryFullScreen()
  }

  /** For sub-apps, which have no gesture of the user's to show the browser. */
  setFullScreen(fullScreen: boolean) {
    this.set({ fullScreen })
    if (!fullScreen) leaveFullScreen()
  }

  open(overlay: string | null) {
    this.set({ overlay })
  }

  /** Asks the user whether they want to sign out; `false` takes the question back. */
  askToLeave(asked = true) {
    if (!isSessionEnding(this.state)) this.set({ leaving: asked ? 'asked' : null })
  }

  leave(reason: LeaveReason) {
    if (!isSessionEnding(this.state)) this.set({ leaving: reason })
  }

  /** Does it at once, or after the user has agreed to lose the unsaved work of these tabs. */
  ask(ids: readonly TabId[], leaving: Leaving, proceed: () => void) {
    const titles = dirtyTitles(this.state, ids, (id) => this.host?.asksToStay(id) ?? false)
    if (titles.length === 0) proceed()
    else this.set({ question: { titles, leaving, proceed } })
  }

  askForAll(leaving: Leaving, proceed: () => void) {
    this.ask(
      this.state.tabs.map(({ id }) => id),
      leaving,
      proceed,
    )
  }

  /** This window's session is another user's from now on, or in another tenant: tells the others, and starts again. */
  become({ userId, tenantId }: Identity) {
    this.enter({ userId, tenantId })
    this.startAgain()
  }

  /** Tells the other windows which user goes on in this one, and in which tenant. */
  enter(as: Identity) {
    this.entered = userTenantKey(as)
    publishSessionNews({ kind: 'entered', as })
  }

  /** Starts again as the user who is signed in now. */
  startAgain() {
    releasePage()
    window.location.assign(home)
  }

  #go(path: string, { replace = false, tab = null, frame, mode }: GoOptions = {}, tabs: OpenTabs) {
    const now = this.state
    const target = addressOf(appPath(path), { ...now.mode, ...mode })
    if (now.mode.fullScreen && !readScreenMode(target).fullScreen) {
      window.location.assign(target)
      return
    }
    const same = target === now.address.full && frame === undefined
    const state = { tab, ...(frame !== undefined && { frame }) }
    if (same && now.address.tab === tab) return this.set({ tabs })
    this.#visit(addressAt(target, state), tabs)
    // At once, not in a transition: the next key must find the tab that this one opened.
    const options = { flushSync: true, preventScrollReset: true } as const
    this.#navigate(target, { replace: replace || same, state, ...options })
  }

  #visit(address: Address, open: OpenTabs) {
    const tabs = visit(open, address.path, address.tab)
    const mode = readScreenMode(address.full)
    this.set({ address, mode, tabs, active: activeAt(tabs, address) })
  }

  #close(ids: readonly TabId[]) {
    const { tabs, active } = this.state
    const after = close(tabs, ids, active)
    const gone = tabs.flatMap((tab, at) => (after.tabs.includes(tab) ? [] : [{ tab, at }]))
    if (gone.length === 0) return
    this.#closed = [...this.#closed, ...gone].slice(-closedKept)
    this.set({ canReopen: true })
    if (after.next) return this.#go(after.next.path, { tab: after.next.id }, after.tabs)
    this.set({ tabs: after.tabs })
    if (after.tabs.length === 0) window.location.assign(home)
  }

  /**
   * When another app becomes the home page (ME-04), the tab of the old one shows it, at once. If that tab may not be
   * taken away the new home waits for the next visit.
   */
  #followHome(before: string | null, after: string | null) {
    const code = codeOfPath(before ?? '')
    if (!code || !after || code === codeOfPath(after)) return
    const old = firstTabOf(code)
    const { tabs, active, hosted } = this.state
    const dirty = hosted.apps.some((app) => app.id === old && app.dirty)
    if (dirty || appOf(this.state, code)?.affix) return
    const next = replace(tabs, old, after)
    if (next === tabs) return
    if (old !== active) return this.set({ tabs: next })
    this.#go(after, { tab: tabAt(next, after)?.id ?? null, replace: true }, next)
  }
}
