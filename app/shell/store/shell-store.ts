import { createStore, type StoreApi } from 'zustand/vanilla'
import type { AppCode } from '~contract/hosting/hosted-app'
import type { ForcedNotice, LivePosition } from '~contract/live/protocol'
import { chatterPace, emptyHost, type HostState } from '../../hosting/host-state'
import { leaveFullScreen, tryFullScreen } from '../full-screen'
import {
  appOf,
  type Counts,
  isSessionEnding,
  type LeaveReason,
  type ShellState,
} from './shell-state'

/** The shell's state, with the actions that depend on neither the tabs nor the address. */
export class ShellStore {
  readonly store: Omit<StoreApi<ShellState>, 'setState'>
  protected readonly set: (change: Partial<ShellState>) => void
  /** The newest counts; some of them are shown a moment later. */
  #badges: Counts
  #shownLater: ReturnType<typeof setTimeout> | undefined
  /** The last count that the platform sent for each app: it sends all counts again whenever one has changed. */
  #received: Counts
  #counted: LivePosition | null = null

  constructor(state: ShellState) {
    const store = createStore(() => state)
    this.store = store
    this.set = store.setState
    this.#badges = this.#received = state.badges
  }

  get state(): ShellState {
    return this.store.getState()
  }

  applyHosted(hosted: HostState) {
    if (!this.state.gone) this.set({ hosted })
  }

  /** An app's own badge count; shown a moment later, as apps may report many in a row. */
  count(code: AppCode, badge: number) {
    this.#badges = { ...this.#badges, [code]: badge }
    this.#shownLater ??= setTimeout(() => this.#showBadges(), chatterPace)
  }

  /**
   * Applies the platform's counts of some apps. The platform repeats unchanged counts, and a repeated one is older than
   * what the app has reported since. Returns whether any count is new. `at`: their position in the live stream; counts
   * of a page that started loading before the last ones are out of date, however late it arrives, except for apps with
   * no count yet.
   */
  applyCounts(counts: Counts, at: LivePosition | null = null): boolean {
    const last = this.#counted
    const isLate = at !== null && last?.epoch === at.epoch && at.offset < last.offset
    if (!isLate) this.#counted = at ?? last
    const news = Object.entries(counts).filter(([code, count]) => {
      const isNew = isLate ? !(code in this.#received) : this.#received[code] !== count
      return isNew && appOf(this.state, code)
    })
    if (news.length === 0) return false
    const fresh = Object.fromEntries(news)
    this.#received = { ...this.#received, ...fresh }
    this.#badges = { ...this.#badges, ...fresh }
    this.#showBadges()
    return true
  }

  /** Counts may have been missed: from now on, any count from the platform that differs from the one shown is new. */
  doubtCounts() {
    this.#received = this.#badges
  }

  applyUnread(unread: ShellState['unread']) {
    this.set({ unread })
  }

  /** Messages read in this window or another, by id. */
  applyRead(ids: readonly string[]) {
    this.set({ read: new Set([...this.state.read, ...ids]) })
  }

  applyForced(message: ForcedNotice) {
    this.set({ forced: [...this.state.forced, message] })
  }

  answerReminder() {
    this.set({ reminded: true })
  }

  /** Replaces the open overlay; an app that was waiting for files gets none. */
  open(overlay: string | null, picking: ShellState['picking'] = null) {
    this.state.picking?.done([])
    this.set({ overlay, picking })
  }

  closeQuestion() {
    this.set({ question: null })
  }

  /** Shows only the app. Resolves to whether the browser hides its own bars as well. */
  async enterFullScreen(): Promise<boolean> {
    this.set({ fullScreen: true })
    return tryFullScreen()
  }

  /** For sub-apps: without a user gesture, the browser refuses real full screen. */
  setFullScreen(fullScreen: boolean) {
    this.set({ fullScreen })
    if (!fullScreen) leaveFullScreen()
  }

  /** Asks the user whether to sign out; `false` withdraws the question. */
  askToLeave(asked = true) {
    if (!isSessionEnding(this.state)) this.set({ leaving: asked ? 'asked' : null })
  }

  leave(reason: LeaveReason) {
    if (!isSessionEnding(this.state)) this.set({ leaving: reason })
  }

  /** The sign-out failed or was cancelled. */
  stay() {
    this.set({ leaving: null })
  }

  /**
   * Deletes all state of a session that has ended (TAB-06), and stops showing the page. The stored open tabs are kept
   * for the user's return (DESK-02).
   */
  deleteState() {
    leaveFullScreen()
    this.set({ gone: true, ...nothing })
  }

  #showBadges() {
    clearTimeout(this.#shownLater)
    this.#shownLater = undefined
    this.set({ badges: this.#badges })
  }
}

const nothing = {
  fullScreen: false,
  mode: { fullScreen: false, singleScreen: false, hiddenHeader: false },
  hosted: emptyHost,
  tabs: [],
  lastTabs: [],
} satisfies Partial<ShellState>
