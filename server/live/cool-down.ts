import { performance } from 'node:perf_hooks'

/** The accounts that have flooded, for as long as they may open no socket again (SAFE-16). */
export class CoolDown {
  #duration: number
  /** By account, in the order in which they end. */
  #until = new Map<string, number>()

  constructor(duration: number) {
    this.#duration = duration
  }

  /** Starts it over, because an account with several windows may flood with one after the other. */
  start(account: string, now = performance.now()): void {
    for (const [cooling, until] of this.#until) {
      if (until > now) break
      this.#until.delete(cooling)
    }
    this.#until.delete(account)
    this.#until.set(account, now + this.#duration)
  }

  /** Milliseconds that are left of it; 0 = none. */
  left(account: string, now = performance.now()): number {
    return Math.max(0, (this.#until.get(account) ?? now) - now)
  }
}
