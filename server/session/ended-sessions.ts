import { LRUCache } from 'lru-cache'
import { AccountEndings } from './account-endings'
import { accountKey, tokenDigest } from './attempt-keys'
import {
  endingsKept,
  mostEndings,
  type SessionEndCause,
  type SessionEnding,
} from './session-endings'

/** Beyond this number, the accounts whose last ending is the oldest are forgotten. */
const mostAccounts = 200_000

/** The fields of a session that decide whether it has ended. */
export interface Begun {
  sessionId: string
  account: string
  startedAt: number
  signedInAt?: number | undefined
}

/**
 * Makes the list of sessions that have ended although their cookie is still valid. The server keeps nothing else of
 * sessions.
 */
export function createEndedSessions(
  now: () => number,
  onEnding: ((ending: SessionEnding) => void) | undefined,
) {
  const accounts = createAccounts()
  const latest = neverBack(now)
  const has = (account: string, session: string) =>
    accounts.of(account)?.has(session) || accounts.of('')?.has(session) || false

  function apply(ending: SessionEnding) {
    accounts.change(ending.account, (endings) => {
      if ('session' in ending) {
        const { session, startedAt, cause } = ending
        endings.end(session, { startedAt, cause, at: now() })
      } else endings.endUntil(ending.until, ending.except)
    })
  }

  function publish(ending: SessionEnding) {
    apply(ending)
    onEnding?.(ending)
  }

  function endUntilNow(account: string, except?: string) {
    const until = Math.max(latest(), accounts.of(account)?.until ?? 0)
    publish({ account: accountKey(account), until, ...(except && { except }) })
  }

  return {
    revoke({ sessionId: session, account, startedAt }: Begun, cause?: SessionEndCause) {
      if (has(account, session)) return
      publish({ session, account: accountKey(account), startedAt, ...(cause && { cause }) })
    },
    /** Stored like a session end, under a hash that reveals nothing of the token. */
    takeOnce(token: string, account: string) {
      const session = `token ${tokenDigest(token)}`
      if (has(account, session)) return false
      publish({ session, account: accountKey(account), startedAt: 0 })
      return true
    },
    revokeAll: (account: string) => endUntilNow(account),
    revokeOthers: ({ account, sessionId }: Begun) => endUntilNow(account, sessionId),
    applyEnding: apply,
    /** All known endings, for a store that has lost them. */
    known: accounts.known,
    hasEnded({ sessionId, startedAt, account }: Begun) {
      latest()
      return has(account, sessionId) || !!accounts.of(account)?.include(sessionId, startedAt)
    },
    /** Why it was ended from another device; null = it was not. */
    causeOf: ({ sessionId, account }: Begun): SessionEndCause | null =>
      accounts.of(account)?.causeOf(sessionId) ?? null,
    isRevoked: ({ sessionId, account }: Begun) => has(account, sessionId),
    /** The start time of a new session: later than all that have ended, even if the clock was set back. */
    startOf: (account: string) => Math.max(now(), (accounts.of(account)?.until ?? 0) + 1),
  }
}

/** A clock that never goes back, because some sessions began before the system's clock was set back. */
function neverBack(now: () => number): () => number {
  let latest = 0
  return () => {
    latest = Math.max(latest, now())
    return latest
  }
}

/**
 * The endings of each account. Those of a release that did not record the account are under `''`, to which the limit
 * of one account does not apply.
 */
function createAccounts() {
  let count = 0
  const accounts = new LRUCache<string, AccountEndings>({
    max: mostAccounts,
    ttl: endingsKept,
    dispose: ({ size }) => {
      count -= size
    },
  })

  /** Removes endings of the account that has the most, so that one account cannot displace those of others. */
  function makeRoom() {
    accounts.purgeStale()
    if (count <= mostEndings) return
    let largest = new AccountEndings()
    for (const endings of accounts.values()) if (endings.size > largest.size) largest = endings
    count -= largest.size
    largest.compact(0)
  }

  return {
    of: (account: string) => accounts.peek(accountKey(account)),
    change(account: string, apply: (endings: AccountEndings) => void) {
      const key = accountKey(account)
      const endings = accounts.peek(key) ?? new AccountEndings(key ? undefined : mostEndings)
      const before = endings.size
      apply(endings)
      accounts.set(key, endings)
      count += endings.size - before
      if (count > mostEndings) makeRoom()
    },
    *known(): Generator<SessionEnding> {
      for (const [account, endings] of accounts) yield* endings.known(account)
    },
  }
}
