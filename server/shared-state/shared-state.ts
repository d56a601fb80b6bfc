import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'
import { ConfigError } from '../config/config-error'
import { type AttemptStore, createMemoryAttempts } from '../session/attempt-store'
import type { EndingStore } from '../session/session-endings'
import { createMemorySessions, type SessionList } from '../session/session-list'
import { createBothEndings } from './both-endings'
import { createKeptEndings } from './kept-endings'
import { createRedis, type Redis } from './redis'
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
  /** Whether the past session ends of all processes are known. */
  isReady(): boolean
  close(): void
}

interface SharedStateOptions {
  /** The address of Redis; undefined = nothing is shared with other machines. */
  url: string | undefined
  /** Where session ends are kept. */
  folder: string
  log: Logger
  /** Makes the gauge that is 1 while Redis is connected. */
  up(): Gauge
  now(): number
}

/** A process that starts while Redis is unreachable begins to listen after this time, without being ready (ms). */
const startTimeout = 2_000

export function createSharedState(options: SharedStateOptions): SharedState {
  const { url, log, up, now } = options
  const memory = createMemoryAttempts(now)
  const known = createMemorySessions()
  const redis = url ? createRedis(url, log, up()) : null
  const endings = redis ? endingsWith(redis, options) : createKeptEndings(options)
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
      // It keeps the process alive until then, which a connection that is not open does not.
      const late = new Promise<void>((done) => setTimeout(done, startTimeout))
      await Promise.race([caughtUp, late])
    },
    isReady: () => ready,
    close() {
      endings.close()
      redis?.close()
    },
  }
}

/** With Redis the files are a second place: without them the portal still runs, as long as Redis does. */
function endingsWith(redis: Redis, options: SharedStateOptions): EndingStore {
  const shared = createSharedEndings(redis, options.now)
  try {
    return createBothEndings(createKeptEndings(options), shared)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    options.log.warn({ reason: error.message }, 'session ends are in Redis alone')
    return shared
  }
}
