import { createCookie } from '@remix-run/node'
import { activityReportInterval, idleGrace } from '~contract/portal/constants'
import type { SignedIn } from './session'

/** When somebody was last active in a session, by the server's clock (ms), and after how many minutes it ends. */
export interface Activity {
  at: number
  minutes: number
}

export interface IdleSessions {
  /** What the browser's cookie says of this session; the sign-in itself where it says nothing. */
  read(cookieHeader: string | undefined, who: SignedIn): Promise<Activity>
  /** Nobody has been active for too long (ME-08). */
  isOver(activity: Activity): boolean
  /** The cookie is so old that activity is worth a new one. */
  isStale(activity: Activity): boolean
  /** The Set-Cookie value: somebody is active now. */
  note(who: SignedIn, minutes: number): Promise<string>
}

interface IdleOptions {
  secrets: string[]
  secure: boolean
  /** Of people whose `logoutLen` says nothing. */
  defaultMinutes: number
  now?: () => number
}

/**
 * Idle sessions by a signed cookie of their own, so that any portal process can tell. Not in the session's cookie: an
 * answer that comes late would bring back a session that was ended or exchanged meanwhile.
 */
export function createIdleSessions(options: IdleOptions): IdleSessions {
  const { secrets, secure, defaultMinutes, now = Date.now } = options
  const cookie = createCookie(secure ? '__Host-portal-active' : 'portal-active', {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    secrets,
  })

  return {
    async read(cookieHeader, { sessionId, startedAt, logoutLen }) {
      const kept: (Activity & { session: string }) | null = await cookie.parse(cookieHeader ?? null)
      if (kept?.session !== sessionId || kept.at < startedAt) {
        return { at: startedAt, minutes: logoutLen }
      }
      return kept
    },
    isOver: ({ at, minutes }) => now() - at > (minutes || defaultMinutes) * 60_000 + idleGrace,
    isStale: ({ at }) => now() - at >= activityReportInterval,
    note: ({ sessionId }, minutes) => cookie.serialize({ session: sessionId, at: now(), minutes }),
  }
}
