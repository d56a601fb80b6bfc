import { LRUCache } from 'lru-cache'

/** A GET whose answer several callers may share. */
export interface SharedCall {
  answer: Promise<unknown>
  /** The size of its answer in bytes; null = it must not be kept. */
  sizeOf(answer: unknown): number | null
  /** Whether the kept answer may be given again; absent = it may. */
  isGood?(): boolean
  /** All of its callers have gone, so it was cut off. */
  abandoned?: boolean
}

interface Wanted {
  /** The token of the caller; '' = made without a user. */
  token: string
  /** Distinguishes calls that have different answers. */
  key: string
  /** Only calls that began at most this many milliseconds ago are accepted; absent = any. */
  maxAge?: number | undefined
  /** Whether an answer that is already kept is accepted. */
  takesKept: boolean
}

/** Receives the source of each answer: a call of its own, one in progress, or a kept one. */
export type ObserveAnswer = (from: 'call' | 'joined' | 'kept') => void

/** Identical GETs of one token become one call (HOLD-03). Nothing is shared between tokens. */
export interface SharedAnswers {
  /** The call in progress, or the one that ended recently; otherwise `begin` starts a new one. */
  share<Call extends SharedCall>(wanted: Wanted, begin: () => Call): Call
  /**
   * Data that this token's user reads may have changed, or its session has ended: calls that began earlier are no
   * longer shared.
   */
  changed(token: string): void
}

interface Entry {
  since: number
  /** When it was last requested, or when it ended. */
  used: number
  /** Whether several callers have waited for it. */
  isShared: boolean
  call: SharedCall
}

/** How long an answer is kept, in milliseconds from the beginning of its call. */
export const answerKept = 3_000
/** The part of that time after which the next request no longer belongs to the same burst. */
const pause = 0.1
/** In bytes, of all kept answers together. */
const mostKept = 64 * 1024 * 1024
const largestKept = 1024 * 1024

interface SharingOptions {
  /** In milliseconds, at most; 0 = only calls in progress are shared. */
  keptFor: number
  observe?: ObserveAnswer
}

export function createSharedAnswers({ keptFor, observe }: SharingOptions): SharedAnswers {
  const underWay = new Map<string, Entry>()
  const kept = new LRUCache<string, Entry>({
    max: 2_000,
    maxSize: mostKept,
    maxEntrySize: largestKept,
    // The library treats a ttl of 0 as "for ever". Without the purge the last answers would stay until the next call.
    ttl: Math.max(1, keptFor),
    ttlAutopurge: true,
  })
  const turns = createTurns()

  function begin<Call extends SharedCall>(key: string, start: () => Call): Call {
    observe?.('call')
    const now = performance.now()
    const entry: Entry = { since: now, used: now, isShared: false, call: start() }
    underWay.set(key, entry)
    // The kept answer is older than this call's caller accepts.
    kept.delete(key)
    const { call } = entry
    // Registered before the callers' own handlers, because they may call again at once.
    call.answer.then(
      (answer) => end(key, entry, call.sizeOf(answer)),
      () => end(key, entry, null),
    )
    return call as Call
  }

  /** A single caller that asks again wants something newer, so only an answer that several have waited for is kept. */
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
      // Keys name the kind of call, so the type matches.
      return last.call as Call
    },
    changed: turns.end,
  }
}

/** A unique number for each token, and a new one after a change. */
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
