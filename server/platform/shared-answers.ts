import { LRUCache } from 'lru-cache'

/** A GET whose answer several callers may have. */
export interface SharedCall {
  answer: Promise<unknown>
  /** The size of its answer in bytes; null = it must not be kept. */
  sizeOf(answer: unknown): number | null
  /** Whether the kept answer is one to give again; absent = it is. */
  isGood?(): boolean
  /** Its callers have all gone, and it with them. */
  abandoned?: boolean
}

interface Wanted {
  /** Whose call it is; '' = made without a user. */
  token: string
  /** What tells calls apart that have different answers. */
  key: string
  /** Only calls that began at most so many milliseconds ago will do; absent = any. */
  maxAge?: number | undefined
  /** Whether an answer that is there already will do. */
  takesKept: boolean
}

/** Hears where an answer came from: a call of its own, one that was under way, or one that was kept. */
export type ObserveAnswer = (from: 'call' | 'joined' | 'kept') => void

/** Identical GETs of one token become one call (HOLD-03). Nothing is shared between tokens. */
export interface SharedAnswers {
  /** The call under way, or the one that ended recently; otherwise `begin` starts a new one. */
  share<Call extends SharedCall>(wanted: Wanted, begin: () => Call): Call
  /**
   * What this token's user reads may have changed, or its session has ended: calls that began before are not shared any
   * more.
   */
  changed(token: string): void
}

interface Entry {
  since: number
  /** When it was last asked for, or has ended. */
  used: number
  /** Several callers have waited for it. */
  isShared: boolean
  call: SharedCall
}

/** How long an answer is kept, in milliseconds from the beginning of its call. */
export const answerKept = 3_000
/** Part of that time: after such a pause the next request is none of the same burst. */
const pause = 0.1
/** In bytes, of all kept answers together. */
const mostKept = 64 * 1024 * 1024
const largestKept = 1024 * 1024

interface SharingOptions {
  /** In milliseconds, at most; 0 = only calls under way are shared. */
  keptFor: number
  observe?: ObserveAnswer
}

export function createSharedAnswers({ keptFor, observe }: SharingOptions): SharedAnswers {
  const underWay = new Map<string, Entry>()
  const kept = new LRUCache<string, Entry>({
    max: 2_000,
    maxSize: mostKept,
    maxEntrySize: largestKept,
    // The library takes a ttl of 0 as "for ever". Without the purge the last answers would stay until the next call.
    ttl: Math.max(1, keptFor),
    ttlAutopurge: true,
  })
  const turns = createTurns()

  function begin<Call extends SharedCall>(key: string, start: () => Call): Call {
    observe?.('call')
    const now = performance.now()
    const entry: Entry = { since: now, used: now, isShared: false, call: start() }
    underWay.set(key, entry)
    // What was there before is older than what its caller may get.
    kept.delete(key)
    const { call } = entry
    // Before its callers learn of the end: they may call again at once.
    call.answer.then(
      (answer) => end(key, entry, call.sizeOf(answer)),
      () => end(key, entry, null),
    )
    return call as Call
  }

  /** A single caller that asks again wants something newer: only an answer that several have waited for is kept. */
  function end(key: string, entry: Entry, size: number | null) {
    if (underWay.get(key) !== entry) return
    underWay.delete(key)
    entry.used = performance.now()
    const left = Math.floor(keptFor - (entry.used - entry.since))
    if (size === null || left <= 0 || !entry.isShared) return
    kept.set(key, entry, { size: Math.max(1, size), ttl: left })
  }

  return {
    share<Call extends SharedCall>(wanted: Wanted, start: () => Call) {
      const key = `${turns.of(wanted.token)} ${wanted.key}`
      const now = performance.now()
      const { maxAge = Number.POSITIVE_INFINITY, takesKept } = wanted
      const isKept = ({ since, used, call }: Entry) =>
        now - since <= keptFor && now - used <= pause * keptFor && (call.isGood?.() ?? true)
      const running = underWay.get(key)
      const last = running ?? (takesKept ? kept.get(key) : undefined)
      if (!last || now - last.since > maxAge || last.call.abandoned) return begin(key, start)
      if (!running && !isKept(last)) return begin(key, start)
      last.used = now
      last.isShared = true
      observe?.(running ? 'joined' : 'kept')
      // Keys name the kind of call, so that each finds its own.
      return last.call as Call
    },
    changed: turns.end,
  }
}

/** A number for each token that no other has, and another one after a change. */
function createTurns() {
  const turns = new LRUCache<string, number>({ max: 10_000 })
  let last = 0
  return {
    of(token: string): number {
      const turn = turns.get(token) ?? last + 1
      if (turn > last) {
        last = turn
        turns.set(token, turn)
      }
      return turn
    },
    end: (token: string) => void turns.delete(token),
  }
}
