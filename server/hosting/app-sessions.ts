import { z } from 'zod'
import type { PortalConfig } from '../config/env'
import { sealedCookie } from '../seal/sealed-cookie'
import type { Sealer } from '../seal/sealer'
import type { AttemptStore } from '../session/attempt-store'
import type { Activity, IdleSessions } from '../session/idle'
import { createTakeOneTime, newOneTime } from '../session/one-time'
import type { Sessions, SignedIn } from '../session/session'

const heldSchema = z.object({
  app: z.string(),
  user: z.looseObject({ sessionId: z.string(), account: z.string(), startedAt: z.number() }),
  at: z.number(),
  minutes: z.number(),
  own: z.string().optional(),
})
const ticketSchema = heldSchema.extend({ id: z.string(), until: z.number() })

/** A user's session at one app's origin. */
export interface AppSession extends Activity {
  app: string
  user: SignedIn
  /** The entry of an app of the user's own (ANY-08); absent = the platform's app of this code. */
  own?: string | undefined
}

interface Parts {
  sealer: Sealer
  sessions: Pick<Sessions, 'hasEnded'>
  idle: Pick<IdleSessions, 'hasExpired' | 'isStale'>
  attempts: AttemptStore
  config: Pick<PortalConfig, 'APPS_ORIGIN'>
  now(): number
}

/**
 * Sessions of isolated apps (ANY-04): the user's session, bound to one app, in a cookie of that app's origin. It begins
 * with a short-lived one-time ticket, and ends with the user's session or by idling.
 */
export function createAppSessions(parts: Parts) {
  const { sealer, sessions, idle, now } = parts
  const takeOneTime = createTakeOneTime(parts, 'app ticket')
  const cookie = sealedCookie(sealer, 'app', cookieTerms(parts.config.APPS_ORIGIN ?? ''))

  const isOver = (held: AppSession) => sessions.hasEnded(held.user) || idle.hasExpired(held)

  return {
    ticketFor(app: string, user: SignedIn, { at, minutes }: Activity, own?: string): string {
      return sealer.seal('app ticket', { ...newOneTime(parts), app, user, at, minutes, own })
    },
    /**
     * The session that a ticket of this app begins, and its Set-Cookie value; null = the ticket is invalid, or the
     * user's session has ended.
     */
    async enter(ticket: string, isFor: (app: string) => boolean) {
      const { data } = ticketSchema.safeParse(sealer.open('app ticket', ticket))
      if (!data || !isFor(data.app) || !(await takeOneTime(data))) return null
      const { app, user, at, minutes, own } = data as AppSession & typeof data
      const held: AppSession = { app, user, at, minutes, own }
      return isOver(held) ? null : { held, cookie: cookie.write(held) }
    },
    /** null = none for this app, or it has ended. */
    read(cookieHeader: string | undefined, isFor: (app: string) => boolean): AppSession | null {
      const { data } = heldSchema.safeParse(cookie.read(cookieHeader))
      if (!data || !isFor(data.app)) return null
      const held = data as AppSession & typeof data
      return isOver(held) ? null : held
    },
    /** The Set-Cookie value that notes activity now; null = it was noted a moment ago. */
    note: (held: AppSession) => (idle.isStale(held) ? cookie.write({ ...held, at: now() }) : null),
  }
}

/**
 * Inside the portal's page an app's origin is cross-site if the two share no domain, as on localhost. Browsers then
 * send its cookie only with SameSite=None, which they accept from secure origins alone.
 */
export function cookieTerms(appsOrigin: string) {
  const { protocol, hostname } = new URL(appsOrigin.replace('*', 'any') || 'http://any')
  const https = protocol === 'https:'
  const isSecure = https || hostname.endsWith('.localhost')
  return isSecure
    ? ({ secure: true, sameSite: 'none', partitioned: true } as const)
    : ({ secure: false, sameSite: 'lax' } as const)
}
