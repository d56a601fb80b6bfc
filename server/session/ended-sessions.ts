import { LRUCache } from 'lru-cache'
import { accountKey, tokenDigest } from './attempt-keys'
import {
  endingsKept,
  mostEndings,
  type SessionEndCause,
  type SessionEnding,
} from './session-endings'

const kept = { max: mostEndings, ttl: endingsKept }

/** The fields of a session that decide whether it has ended. */
export interface Begun {
  sessionId: string
  account: string
  startedAt: number
  signedInAt?: number | undefined
}

/** Makes the list of sessions that have ended although their cookie is still valid: all that the server keeps of sessions. */
export function createEndedSessions(
  now: () => number,
  onEnding: ((ending: SessionEnding) => void) | undefined,
) {
  const sessions = new LRUCache<string, SessionEndCause | 'ended'>(kept)
  /** By account: sessions that started no later than this have ended, except one. */
  const accounts = new LRUCache<string, { until: number; except?: string | undefined }>(kept)
  const lastOf = (account: string) => accounts.get(accountKey(account))?.until ?? 0

  function endUntilNow(account: string, except?: string) {
    const until = Math.max(now(), lastOf(account))
    accounts.set(accountKey(account), { until, except })
    onEnding?.({ account: accountKey(account), until, ...(except && { except }) })
  }

  return {
    revoke(session: string, cause?: SessionEndCause) {
      if (sessions.has(session)) return
      sessions.set(session, cause ?? 'ended')
      onEnding?.({ session, ...(cause && { cause }) })
    },
    /** Stored like a session end, under a hash of the token. */
    takeOnce(token: string) {
      const taken = `token ${tokenDigest(token)}`
      if (sessions.has(taken)) return false
      sessions.set(taken, 'ended')
      onEnding?.({ session: taken })
      return true
    },
    revokeAll: (account: string) => endUntilNow(account),
    revokeOthers: ({ account, sessionId }: Begun) => endUntilNow(account, sessionId),
    applyEnding(ending: SessionEnding) {
      if ('session' in ending) return void sessions.set(ending.session, ending.cause ?? 'ended')
      const { account, until, except } = ending
      const known = accounts.get(account)
      // Of two for the same moment the one without exception wins.
      if (known && (known.until > until || (known.until === until && !known.except))) return
      accounts.set(account, { until, except })
    },
    *known(): Generator<SessionEnding> {
      for (const [session, cause] of sessions) {
        yield { session, ...(cause !== 'ended' && { cause }) }
      }
      for (const [account, { until, except }] of accounts) {
        yield { account, until, ...(except && { except }) }
      }
    },
    hasEnded({ sessionId, startedAt, account }: Begun) {
      if (sessions.has(sessionId)) return true
      const { until = 0, except } = accounts.get(accountKey(account)) ?? {}
      return startedAt <= until && sessionId !== except
    },
    /** Why it was ended from another device; null = it was not. */
    causeOf({ sessionId }: Begun): SessionEndCause | null {
      const cause = sessions.get(sessionId)
      return cause && cause !== 'ended' ? cause : null
    },
    isRevoked: ({ sessionId }: Begun) => sessions.has(sessionId),
    /** The start time of a new session: after all ended ones, even if the clock was set back. */
    startOf: (account: string) => Math.max(now(), lastOf(account) + 1),
  }
}
