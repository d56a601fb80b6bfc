import { setTimeout } from 'node:timers/promises'

/** So many are informed at once: a small office knows within seconds. */
const together = 100
/** Between two of more: what one then fetches takes the process about 16 ms (docs/scale.md), and others work, too. */
const pause = 25
/** Until the last of them is informed (ms). */
const longest = 25_000

/**
 * Tells all: a few at once, many one after the other. Each then fetches what it missed, and whoever works meanwhile
 * would have to wait for all of them (docs/scale.md). Ends early when `mayGoOn` says no.
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
