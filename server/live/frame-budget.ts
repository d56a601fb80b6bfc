import { performance } from 'node:perf_hooks'

/** How many frames are allowed: a sustained rate per second, and a burst after a pause. */
export interface FrameLimit {
  perSecond: number
  burst: number
}

/** A token bucket: each frame takes a token, and tokens come back with time. */
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
