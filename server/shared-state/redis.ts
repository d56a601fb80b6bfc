import type { Logger } from 'pino'
import type { Gauge } from 'prom-client'
import { parseRedisUrl } from '../config/redis-servers'
import { connectionTo, pingInterval, type RedisCommands } from './redis-connections'

/** A slower command counts as failed: a slow Redis must not delay sign-in (ms). */
const commandPatience = 500

export interface Redis {
  /** The result of `work`; null = Redis is unreachable or too slow. Never rejects. */
  run<T>(work: (client: RedisCommands) => Promise<T>): Promise<T | null>
  /** Another connection, for blocking commands, which wait while Redis is unreachable. */
  reader: Pick<RedisCommands, 'xRead'>
  /** Calls `listener` after each connect, and every few seconds, because another server may have taken over. */
  onAnswer(listener: () => void): void
  connect(): void
  close(): void
}

/** Makes the connections to Redis. Logs once that Redis is unreachable, and once that it is back. */
export function createRedis(url: string, log: Logger, up: Gauge): Redis {
  const servers = parseRedisUrl(url)
  if (!servers) throw new Error('REDIS_URL was not validated')
  const main = connectionTo(servers, { queued: false })
  const reader = connectionTo(servers, { queued: true })
  const listeners: (() => void)[] = []
  const note = createNotes(log, up)
  let timer: NodeJS.Timeout | undefined
  let missed = 0

  const run: Redis['run'] = async (work) => {
    const late = new Promise<null>((done) => setTimeout(done, commandPatience, null).unref())
    return Promise.race([work(main.commands).catch(() => null), late])
  }
  /** `reason`: why it may be unreachable; null = no reason is known. */
  async function look(reason: string | null) {
    const answer = await run(async () => main.ping())
    missed = answer === null ? missed + 1 : 0
    if (answer !== null) {
      note(null)
      for (const listener of listeners) listener()
      // A busy machine may answer late once.
    } else if (reason !== null || missed > 1) note(reason ?? 'no answer')
  }

  main.onChange((error) => void look(reasonOf(error)))
  // Both connect to the same place, so the log of one is enough.
  reader.onChange(() => {})
  return {
    run,
    reader: reader.commands,
    onAnswer: (listener) => void listeners.push(listener),
    connect() {
      up.set(0)
      for (const one of [main, reader]) one.connect()
      timer = setInterval(() => void look(null), pingInterval).unref()
    },
    close() {
      clearInterval(timer)
      for (const one of [main, reader]) one.close()
    },
  }
}

/**
 * Not the error itself, which may contain the address with its password. Null = no reason is known: the library reports
 * some errors first as text, and then as the error.
 */
function reasonOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null
  const { code } = Object(error.cause ?? error)
  return typeof code === 'string' ? code : error.name
}

/** Reports changes to the log and the gauge: a reason = unreachable, null = back. */
function createNotes(log: Logger, up: Gauge) {
  let state: 'unknown' | 'up' | 'away' = 'unknown'
  return (reason: string | null) => {
    const next = reason === null ? 'up' : 'away'
    if (state === next) return
    state = next
    up.set(next === 'up' ? 1 : 0)
    if (next === 'up') log.info('shared state connected')
    else log.warn({ reason }, 'shared state away')
  }
}
