import type { Badges } from '../area'
import type { Space } from './space'

interface Counted {
  /** The state of the space that was counted. */
  state: string
  counts: Map<string, number>
}

/**
 * Caches badge counts for each state of a space. They depend only on its rows and on the current second of its clock,
 * because rows have no finer times. The cache pays off because every list of apps needs all badges.
 */
export function rememberedBadges(badges: Badges): Badges {
  const known = new WeakMap<Space, Counted>()

  function countsOf(space: Space): Map<string, number> {
    const state = `${space.revision} ${Math.floor(space.now().getTime() / 1000)}`
    const before = known.get(space)
    if (before?.state === state) return before.counts
    const counts = new Map<string, number>()
    known.set(space, { state, counts })
    return counts
  }

  return Object.fromEntries(
    Object.entries(badges).map(([code, count]) => [
      code,
      (space, user) => {
        const counts = countsOf(space)
        const name = `${code} ${user.userId}`
        const found = counts.get(name) ?? count(space, user)
        counts.set(name, found)
        return found
      },
    ]),
  )
}
