import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'
import { type AttemptStore, createMemoryAttempts } from '../session/attempt-store'
import type { SessionEnding } from '../session/session-endings'
import { createRedis } from './redis'
import { createSharedAttempts } from './shared-attempts'
import { createSharedEndings } from './shared-endings'

/** What several portal processes have to know of each other (HOLD-08). */
export interface SharedState {
  attempts: AttemptStore
  /** Tells the other processes that sessions are over. */
  tellEnding(ending: SessionEnding): void
  /** Hears what any process told. Resolves when the past is known, or cannot be had for now. */
  start(hear: (ending: SessionEnding) => void): Promise<void>
  close(): void
}

interface SharedStateOptions {
  /** Of Redis; undefined = this process is alone. */
  url: string | undefined
  log: Logger
  /** 1 while Redis is there. */
  up(): Gauge
  now(): number
}

/** A process that starts while Redis is away does not wait for it any longer. */
const startPatience = 2_000

export function createSharedState({ url, log, up, now }: SharedStateOptions): SharedState {
  const memory = createMemoryAttempts(now)
  if (!url) return { attempts: memory, tellEnding() {}, async start() {}, close() {} }

  const redis = createRedis(url, log, up())
  const endings = createSharedEndings(redis, now)
  return {
    attempts: createSharedAttempts(redis, memory),
    tellEnding: endings.tell,
    async start(hear) {
      redis.connect()
      const late = new Promise<void>((done) => setTimeout(done, startPatience).unref())
      await Promise.race([endings.follow(hear).caughtUp, late])
    },
    close() {
      endings.close()
      redis.close()
    },
  }
}
