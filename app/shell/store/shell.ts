import { codeOfPath } from '~contract/hosting/hosted-app'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import type { Texts } from '~text/zh-CN'
import type { AppHost } from '../../hosting/app-host'
import {
  close,
  firstTabOf,
  follow,
  lastClosed,
  move,
  type OpenTabs,
  openDocument,
  reopen,
  restore,
  setPinned,
  type Tab,
  type TabId,
  tabAt,
  visit,
} from '../../hosting/open-tabs'
import { addressOf, appPath, readScreenMode } from '../../hosting/screen-mode'
import { type Identity, publishSessionNews } from '../../live/session-channel'
import { isOffline } from '../../ui/network'
import { showToast } from '../../ui/toast'
import { withBuiltIn } from '../with-built-in'
import { dirtyTitles } from './compose-tabs'
import { withNewHome } from './home-tab'
import { pageOf } from './place-of'
import { type Go, type GoOptions, type Navigate, RouterLink } from './router-link'
import type { ShellServices } from './services'
import {
  type Address,
  activeAt,
  addressAt,
  badgesIn,
  homeOf,
  initialState,
  isSameStep,
  type Leaving,
  type ShellPage,
  type ShellState,
} from './shell-state'
import { ShellStore } from './shell-store'
import { releasePage } from './unsaved-work'

/** Redirects to the first app of the signed-in user. */
const home = '/'
/** How many closed tabs can be reopened. */
const closedKept = 10

/**
 * The signed-in shell of one window: its state and everything that can happen to it. The address decides which tab is
 * in front; going to an address opens its tab.
 */
export class Shell extends ShellStore {
  /** What features provide for the apps; empty until the page has started. */
  services: Partial<ShellServices> = {}
  /** Null until the page has started. */
  host: AppHost | null = null
  /** The newest session that this window knows of, so that a user who keeps unsaved work is asked only once. */
  entered: UserTenantKey | null = null
  #router: RouterLink
  #closed: { tab: Tab; at: number }[] = []

  constructor(page: ShellPage, address: Address, texts: Texts) {
    super(initialState(page, address, texts))
    this.#router = new RouterLink(address)
  }

  /** Called with the router after its latest render; Back and Forward are recognised by the changed address. */
  followRouter(address: Address, navigate: Navigate) {
    const moved = this.#router.follow(address, navigate)
    if (moved && !isSameStep(this.state.address, address)) this.#visit(address, this.state.tabs)
  }

  /** Applies the server's latest answer; `signedOut`: set if the answer says that the session has ended. */
  followPage(page: ShellPage, texts: Texts, signedOut: ShellState['signedOut'] = null) {
    this.set({ signedOut })
    const { known: before, tabs: open, address } = this.state
    const known = page.apps ? page : before
    const apps = withBuiltIn(known.apps ?? [], texts)
    if (page === this.state.page && apps === this.state.apps) return
    // Tabs that were kept while the list was missing are now checked against it.
    const tabs = page.apps && !before.apps ? restore(open, apps, address.path) : open
    this.set({ page, known, apps, tabs, active: activeAt(tabs, address) })
    if (page.apps) this.applyCounts(badgesIn(apps), page.live)
    this.#followHome(before.home, known.home)
  }

  /**
   * The only way to navigate inside the portal. Keeps the window's screen mode; leaving a full-screen path for a normal
   * one loads the page (GUARD-07); going to the current address does nothing (GUARD-06).
   */
  go: Go = (path, options) => this.#go(path, options, this.state.tabs)

  /**
   * A way out of a failed app that always leads somewhere: back one step, home, or, if home itself failed, away from
   * it. Going home also ends full screen.
   */
  back() {
    if (window.history.state?.idx > 0) return window.history.back()
    const { tabs, active, known } = this.state
    const failed = known.home === null || active === firstTabOf(codeOfPath(known.home))
    if (!failed) return this.go(homeOf(this.state))
    const other = tabs.find(({ id }) => id !== active)
    if (other) this.go(other.path, { tab: other.id })
    else this.#load(home)
  }

  /** Opens another document of an app in its own tab. */
  openTab(path: string) {
    const tabs = openDocument(this.state.tabs, path)
    this.#go(path, { tab: tabs.find((tab) => tab.path === path)?.id ?? null }, tabs)
  }

