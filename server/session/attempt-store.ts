import { LRUCache } from 'lru-cache'

/** `limit` attempts within `window` milliseconds. */
export interface AttemptRule {
  limit: number
  window: number
}

export interface Attempt {
  allowed: boolean
  /** Attempts left. */
  left: number
  /** Milliseconds until all attempts are available again. */
  wait: number
}

/**
 * Counts attempts by key. Each call is atomic: of many at once no more than the limit are allowed. The methods are
 * asynchronous for stores that several processes share.
 */
export interface AttemptStore {
  /** Takes one attempt. The window starts with the first; the last one starts it again, as a lock. */
  take(key: string, rule: AttemptRule): Promise<Attempt>
  /** Undoes one attempt. */
  giveBack(key: string): Promise<void>
  /** Undoes all attempts of a key. */
  forget(key: string): Promise<void>
}

/** Beyond this the least recently used key is dropped. */
const keptKeys = 100_000

/** Makes a store in this process's memory. `now` in milliseconds. */
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
