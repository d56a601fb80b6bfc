import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'
import { type AttemptStore, createMemoryAttempts } from '../session/attempt-store'
import type { EndingStore } from '../session/session-endings'
import { createMemorySessions, type SessionList } from '../session/session-list'
import { createKeptEndings } from './kept-endings'
import { createRedis } from './redis'
import { createSharedAttempts } from './shared-attempts'
import { createSharedEndings } from './shared-endings'
import { createSharedSessions } from './shared-sessions'

/** State that several portal processes share and that survives them (HOLD-08, SAFE-13). */
export interface SharedState {
  attempts: AttemptStore
  sessionList: SessionList
  publishEnding: EndingStore['publish']
  /** Applies the session ends of all processes. Resolves when the past ones are known, or after `startTimeout`. */
  start(...how: Parameters<EndingStore['follow']>): Promise<void>
  /** Whether the past session ends are known; until then an ended session might be accepted. */
  isReady(): boolean
  close(): void
}

interface SharedStateOptions {
  /** The address of Redis; undefined = nothing is shared with other machines. */
  url: string | undefined
  /** Where session ends are kept without Redis. */
  folder: string
  log: Logger
  /** Makes the gauge that is 1 while Redis is connected. */
  up(): Gauge
  now(): number
}

/** A process that starts while Redis is away listens after this time without being ready (ms). */
const startTimeout = 2_000

export function createSharedState(options: SharedStateOptions): SharedState {
  const { url, log, up, now } = options
  const memory = createMemoryAttempts(now)
  const known = createMemorySessions()
  const redis = url ? createRedis(url, log, up()) : null
  const endings = redis ? createSharedEndings(redis, now) : createKeptEndings(options)
  let ready = false
  return {
    attempts: redis ? createSharedAttempts(redis, memory) : memory,
    sessionList: redis ? createSharedSessions(redis, known) : known,
    publishEnding: endings.publish,
    async start(apply, known) {
      redis?.connect()
      const caughtUp = endings.follow(apply, known).then(() => {
        ready = true
      })
      const late = new Promise<void>((done) => setTimeout(done, startTimeout).unref())
      await Promise.race([caughtUp, late])
    },
    isReady: () => ready,
    close() {
      endings.close()
      redis?.close()
    },
  }
}
