import type { Activity, IdleSessions } from './idle'
import type { LiveSessions } from './live-sessions'
import type { Sessions, SignedIn } from './session'
import type { SessionEndCause } from './session-endings'
import type { SessionList, SessionRecord } from './session-list'

/** Length limit of a stored User-Agent; real ones have about 150 characters. */
const longestDevice = 400
/** How often a session's last use is recorded at most (ms). */
const noteInterval = 60_000

interface Visit {
  device: string
  address: string
}

/** Accounts' sessions: records their use, lists them, and ends them from other devices (SAFE-18). */
export interface OwnSessions {
  /** Records a session's use; `activity` = when its user was last active. */
  seen(user: SignedIn, activity: Activity, visit: Visit): Promise<void>
  /** Sessions that have not ended, the most recently used first. */
  of(account: string): Promise<SessionRecord[]>
  /** Ends a session from another device, and tells its windows why. */
  end(record: SessionRecord, cause: SessionEndCause): Promise<void>
  /** Ends all other sessions of the account, including unrecorded ones. */
  endOthers(user: SignedIn): Promise<void>
  /** Makes room for a new session of an account; returns the sessions that it ended, the oldest first. */
  makeRoom(account: string, present: string | undefined): Promise<SessionRecord[]>
}

interface OwnSessionsParts {
  list: SessionList
  sessions: Sessions
  idle: IdleSessions
  live: LiveSessions
  /** Concurrent sessions; 0 = unlimited. */
  limit: number
  now(): number
}

export function createOwnSessions(parts: OwnSessionsParts): OwnSessions {
  const { list, sessions, idle, live, limit, now } = parts
  const noted = new Map<string, number>()

  const own: OwnSessions = {
    async seen({ sessionId, account, startedAt, signedInAt }, activity, { device, address }) {
      const last = noted.get(sessionId) ?? 0
      if (activity.at - last < noteInterval && last > 0) return
      forgetOld(noted, now() - noteInterval)
      noted.set(sessionId, Math.max(activity.at, now()))
      const begun = { sessionId, account, startedAt, signedInAt }
      const visit = { device: device.slice(0, longestDevice), address }
      await list.note({ ...begun, ...visit, lastUsed: activity.at, until: idle.endOf(activity) })
      // A user who signs in every day and never opens the list would leave all of them in the store.
      if (last === 0) await own.of(account)
    },
    async of(account) {
      const records = await list.of(account)
      const [over, alive] = partition(
        records,
        (one) => one.until <= now() || sessions.hasEnded(one),
      )
      await Promise.all(over.map(list.remove))
      return alive.sort((one, other) => other.lastUsed - one.lastUsed)
    },
    async end(record, cause) {
      sessions.revoke(record, cause)
      live.end(record.sessionId)
      await list.remove(record)
    },
    async endOthers(user) {
      const others = (await own.of(user.account)).filter(
        ({ sessionId }) => sessionId !== user.sessionId,
      )
      for (const record of others) await own.end(record, 'remote')
      sessions.revokeOthers(user)
    },
    async makeRoom(account, present) {
      if (limit === 0) return []
      const others = (await own.of(account)).filter(({ sessionId }) => sessionId !== present)
      const oldest = others.sort((one, other) => one.startedAt - other.startedAt)
      const surplus = oldest.slice(0, Math.max(0, others.length + 1 - limit))
      for (const record of surplus) await own.end(record, 'limit')
      return surplus
    },
  }
  return own
}

function partition<T>(all: readonly T[], test: (one: T) => boolean): [T[], T[]] {
  return [all.filter(test), all.filter((one) => !test(one))]
}

/** Forgotten sessions are recorded again at their next use. */
function forgetOld(noted: Map<string, number>, oldest: number) {
  for (const [sessionId, at] of noted) {
    if (at > oldest) return
    noted.delete(sessionId)
  }
}
