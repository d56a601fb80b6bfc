import type { IncomingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { backgroundHeader } from '~contract/portal/constants'
import { activityPath, idleFreePaths } from '~contract/portal/paths'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import type { AttemptStore } from '../session/attempt-store'
import type { Activity, IdleSessions } from '../session/idle'
import type { LiveSessions } from '../session/live-sessions'
import { revoke } from '../session/revoke'
import type { Sessions, SignedIn } from '../session/session'
import { endingsKept } from '../session/session-endings'
import { isInWorkplaceApp } from '../session/workplace-app'

declare global {
  namespace Express {
    interface Locals {
      requestId: string
      nonce: string
      /** Whose pages may hold the portal's documents in a frame, as a policy says it. */
      frameAncestors: string
      signedIn: SignedIn | null
      newcomer: SignedIn | null
      /** The answer is a service's. */
      proxied?: true
    }
  }
}

interface StateParts {
  sessions: Sessions
  idle: IdleSessions
  attempts: AttemptStore
  platform: PlatformClient
  caches: PortalCaches
  log: Logger
  now(): number
  /** Whether an address is a service's, which only apps call. */
  isService(url: string): boolean
  live: LiveSessions & {
    /** Somebody was active in the session then. */
    noteActivity(sessionId: string, activity: Activity): void
  }
}

/** Whose session a browser's headers bring, and when somebody was last active in it. */
export async function personOf(
  { sessions, idle }: Pick<StateParts, 'sessions' | 'idle'>,
  { cookie, 'user-agent': agent }: IncomingHttpHeaders,
) {
  let signedIn = await sessions.read(cookie)
  let newcomer = signedIn ? null : await sessions.readNewcomer(cookie)
  // The workplace app has a sign-in of its own, and nobody there is made to change this one's password (AUTH-10).
  if (newcomer && isInWorkplaceApp(agent)) [signedIn, newcomer] = [newcomer, null]
  const who = signedIn ?? newcomer
  return { signedIn, newcomer, activity: who && (await idle.read(cookie, who)) }
}

/**
 * Reads the session cookie once a request, for proxy, frames and Remix alike; a session that has been idle for too
 * long ends here (ME-08).
 */
export function readSession({ sessions, idle, isService, ...parts }: StateParts): RequestHandler {
  async function read(req: Request, res: Response) {
    const { locals } = res
    const { activity, ...person } = await personOf({ sessions, idle }, req.headers)
    Object.assign(locals, person)
    const who = person.signedIn ?? person.newcomer
    if (!who || !activity) return
    if (!idle.isOver(activity)) {
      parts.live.noteActivity(who.sessionId, activity)
      if (idle.isStale(activity) && showsActivity(req, isService)) {
        res.append('Set-Cookie', await idle.note(who, activity.minutes))
        parts.live.noteActivity(who.sessionId, { ...activity, at: parts.now() })
      }
    } else if (!idleFreePaths.includes(req.path)) {
      // The cookie stays until a page asks: its guard can then still say why the session is over.
      Object.assign(locals, { signedIn: null, newcomer: null })
      parts.live.end(who.sessionId)
      // Told once, by the first process that meets it.
      const once = { limit: 1, window: endingsKept }
      const first = (await parts.attempts.take(`idle-end ${who.sessionId}`, once)).allowed
      if (first) endAtBackend(req, res, who)
    }
  }

  /** Behind the answer: nobody who was away needs to wait for it. */
  function endAtBackend(req: Request, { locals: { requestId } }: Response, who: SignedIn) {
    const log = parts.log.child({ requestId })
    revoke({ ...parts, log, requestId, address: req.ip ?? '' }, who, 'idle-end').catch(
      (err: unknown) => log.error({ err }, 'idle session not ended at the backend'),
    )
  }

  return (req, res, next) => {
    read(req, res).then(() => next(), next)
  }
}

/**
 * Pages that somebody opens, what apps ask of the services, and what the browser says of its person. The portal's own
 * data may have been asked for by a timer; apps mark what theirs ask for.
 */
function showsActivity(req: Request, isService: (url: string) => boolean): boolean {
  if (req.headers[backgroundHeader]) return false
  if (req.method === 'POST' && req.path === activityPath) return true
  const destination = req.headers['sec-fetch-dest']
  const page = destination
    ? destination === 'document'
    : req.method === 'GET' && Boolean(req.headers.accept?.includes('text/html'))
  return page || isService(req.url)
}
