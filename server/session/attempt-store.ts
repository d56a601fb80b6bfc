import { LRUCache } from 'lru-cache'

/** How many attempts there are within how many milliseconds. */
export interface AttemptRule {
  limit: number
  window: number
}

export interface Attempt {
  allowed: boolean
  /** How many more there are. */
  left: number
  /** Milliseconds until all of them are there again. */
  wait: number
}

/**
 * Counts attempts by key. Each call is one step: of many at once no more than the limit are allowed. Promises,
 * although the memory needs none, so that several processes may share a store (Redis: one script a call).
 */
export interface AttemptStore {
  /** Takes one attempt. The window starts with the first; the last of the limit starts it again, as a lock. */
  take(key: string, rule: AttemptRule): Promise<Attempt>
  /** Takes one back, as if it had not been. */
  giveBack(key: string): Promise<void>
  /** Takes all of a key's back. */
  forget(key: string): Promise<void>
}

/** So many keys are kept; beyond it the one that was used longest ago is forgotten. */
const keptKeys = 100_000

/** A store in this process's memory. `now` in milliseconds. */
export function createMemoryAttempts(now: () => number): AttemptStore {
  const taken = new LRUCache<string, { count: number; until: number }>({ max: keptKeys })
  return {
    async take(key, { limit, window }) {
      const time = now()
      const known = taken.get(key)
      const entry = known && known.until > time ? known : { count: 0, until: time + window }
      if (entry.count >= limit) return { allowed: false, left: 0, wait: entry.until - time }
      entry.count += 1
      if (entry.count === limit) entry.until = time + window
      taken.set(key, entry)
      return { allowed: true, left: limit - entry.count, wait: entry.until - time }
    },
    async giveBack(key) {
      const entry = taken.get(key)
      if (entry && entry.count > 0) entry.count -= 1
    },
    async forget(key) {
      taken.delete(key)
    },
  }
}
