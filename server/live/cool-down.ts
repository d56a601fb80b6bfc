import { performance } from 'node:perf_hooks'

/** The accounts that have flooded, and until when they may not open another socket (SAFE-16). */
export class CoolDown {
  #duration: number
  /** End of the cool-down by account, the earliest first. */
  #until = new Map<string, number>()

  constructor(duration: number) {
    this.#duration = duration
  }

  /** Starts or restarts it, because an account with several windows may flood with one after the other. */
  start(account: string, now = performance.now()): void {
    for (const [cooling, until] of this.#until) {
      if (until > now) break
      this.#until.delete(cooling)
    }
    this.#until.delete(account)
    this.#until.set(account, now + this.#duration)
  }

  /** Milliseconds left; 0 = no cool-down. */
  left(account: string, now = performance.now()): number {
    return Math.max(0, (this.#until.get(account) ?? now) - now)
  }
}
