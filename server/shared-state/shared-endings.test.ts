import { describe, expect, it } from 'vitest'
import { mostEndings, type SessionEnding } from '../session/session-endings'
import type { Redis } from './redis'
import { createSharedEndings } from './shared-endings'
import { type TestConnection, TestRedis } from './test-redis'

/** A Redis that is unreachable until `isThere`, and keeps what is added. */
function fakeRedis() {
  const added: Record<string, string>[] = []
  const ready: (() => void)[] = []
  const client = {
    exists: async () => 1,
    xRange: async () => [{}],
    xAdd: async (_stream: string, _id: string, fields: Record<string, string>) =>
      added.push(fields),
  }
  const redis = {
    isThere: false,
    added,
    connect() {
      redis.isThere = true
      for (const listener of ready) listener()
    },
    run: async (work: (with_: typeof client) => Promise<unknown>) =>
      redis.isThere ? work(client) : null,
    reader: { xRead: () => new Promise(() => {}) },
    onAnswer: (listener: () => void) => void ready.push(listener),
  }
  return redis
}

describe('a Redis that comes back empty', () => {
  it('[SAFE-13] gets what each process knows, also from one that is not the first to come back', async () => {
    let time = 1_000
    const server = new TestRedis(() => {
      time += 1
      return time
    })
    const [one, two] = [server.connection(), server.connection()]
    const received: SessionEnding[] = []
    const follow = ({ redis }: TestConnection, known: SessionEnding[]) => {
      const endings = createSharedEndings(redis, () => 1_000)
      void endings.follow(
        (ending) => received.push(ending),
        () => known,
      )
      return endings
    }
    const ending = { session: 'first', account: 'lisi', startedAt: 1 }
    const publisher = follow(one, [ending])
    one.come()
    publisher.publish(ending)
    await expect.poll(() => received).toContainEqual(ending)
    one.isThere = false
    server.forget()
    follow(two, [{ session: 'second', account: 'lisi', startedAt: 2 }])
    two.come()
    await expect.poll(() => server.entries).toHaveLength(1)
    one.come()
    await expect.poll(() => server.entries.map(({ message }) => message.session)).toContain('first')
  })
})

describe('a server that takes over', () => {
  it('[SCALE-02] may have a clock that is behind: what it was told since is read, too', async () => {
    const message = (session: string) => ({ session, account: 'lisi', startedAt: '1' })
    const answers = [
      [{ id: '9000000-5', message: message('before') }],
      null,
      [{ id: '8990000-0', message: message('after') }],
    ]
    const asked: string[] = []
    const xRead = async ({ id }: { id: string }) => {
      asked.push(id)
      const messages = answers.shift()
      if (messages === null) throw new Error('UNBLOCKED')
      return messages ? [{ messages }] : new Promise(() => {})
    }
    const redis = { onAnswer() {}, reader: { xRead }, run: async () => null }
    const received: SessionEnding[] = []
    const endings = createSharedEndings(redis as unknown as Redis, () => 9_000_000)
    void endings.follow(
      (ending) => received.push(ending),
      () => [],
    )
    await expect.poll(() => received).toMatchObject([{ session: 'before' }, { session: 'after' }])
    expect(asked.slice(1)).toEqual(['9000000-5', '8700000', '8990000-0'])
    endings.close()
  })
})

describe('session ends while Redis is away', () => {
  it('[SAFE-13] of one account push out no other’s: what does not wait is told from what is known', async () => {
    const redis = fakeRedis()
    const endings = createSharedEndings(redis as unknown as Redis, Date.now)
    const compacted: SessionEnding = { account: 'zhangsan', until: mostEndings }
    void endings.follow(
      () => {},
      () => [compacted],
    )
    endings.publish({ session: 'first', account: 'lisi', startedAt: 1 })
    for (let at = 1; at <= mostEndings; at += 1)
      endings.publish({ session: `${at}`, account: 'zhangsan', startedAt: at })
    redis.connect()
    await expect
      .poll(() => redis.added.at(-1), { timeout: 20_000 })
      .toEqual({
        account: 'zhangsan',
        until: String(mostEndings),
      })
    expect(redis.added[0]).toMatchObject({ session: 'first', account: 'lisi' })
  })
})
