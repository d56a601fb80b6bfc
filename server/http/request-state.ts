import type { Request, RequestHandler } from 'express'
import type { Logger } from 'pino'
import { backgroundHeader } from '~/config/constants'
import { activityPath, idleFreePaths } from '~/config/paths'
import type { PortalCaches } from '~/platform/caches.server'
import type { PlatformClient } from '~/platform/client.server'
import type { IdleSessions } from '~/session/idle.server'
import { revoke } from '~/session/revoke.server'
import type { Sessions, SignedIn } from '~/session/session.server'

declare global {
  namespace Express {
    interface Locals {
      requestId: string
      nonce: string
      signedIn: SignedIn | null
      /** The session that the browser brought had been idle for too long, and is over. */
      idleEnded: boolean
    }
  }
}

interface StateParts {
  sessions: Sessions
  idle: IdleSessions
  platform: PlatformClient
  caches: PortalCaches
  log: Logger
  /** Whether an address is a service's, which only apps call. */
  isService(url: string): boolean
}

/**
 * Reads the session cookie once a request, for proxy, frames and Remix alike; a session that has been idle for too
 * long ends here (ME-08).
 */
export function readSession({ sessions, idle, isService, ...parts }: StateParts): RequestHandler {
  return async (req, res, next) => {
    try {
      const who = await sessions.read(req.headers.cookie)
      res.locals.signedIn = who
      res.locals.idleEnded = false
      if (!who) return next()
      const activity = await idle.read(req.headers.cookie, who)
      if (!idle.isOver(activity)) {
        if (idle.isStale(activity) && showsActivity(req, isService)) {
          res.append('Set-Cookie', await idle.note(who, activity.minutes))
        }
      } else if (!idleFreePaths.includes(req.path)) {
        // The cookie stays until a page asks: its guard can then still say why the session is over.
        res.locals.signedIn = null
        res.locals.idleEnded = true
        const { requestId } = res.locals
        const context = { ...parts, log: parts.log.child({ requestId }), address: req.ip ?? '' }
        // The token is dropped behind the answer: nobody who was away needs to wait for it.
        if (idle.endsNow(who)) {
          revoke({ ...context, requestId }, who, 'idle-end').catch((err: unknown) =>
            context.log.error({ err }, 'idle session not ended at the backend'),
          )
        }
      }
      next()
    } catch (error) {
      next(error)
    }
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
