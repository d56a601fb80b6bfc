import { setTimeout } from 'node:timers/promises'
import { z } from 'zod'
import { endingsKept, type SessionEnding } from '../session/session-endings'
import type { Redis } from './redis'

const stream = 'session-endings'
/** What comes at once; and how long a read waits for something, well below the silence of a dead connection. */
const atOnce = 1_000
const readPatience = 5_000
const readPause = 200
/** Told while Redis is away; beyond it the oldest stay with this process. */
const longestQueue = 10_000

const endingSchema = z.union([
  z.object({ session: z.string() }),
  z.object({ account: z.string(), until: z.coerce.number() }),
])

export interface SharedEndings {
  /** Tells all processes; where Redis is away, when it is back. */
  tell(ending: SessionEnding): void
  /** Hears of all of the last day, this process's own among them, and then of each as it comes, until `close`. */
  follow(hear: (ending: SessionEnding) => void): { caughtUp: Promise<void> }
  close(): void
}

/**
 * The ends of sessions as a Redis stream: whoever comes late, or was away, reads on from where it was, so that none is
 * missed and asking whether a session is over costs no round trip.
 */
export function createSharedEndings(redis: Redis, now: () => number): SharedEndings {
  const oldest = () => now() - endingsKept
  let closed = false

  async function read(hear: (ending: SessionEnding) => void, caughtUp: () => void) {
    let last = String(oldest())
    let waiting = false
    while (!closed) {
      const answer = await readOn(redis, last, waiting)
      if (answer === 'failed') continue
      for (const { id, message } of answer) {
        last = id
        const ending = endingSchema.safeParse({ ...message })
        if (ending.success) hear(ending.data)
      }
      waiting = answer.length === 0
      if (waiting) caughtUp()
    }
  }

  return {
    tell: createTeller(redis, oldest),
    follow: (hear) => ({ caughtUp: new Promise((done) => void read(hear, done)) }),
    close() {
      closed = true
    },
  }
}

/** Tells in order, and goes on with the next connection where one was lost. */
function createTeller(redis: Redis, oldest: () => number) {
  const queue: SessionEnding[] = []
  let telling = false

  async function tellAll() {
    if (telling) return
    telling = true
    for (let next = queue[0]; next; next = queue[0]) {
      const fields = Object.fromEntries(
        Object.entries(next).map(([name, it]) => [name, String(it)]),
      )
      const TRIM = { strategy: 'MINID', strategyModifier: '~', threshold: oldest() } as const
      const told = await redis.run((client) => client.xAdd(stream, '*', fields, { TRIM }))
      // The next connection goes on. What was told and not confirmed is told twice, which changes nothing.
      if (told === null) break
      queue.shift()
    }
    telling = false
  }

  redis.onReady(() => void tellAll())
  return (ending: SessionEnding) => {
    queue.push(ending)
    if (queue.length > longestQueue) queue.shift()
    void tellAll()
  }
}

/** While Redis is away it waits in the client; what fails although Redis is there is tried again a little later. */
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
