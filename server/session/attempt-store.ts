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
 * Counts attempts by key, whose first word is the kind: `account lisi`. Each call is atomic, so parallel calls cannot
 * exceed the limit. The methods are asynchronous because several processes may share a store.
 */
export interface AttemptStore {
  /** Takes one attempt. The window starts with the first attempt; taking the last one restarts it, as a lock. */
  take(key: string, rule: AttemptRule): Promise<Attempt>
  /** Undoes one attempt. */
  giveBack(key: string): Promise<void>
  /** Undoes all attempts of a key. */
  forget(key: string): Promise<void>
}

interface Entry {
  count: number
  until: number
}

/** Limited by size, because the library would allocate all entries at once for a maximum number. */
const kept = { maxSize: 100_000, sizeCalculation: () => 1 }

/**
 * The entries of one kind. Beyond a maximum the least recently used is dropped. Locks have their own cache, so that a
 * flood of counts cannot push them out (SAFE-16).
 */
class Pool {
  readonly #counting = new LRUCache<string, Entry>(kept)
  readonly #locking = new LRUCache<string, Entry>(kept)

  get(key: string): Entry | undefined {
    return this.#locking.get(key) ?? this.#counting.get(key)
  }

  set(key: string, entry: Entry, locks: boolean): void {
    this.delete(key)
    const entries = locks ? this.#locking : this.#counting
    entries.set(key, entry)
  }

  delete(key: string): void {
    this.#locking.delete(key)
    this.#counting.delete(key)
  }
}

/** Makes a store in this process's memory, with a pool for each kind of key. `now` in milliseconds. */
export function createMemoryAttempts(now: () => number): AttemptStore {
  const pools = new Map<string, Pool>()
  function poolOf(key: string): Pool {
    const [kind = ''] = key.split(' ', 1)
    const pool = pools.get(kind) ?? new Pool()
    pools.set(kind, pool)
    return pool
  }

  return {
    async take(key, { limit, window }) {
      const time = now()
      const pool = poolOf(key)
      const known = pool.get(key)
      const entry = known && known.until > time ? known : { count: 0, until: time + window }
      if (entry.count >= limit) return { allowed: false, left: 0, wait: entry.until - time }
      entry.count += 1
      const locks = entry.count === limit
      if (locks) entry.until = time + window
      pool.set(key, entry, locks)
      return { allowed: true, left: limit - entry.count, wait: entry.until - time }
    },
    async giveBack(key) {
      const pool = poolOf(key)
      const entry = pool.get(key)
      if (!entry) return
      entry.count -= 1
      if (entry.count > 0) pool.set(key, entry, false)
      else pool.delete(key)
    },
    async forget(key) {
      poolOf(key).delete(key)
    },
  }
}
