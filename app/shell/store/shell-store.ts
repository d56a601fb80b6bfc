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
  /** The newest counts, some of which are shown a moment later. */
  #badges: Counts
  #shownLater: ReturnType<typeof setTimeout> | undefined
  /** What the platform said last of each app: it says all counts again whenever one has changed. */
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

  /** An app's own count of its badge; it may say so many that they are shown a moment later. */
  count(code: AppCode, badge: number) {
    this.#badges = { ...this.#badges, [code]: badge }
    this.#shownLater ??= setTimeout(() => this.#showBadges(), chatterPace)
  }

  /**
   * The platform's counts of some apps. One that it only repeats is older than what the app has said since. Returns
   * whether any is new. `at`: their place in the live stream; those of a page that was begun before the last ones are
   * out of date, however late it comes, but for apps of which nothing was known.
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

  /** Counts may have been missed: whatever the platform says next that is not shown is new. */
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

  /** Shows one overlay in the place of another; an app that waits for files gets none. */
  open(overlay: string | null, picking: ShellState['picking'] = null) {
    this.state.picking?.done([])
    this.set({ overlay, picking })
  }

  closeQuestion() {
    this.set({ question: null })
  }

  /** Shows the app alone. Resolves to whether the browser hides its own bars as well. */
  async enterFullScreen(): Promise<boolean> {
    this.set({ fullScreen: true })
    return tryFullScreen()
  }

  /** For sub-apps: without a user gesture the browser refuses real full screen. */
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

  /** The sign-out has failed or was given up. */
  stay() {
    this.set({ leaving: null })
  }

  /**
   * Deletes all state of a session that is over (TAB-06), and shows nothing of the page any more. What is kept of the
   * open tabs waits for the user's return (DESK-02).
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
