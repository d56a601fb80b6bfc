/** What each window's requests take the process at most, with some time for its other work (ms; docs/scale.md). */
const gap = 25
/** Up to this many need not wait, so that a small office is up to date within seconds. */
const together = 100
/** Nobody waits longer (ms). */
const longest = 25_000

/**
 * When each of many windows that have to load their data again may do so: everybody is informed at once, but if all
 * asked at once, other users would have to wait for all of these requests (docs/scale.md).
 */
export class Turns {
  #next = Number.NEGATIVE_INFINITY
  #random: () => number

  constructor(random = Math.random) {
    this.#random = random
  }

  /** Takes the next turn: how long to wait for it (ms). */
  take(now = performance.now()): number {
    const slot = Math.max(this.#next, now)
    const wait = Math.max(0, slot - now - together * gap)
    // More than can be spread out: the process is fully busy in any case, but never with all of them at one moment.
    if (wait >= longest) return Math.round(longest * this.#random())
    this.#next = slot + gap
    return Math.round(wait)
  }
}

/** What a returning window's upgrade, welcome and part of its session's sockets take a slow processor (ms). */
const returning = 4
/** The longest time over which returns are spread out (ms). */
const longestReturn = 60_000
/** The pauses that browsers make on their own spread out this much (ms). */
const enough = 1_000

/**
 * The word with which a process that stops tells this many windows over how many milliseconds to spread their return;
 * '' = their own pauses do.
 */
export function spreadOf(windows: number): string {
  const spread = Math.min(longestReturn, windows * returning)
  return spread > enough ? String(spread) : ''
}
