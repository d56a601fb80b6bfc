import { setTimeout } from 'node:timers/promises'
import {
  type EndingStore,
  endingsKept,
  mostEndings,
  type SessionEnding,
  sessionEndingSchema,
} from '../session/session-endings'
import type { Redis } from './redis'

const stream = 'session-endings'
/** Entries per read, and how long a read waits: well below the time after which a connection counts as dead. */
const atOnce = 1_000
const readPatience = 5_000
const readPause = 200
/**
 * After a failure another server may answer, whose clock is behind, so entries from this much earlier are read again
 * (ms).
 */
const readAgain = 5 * 60_000

/**
 * Session ends as a Redis stream: a process that starts late or was disconnected continues from its last entry, so none
 * is lost, and checking whether a session has ended needs no round trip. While Redis is unreachable they wait here; if
 * it returns empty, this process publishes again what it knows.
 */
export function createSharedEndings(redis: Redis, now: () => number): EndingStore {
  const oldest = () => now() - endingsKept
  const seen = { last: null as string | null }
  const publisher = createPublisher(redis, oldest, seen)
  let closed = false

  async function read(apply: (ending: SessionEnding) => void, caughtUp: () => void) {
    let reached = String(oldest())
    let from = reached
    let waiting = false
    while (!closed) {
      const answer = await readOn(redis, from, waiting)
      if (answer === 'failed') {
        from = earlier(reached)
        continue
      }
      for (const { id, message } of answer) {
        reached = id
        from = id
        seen.last = id
        const ending = sessionEndingSchema.safeParse({ ...message })
        if (ending.success) apply(ending.data)
      }
      waiting = answer.length === 0
      if (waiting) caughtUp()
    }
  }

  return {
    publish: publisher.publish,
    follow(apply, known) {
      redis.onAnswer(() => void publisher.resume(known))
      return new Promise((done) => void read(apply, done))
    },
    close() {
      closed = true
    },
  }
}

/**
 * Publishes in order; after a failure it continues with the next answer. `seen`: the last entry that was read or added.
 */
function createPublisher(redis: Redis, oldest: () => number, seen: { last: string | null }) {
  let queue: SessionEnding[] = []
  /** How many entries of the queue are published: shifting a long array one by one is slow. */
  let published = 0
  let publishing = false
  let known: () => Iterable<SessionEnding> = () => []
  /** Redis lacks endings beyond the queue: once it is empty, all that this process knows is published. */
  let isBehind = false

  function nextOne() {
    if (published === queue.length) {
      queue = isBehind ? [...known()] : []
      published = 0
      isBehind = false
    }
    return queue[published]
  }

  async function publishAll() {
    if (publishing) return
    publishing = true
    for (let next = nextOne(); next; next = nextOne()) {
      const fields = Object.fromEntries(
        Object.entries(next).map(([name, it]) => [name, String(it)]),
      )
      const TRIM = { strategy: 'MINID', strategyModifier: '~', threshold: oldest() } as const
      const id = await redis.run((client) => client.xAdd(stream, '*', fields, { TRIM }))
      // Continues with the next answer. An unconfirmed entry is published twice, which is harmless.
      if (id === null) break
      seen.last = id
      published += 1
    }
    publishing = false
  }

  /** Whether Redis has lost data: it came back empty, even if another process may have begun to fill it again. */
  async function hasForgotten(): Promise<boolean> {
    const { last } = seen
    const there = await redis.run(async (client) =>
      last
        ? client.xRange(stream, last, last).then((found) => found?.length ?? 0)
        : client.exists(stream),
    )
    return there === 0
  }

  return {
    publish(ending: SessionEnding) {
      if (queue.length - published < mostEndings) queue.push(ending)
      else isBehind = true
      void publishAll()
    },
    /** After each sign of life: any server may have lost data, or be a new one without the last entries. */
    async resume(all: () => Iterable<SessionEnding>) {
      known = all
      if (await hasForgotten()) isBehind = true
      await publishAll()
    },
  }
}

/** The id that an entry might have at a server whose clock is behind. */
function earlier(id: string): string {
  return String(Math.max(0, Number.parseInt(id, 10) - readAgain))
}

/** While Redis is unreachable, the client queues the read; any other failure is retried after a pause. */
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
