import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'
import { type AttemptStore, createMemoryAttempts } from '../session/attempt-store'
import type { SessionEnding } from '../session/session-endings'
import { createRedis } from './redis'
import { createSharedAttempts } from './shared-attempts'
import { createSharedEndings } from './shared-endings'

/** The state that several portal processes share (HOLD-08). */
export interface SharedState {
  attempts: AttemptStore
  /** Publishes a session end to the other processes. */
  publishEnding(ending: SessionEnding): void
  /** Applies the session ends of all processes. Resolves when the past ones are known, or after `startTimeout`. */
  start(apply: (ending: SessionEnding) => void): Promise<void>
  close(): void
}

interface SharedStateOptions {
  /** The address of Redis; undefined = this process is the only one. */
  url: string | undefined
  log: Logger
  /** Makes the gauge that is 1 while Redis is connected. */
  up(): Gauge
  now(): number
}

/** A process that starts while Redis is away waits no longer than this. */
const startTimeout = 2_000

export function createSharedState({ url, log, up, now }: SharedStateOptions): SharedState {
  const memory = createMemoryAttempts(now)
  if (!url) return { attempts: memory, publishEnding() {}, async start() {}, close() {} }

  const redis = createRedis(url, log, up())
  const endings = createSharedEndings(redis, now)
  return {
    attempts: createSharedAttempts(redis, memory),
    publishEnding: endings.publish,
    async start(apply) {
      redis.connect()
      const late = new Promise<void>((done) => setTimeout(done, startTimeout).unref())
      await Promise.race([endings.follow(apply).caughtUp, late])
    },
    close() {
      endings.close()
      redis.close()
    },
  }
}
