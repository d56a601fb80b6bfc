import { LRUCache } from 'lru-cache'
import { accountKey } from './attempt-keys'
import { endingsKept, type SessionEnding } from './session-endings'

const kept = { max: 200_000, ttl: endingsKept }

interface Begun {
  sessionId: string
  account: string
  startedAt: number
}

/** Which sessions are over although their cookie is still good: all that the server keeps of sessions. */
export function createEndedSessions(
  now: () => number,
  onEnding: ((ending: SessionEnding) => void) | undefined,
) {
  const sessions = new LRUCache<string, true>(kept)
  /** By account: what began no later than this is over. */
  const accounts = new LRUCache<string, number>(kept)
  const lastOf = (account: string) => accounts.get(accountKey(account)) ?? 0

  return {
    revoke(sessionId: string) {
      sessions.set(sessionId, true)
      onEnding?.({ session: sessionId })
    },
    revokeAll(account: string) {
      const until = Math.max(now(), lastOf(account))
      accounts.set(accountKey(account), until)
      onEnding?.({ account: accountKey(account), until })
    },
    learn(ending: SessionEnding) {
      if ('session' in ending) return void sessions.set(ending.session, true)
      const { account, until } = ending
      accounts.set(account, Math.max(until, lastOf(account)))
    },
    isOver: ({ sessionId, startedAt, account }: Begun) =>
      sessions.has(sessionId) || startedAt <= lastOf(account),
    isRevoked: ({ sessionId }: Begun) => sessions.has(sessionId),
    /** When a session that begins now began: after those that are over, also if the clock was put back. */
    startOf: (account: string) => Math.max(now(), lastOf(account) + 1),
  }
}
