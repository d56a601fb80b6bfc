import { performance } from 'node:perf_hooks'

/** How many frames may come: so many a second for long, so many at once after a pause. */
export interface FrameLimit {
  perSecond: number
  burst: number
}

/** A token bucket: each frame takes one, and they come back with time. */
export class FrameBudget {
  #limit: FrameLimit
  #left: number
  #at: number

  constructor(limit: FrameLimit, now = performance.now()) {
    this.#limit = limit
    this.#at = now
    this.#left = limit.burst
  }

  /** Whether one more frame is within the limit. */
  take(now = performance.now()): boolean {
    const { perSecond, burst } = this.#limit
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1_000) * perSecond)
    this.#at = now
    if (this.#left < 1) return false
    this.#left -= 1
    return true
  }
}
