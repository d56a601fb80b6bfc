import { describe, expect, it } from 'vitest'
import type { IdleSessions } from './idle'
import type { LiveSessions } from './live-sessions'
import { createOwnSessions } from './own-sessions'
import type { Sessions, SignedIn } from './session'
import { createMemorySessions } from './session-list'

const minute = 60_000

function sessionsOfZhangsan() {
  let at = 1_000 * minute
  const list = createMemorySessions()
  const ended = new Set<string>()
  const own = createOwnSessions({
    list,
    sessions: {
      hasEnded: ({ sessionId }: { sessionId: string }) => ended.has(sessionId),
    } as unknown as Sessions,
    idle: { endOf: (activity) => activity.at + 30 * minute } as IdleSessions,
    live: {} as LiveSessions,
    limit: 0,
    now: () => at,
  })
  return {
    own,
    ended,
    later: () => (at += 60 * minute),
    use: (sessionId: string) =>
      own.seen(
        { sessionId, account: 'zhangsan', startedAt: at } as SignedIn,
        { at, minutes: 30 },
        { device: 'x', address: '10.0.0.1' },
      ),
    kept: async () => (await list.of('zhangsan')).map(({ sessionId }) => sessionId),
  }
}

describe('the list of an account’s sessions', () => {
  it('[SAFE-18] forgets what has ended when another session begins, not when one goes on', async () => {
    const { own, ended, later, use, kept } = sessionsOfZhangsan()
    await use('idle')
    later()
    await use('ended')
    ended.add('ended')
    expect(await kept()).toEqual(['ended'])
    await use('in use')
    expect(await kept()).toEqual(['in use'])
    expect((await own.of('zhangsan')).map(({ sessionId }) => sessionId)).toEqual(['in use'])
  })
})
