import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { endingsKept, type SessionEnding } from '../session/session-endings'
import type { Redis } from './redis'

const stream = 'session-endings'
/** Entries of one read, and how long it waits, well below the time after which a connection counts as dead. */
const atOnce = 1_000
const readPatience = 5_000
const readPause = 200
/** Session ends queued while Redis is away; beyond it the oldest reach only this process. */
const longestQueue = 10_000

const endingSchema = z.union([
  z.object({ session: z.string() }),
  z.object({ account: z.string(), until: z.coerce.number() }),
])

export interface SharedEndings {
  /** Publishes to all processes; while Redis is away, once it is back. */
  publish(ending: SessionEnding): void
  /** Applies all of the last day, including this process's own, and then each new one, until `close`. */
  follow(apply: (ending: SessionEnding) => void): { caughtUp: Promise<void> }
  close(): void
}

/**
 * Session ends as a Redis stream: a process that starts late or was disconnected reads on from its last entry, so none
 * is lost, and checking whether a session has ended takes no round trip.
 */
export function createSharedEndings(redis: Redis, now: () => number): SharedEndings {
  const oldest = () => now() - endingsKept
  let closed = false

  async function read(apply: (ending: SessionEnding) => void, caughtUp: () => void) {
    let last = String(oldest())
    let waiting = false
    while (!closed) {
      const answer = await readOn(redis, last, waiting)
      if (answer === 'failed') continue
      for (const { id, message } of answer) {
        last = id
        const ending = endingSchema.safeParse({ ...message })
        if (ending.success) apply(ending.data)
      }
      waiting = answer.length === 0
      if (waiting) caughtUp()
    }
  }

  return {
    publish: createPublisher(redis, oldest),
    follow: (apply) => ({ caughtUp: new Promise((done) => void read(apply, done)) }),
    close() {
      closed = true
    },
  }
}

/** Publishes in order, and continues with the next connection after a loss. */
function createPublisher(redis: Redis, oldest: () => number) {
  const queue: SessionEnding[] = []
  let publishing = false

  async function publishAll() {
    if (publishing) return
    publishing = true
    for (let next = queue[0]; next; next = queue[0]) {
      const fields = Object.fromEntries(
        Object.entries(next).map(([name, it]) => [name, String(it)]),
      )
      const TRIM = { strategy: 'MINID', strategyModifier: '~', threshold: oldest() } as const
      const published = await redis.run((client) => client.xAdd(stream, '*', fields, { TRIM }))
      // The next connection continues. An unconfirmed entry is published twice, which changes nothing.
      if (published === null) break
      queue.shift()
    }
    publishing = false
  }

  redis.onReady(() => void publishAll())
  return (ending: SessionEnding) => {
    queue.push(ending)
    if (queue.length > longestQueue) queue.shift()
    void publishAll()
  }
}

/** While Redis is away, the client queues the read; any other failure is retried after a pause. */
async function readOn(redis: Redis, id: string, waiting: boolean) {
  const wait = waiting ? { BLOCK: readPatience } : {}
  try {
    const answer = await redis.reader.xRead({ key: stream, id }, { COUNT: atOnce, ...wait })
    return answer?.[0]?.messages ?? []
  } catch {
    await setTimeout(readPause, undefined, { ref: false })
    return 'failed'
  }
}