  /** Asks first if there is unsaved work. */
  closeTabs(ids: readonly TabId[]) {
    this.ask('close', () => this.#close(ids), ids)
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

  /** A tab's app went elsewhere inside itself; `page`: the number of the page load, if it was one. */
  moved(id: TabId, path: string, how: 'push' | 'replace', state: unknown, page?: number) {
    if (id === this.state.active)
      this.go(path, { replace: how === 'replace', tab: id, frame: state, page })
    else this.set({ tabs: follow(this.state.tabs, id, path) })
  }

  /** Adopts this window's own tabs, rather than those that another window wrote last, plus the tab of the address. */
  adoptTabs(own: OpenTabs) {
    const { known, apps, address } = this.state
    // Without the list of apps no tab is dropped: `followPage` checks them later.
    const kept = known.apps ? restore(own, apps, address.path) : own
    const tabs = visit(kept, address.path, address.tab)
    this.set({ tabs, active: activeAt(tabs, address) })
  }

  /** Adopts the most recently closed tabs that this window stored. */
  adoptLastTabs(kept: OpenTabs) {
    const lastTabs = kept.filter(({ code, path }) => codeOfPath(path) === code)
    if (lastTabs.length > 0) this.set({ lastTabs })
  }

  reload(id: TabId) {
    this.ask('reload', () => this.host?.reload(id), [id])
  }

  toggleHeader() {
    const { address, mode } = this.state
    this.go(address.path, { replace: true, mode: { hiddenHeader: !mode.hiddenHeader } })
  }

  /** Proceeds at once, or after the user has agreed to lose the unsaved work of these tabs (all if not given). */
  ask(leaving: Leaving, proceed: () => void, ids?: readonly TabId[]) {
    const tabs = this.state.tabs.filter(({ id }) => !ids || ids.includes(id))
    const asked = tabs.map(({ id }) => this.host?.asksToStay(id) ?? false)
    const decide = (stays: boolean[]) => {
      // The host's changes may be delayed: apply what an app has just reported about its work.
      if (this.host) this.applyHosted(this.host.snapshot())
      const titles = dirtyTitles(
        this.state,
        tabs.filter((_, at) => stays[at]).map(({ id }) => id),
        ids,
      )
      if (titles.length === 0) proceed()
      else this.set({ question: { titles, leaving, proceed } })
    }
    if (asked.every((one) => typeof one === 'boolean')) decide(asked)
    else void Promise.all(asked).then(decide)
  }

  /** Restarts this window and the others as another user or in another tenant. */
  become({ userId, tenantId }: Identity) {
    this.enter({ userId, tenantId })
    this.startAgain()
  }

  /** Publishes this window's user and tenant to the other windows. */
  enter(as: Identity) {
    this.entered = userTenantKey(as)
    publishSessionNews({ kind: 'entered', as })
  }

  startAgain() {
    releasePage()
    window.location.assign(home)
  }

  #go(path: string, given: GoOptions = {}, tabs: OpenTabs) {
    const { replace = false, tab = null, frame, mode } = given
    const now = this.state
    const target = addressOf(appPath(path), { ...now.mode, ...mode })
    if (now.mode.fullScreen && !readScreenMode(target).fullScreen) {
      this.#load(target)
      return
    }
    const same = target === now.address.full && frame === undefined
    const id = activeAt(tabs, addressAt(target, { tab }))
    const page = given.page ?? pageOf(now.hosted, id)
    const state = { tab, ...(frame !== undefined && { frame }), ...(page > 0 && { page }) }
    if (same && now.address.tab === tab) return this.set({ tabs })
    this.#visit(addressAt(target, state), tabs)
    this.#router.go(target, { replace: replace || same, state })
  }

  #visit(address: Address, open: OpenTabs) {
    const tabs = visit(open, address.path, address.tab)
    const mode = readScreenMode(address.full)
    this.set({ address, mode, tabs, active: activeAt(tabs, address) })
  }

  #close(ids: readonly TabId[]) {
    const { tabs, active } = this.state
    const first = firstTabOf(codeOfPath(homeOf(this.state)))
    let after = close(tabs, ids, active)
    if (after.tabs.length === 0 && isOffline()) {
      // Offline, the first page would have to be loaded again but could not be: its tab stays.
      const others = ids.filter((id) => id !== first)
      after = close(tabs, others, active)
    }
    const gone = tabs.flatMap((tab, at) => (after.tabs.includes(tab) ? [] : [{ tab, at }]))
    if (gone.length === 0) return
    this.#closed = [...this.#closed, ...gone].slice(-closedKept)
    const closed = gone.map(({ tab }) => tab)
    this.set({ canReopen: true, lastTabs: lastClosed(this.state.lastTabs, closed) })
    if (after.next) return this.#go(after.next.path, { tab: after.next.id }, after.tabs)
    this.set({ tabs: after.tabs })
    if (after.tabs.length > 0) return
    if (isOffline()) this.go(homeOf(this.state))
    else window.location.assign(home)
  }

  /** Offline, this page stays: otherwise the browser's error page would replace it. */
  #load(address: string) {
    if (!isOffline()) return window.location.assign(address)
    const text = this.services.page?.texts.failures.unreachable
    if (text) showToast({ kind: 'error', text })
  }

  #followHome(before: string | null, after: string | null) {
    const { tabs, active } = this.state
    const next = withNewHome(this.state, before, after)
    if (!after || next === tabs) return
    if (active !== firstTabOf(codeOfPath(before ?? ''))) return this.set({ tabs: next })
    this.#go(after, { tab: tabAt(next, after)?.id ?? null, replace: true }, next)
  }
}
