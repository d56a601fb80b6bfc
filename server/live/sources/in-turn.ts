import { setTimeout } from 'node:timers/promises'

/** Up to this many are informed at once, so that a small office is up to date within seconds. */
const together = 100
/**
 * Between two of a larger number (ms): the requests that follow take the process about 16 ms each (docs/scale.md), and
 * it has other work.
 */
const pause = 25
/** Until the last one is informed (ms). */
const longest = 25_000

/**
 * Informs all: a few at once, many one after the other. Each then fetches what it missed, and other users would have to
 * wait for all of these requests (docs/scale.md). Ends early when `mayGoOn` returns false.
 */
export async function inTurn<One>(
  all: readonly One[],
  inform: (one: One) => void,
  mayGoOn: () => boolean,
): Promise<void> {
  const gap = all.length > together ? Math.min(pause, longest / all.length) : 0
  for (const one of all) {
    if (!mayGoOn()) return
    inform(one)
    if (gap > 0) await setTimeout(gap, undefined, { ref: false })
  }
}
