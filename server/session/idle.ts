import { z } from 'zod'
import { activityReportInterval } from '~contract/portal/constants'
import { sealedCookie } from '../seal/sealed-cookie'
import type { Sealer } from '../seal/sealer'
import type { SignedIn } from './session'

/**
 * The server ends a session this much later than the browser, because reports of activity arrive late, and the browser
 * counts down the last seconds.
 */
const idleGrace = 120_000

/** The user's last activity by the server's clock (ms), and after how many idle minutes the session ends. */
export interface Activity {
  at: number
  minutes: number
}

export interface IdleSessions {
  /** The activity in the cookie; without one for this session, the time of sign-in. */
  read(cookieHeader: string | undefined, user: SignedIn): Promise<Activity>
  /** Whether the session has been idle for too long (ME-08). */
  hasExpired(activity: Activity): boolean
  /** When a session ends by idling (ms). */
  endOf(activity: Activity): number
  /** Whether the cookie is old enough for new activity to replace it. */
  isStale(activity: Activity): boolean
  /** The Set-Cookie value for activity now. */
  note(user: SignedIn, minutes: number): Promise<string>
}

const sealedSchema = z.object({ session: z.string(), at: z.number(), minutes: z.number() })

interface IdleOptions {
  sealer: Sealer
  secure: boolean
  /** For users without a `logoutLen`. */
  defaultMinutes: number
  now?: () => number
}

/**
 * Keeps the last activity in a sealed cookie, which any portal process can read. Not in the session's cookie: a late
 * response would restore a session that has ended or been replaced in the meantime.
 */
export function createIdleSessions(options: IdleOptions): IdleSessions {
  const { sealer, secure, defaultMinutes, now = Date.now } = options
  const cookie = sealedCookie(sealer, 'portal-active', { sameSite: 'lax', secure })

  const endOf = ({ at, minutes }: Activity) => at + (minutes || defaultMinutes) * 60_000 + idleGrace

  return {
    async read(cookieHeader, { sessionId, startedAt, logoutLen }) {
      const { data: kept } = sealedSchema.safeParse(cookie.read(cookieHeader))
      if (kept?.session !== sessionId || kept.at < startedAt) {
        return { at: startedAt, minutes: logoutLen }
      }
      return kept
    },
    hasExpired: (activity) => now() > endOf(activity),
    endOf,
    isStale: ({ at }) => now() - at >= activityReportInterval,
    note: async ({ sessionId }, minutes) =>
      cookie.write({ session: sessionId, at: now(), minutes }),
  }
}
