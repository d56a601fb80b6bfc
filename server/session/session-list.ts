import { LRUCache } from 'lru-cache'
import { accountKey } from './attempt-keys'
import type { Begun } from './ended-sessions'
import { endingsKept } from './session-endings'

/** A session as its user sees it in 「我的登录」. Times are in milliseconds by the server's clock. */
export interface SessionRecord extends Begun {
  /** The browser's User-Agent. */
  device: string
  address: string
  lastUsed: number
  /** When it will have ended by idling, unless it is used. */
  until: number
}

/**
 * Lists the sessions of each account that were last known to be running. They may have ended since; `Sessions` knows.
 */
export interface SessionList {
  note(record: SessionRecord): Promise<void>
  of(account: string): Promise<SessionRecord[]>
  remove(record: Pick<SessionRecord, 'account' | 'sessionId'>): Promise<void>
}

/** Limits of accounts, and of sessions of one account; beyond them the least recently used are forgotten. */
const mostAccounts = 100_000
const mostOfOne = 200

/** Kept in this process's memory: after a restart, sessions reappear with their next request. */
export function createMemorySessions(): SessionList {
  const accounts = new LRUCache<string, Map<string, SessionRecord>>({
    max: mostAccounts,
    ttl: endingsKept,
  })
  return {
    async note(record) {
      const key = accountKey(record.account)
      const known = accounts.get(key) ?? new Map<string, SessionRecord>()
      known.delete(record.sessionId)
      known.set(record.sessionId, record)
      const [oldest = ''] = known.keys()
      if (known.size > mostOfOne) known.delete(oldest)
      accounts.set(key, known)
    },
    of: async (account) => [...(accounts.get(accountKey(account))?.values() ?? [])],
    async remove({ account, sessionId }) {
      accounts.get(accountKey(account))?.delete(sessionId)
    },
  }
}
