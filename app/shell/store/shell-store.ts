import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ForcedNotice } from '~contract/live/protocol'
import type { HostState } from '../../hosting/host-state'
import { leaveFullScreen, tryFullScreen } from '../full-screen'
import { isSessionEnding, type LeaveReason, type ShellState } from './shell-state'

/** The shell's state, with the actions that depend on neither the tabs nor the address. */
export class ShellStore {
  readonly store: Omit<StoreApi<ShellState>, 'setState'>
  protected readonly set: (change: Partial<ShellState>) => void

  constructor(state: ShellState) {
    const store = createStore(() => state)
    this.store = store
    this.set = store.setState
  }

  get state(): ShellState {
    return this.store.getState()
  }

  applyHosted(hosted: HostState) {
    this.set({ hosted })
  }

  /** Pushed counts of some apps, by code. */
  applyCounts(counts: ShellState['counted']) {
    this.set({ counted: { ...this.state.counted, ...counts } })
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

  open(overlay: string | null) {
    this.set({ overlay })
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

  /** Shows nothing of the page any more. */
  blank() {
    this.set({ gone: true })
  }
}
