import { createClient } from '@redis/client'
import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'

/** A slower command counts as failed: a slow Redis must not delay sign-in (ms). */
const commandPatience = 500
/** A connection silent for longer is dead; pings and reads keep a live one active (ms). */
const silence = 12_000
const pingInterval = 4_000
const longestPause = 2_000

/** Before all keys of a portal. */
export const keyPrefix = 'portal:'

export type RedisClient = ReturnType<typeof connectTo>

export interface Redis {
  /** The result of `work`; null = Redis is away or too slow. Never rejects. */
  run<T>(work: (client: RedisClient) => Promise<T>): Promise<T | null>
  /** Another connection, for blocking commands, which wait while Redis is away. */
  reader: RedisClient
  /** Calls `listener` after each connect. */
  onReady(listener: () => void): void
  connect(): void
  close(): void
}

function connectTo(url: string, disableOfflineQueue: boolean) {
  return createClient({
    url,
    keyPrefix,
    disableOfflineQueue,
    pingInterval,
    socket: {
      connectTimeout: 2_000,
      socketTimeout: silence,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, longestPause),
    },
  })
}

/** Makes the connections to Redis. Logs once that Redis is away, and once that it is back. */
export function createRedis(url: string, log: Logger, up: Gauge): Redis {
  const client = connectTo(url, true)
  const reader = connectTo(url, false)
  let state: 'unknown' | 'up' | 'away' = 'unknown'

  client.on('ready', () => {
    state = 'up'
    up.set(1)
    log.info('shared state connected')
  })
  client.on('error', (error: Error) => {
    if (state === 'away') return
    state = 'away'
    up.set(0)
    // Not the error itself, which may contain the address with its password.
    log.warn({ reason: 'code' in error ? error.code : error.name }, 'shared state away')
  })
  // Both connect to the same place: the log of one is enough.
  reader.on('error', () => {})

  return {
    async run(work) {
      const late = new Promise<null>((done) => setTimeout(done, commandPatience, null).unref())
      return Promise.race([work(client).catch(() => null), late])
    },
    reader,
    onReady: (listener) => void client.on('ready', listener),
    connect() {
      up.set(0)
      // They retry forever, and reject only if they are closed meanwhile.
      for (const one of [client, reader]) one.connect().catch(() => {})
    },
    close() {
      for (const one of [client, reader]) if (one.isOpen) one.destroy()
    },
  }
}
