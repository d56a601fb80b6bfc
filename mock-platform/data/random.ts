/** Random numbers that are the same for a seed on every machine. */
export type Random = ReturnType<typeof createRandom>

/** Mulberry32: its state is 32 bits, which is all that an export has to carry. */
export function createRandom(seed: number) {
  let state = seed >>> 0

  /** A number in [0, 1). */
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }

  /** From min to max, both included. */
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1))

  return {
    next,
    int,
    pick<T>(list: readonly T[]): T {
      if (list.length === 0) throw new RangeError('pick: the list is empty')
      return list[int(0, list.length - 1)] as T
    },
    /** `count` different elements (fewer if the list is shorter), in random order. */
    sample<T>(list: readonly T[], count: number): T[] {
      const rest = [...list]
      const size = Math.min(count, rest.length)
      return Array.from({ length: size }, () => rest.splice(int(0, rest.length - 1), 1)[0] as T)
    },
    chance: (probability: number) => next() < probability,
    /** A new id such as `mail-9f3c01d2ab47`. */
    id: (prefix: string) =>
      `${prefix}-${Math.floor(next() * 2 ** 48)
        .toString(16)
        .padStart(12, '0')}`,
    /** A seed from which the sequence continues exactly. */
    get state() {
      return state
    },
  }
}
