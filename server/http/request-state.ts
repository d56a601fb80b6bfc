import type { IncomingHttpHeaders } from 'node:http'
import type { Request, RequestHandler, Response } from 'express'
import type { Logger } from 'pino'
import { backgroundHeader } from '~contract/portal/constants'
import { activityPath, idleFreePaths } from '~contract/portal/paths'
import type { OwnApp } from '../hosting/own-apps'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import type { AttemptStore } from '../session/attempt-store'
import type { Activity, IdleSessions } from '../session/idle'
import type { LiveSessions } from '../session/live-sessions'
import type { OwnSessions } from '../session/own-sessions'
import { revoke } from '../session/revoke'
import type { Sessions, SignedIn } from '../session/session'
import { endingsKept } from '../session/session-endings'
import type { Span } from '../tracing/tracing'
import { asyncHandler } from './async-handler'

declare global {
  namespace Express {
    interface Locals {
      requestId: string
      /** The id of the browser's or proxy's span that contains the request. */
      parentSpan: string | null
      /** The request's own span; absent = nothing is recorded. */
      span?: Span
      nonce: string
      /** Origins whose pages may frame the portal's documents, as a policy lists them. */
      frameAncestors: string
      signedIn: SignedIn | null
      newcomer: SignedIn | null
      /** When the user was last active, this request included. */
      activity: Activity | null
      /** The app whose origin the request is for, by its label; undefined = the portal's own origin. */
      appLabel?: string
      /** The app of the session at that origin. */
      isolated?: { code: string; portal: string }
      /** Apps on the user's own machine that this session has; absent = none. */
      ownApps?: readonly OwnApp[]
      /** The answer comes from a service. */
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
  /** Whether an address belongs to a service, which only apps call. */
  isService(url: string): boolean
  ownSessions: OwnSessions
  live: LiveSessions & {
    /** Reports to the live connections when the user was last active. */
    noteActivity(sessionId: string, activity: Activity): void
  }
}

/**
 * For the time when the process does not know yet whether the session has ended (SAFE-13): a delay is better than
 * signing the user out.
 */
export function sendNotYet(res: Response): void {
  const { busy } = res.locals.texts.failures
  res
    .status(503)
    .set({ 'Retry-After': '5', 'Cache-Control': 'no-store' })
    .type('text')
    .send(`${busy}\n`)
}

/** The user of a browser's session, or the newcomer, and when they were last active; null = none. */
export async function userOf(
  { sessions, idle }: Pick<StateParts, 'sessions' | 'idle'>,
  { cookie }: IncomingHttpHeaders,
) {
  const signedIn = await sessions.read(cookie)
  const newcomer = signedIn ? null : await sessions.readNewcomer(cookie)
  const user = signedIn ?? newcomer
  return { signedIn, newcomer, activity: user && (await idle.read(cookie, user)) }
}

/**
 * Reads the session cookie once per request, for proxy, frames and Remix; ends a session that has been idle for too
 * long (ME-08).
 */
export function readSession({ sessions, idle, isService, ...parts }: StateParts): RequestHandler {
  async function read(res: Response) {
    const { locals, req } = res
    const { activity, ...found } = await userOf({ sessions, idle }, req.headers)
    Object.assign(locals, found, { activity })
    const user = found.signedIn ?? found.newcomer
    if (!user || !activity) return
    if (sessions.mayHaveEnded(user)) return sendNotYet(res)
    if (!idle.hasExpired(activity)) {
      void parts.ownSessions.seen(user, activity, visitOf(req))
      parts.live.noteActivity(user.sessionId, activity)
      if (idle.isStale(activity) && showsActivity(req, isService)) {
        res.append('Set-Cookie', await idle.note(user, activity.minutes))
        locals.activity = { ...activity, at: parts.now() }
        parts.live.noteActivity(user.sessionId, locals.activity)
        void parts.ownSessions.seen(user, locals.activity, visitOf(req))
      }
    } else if (!idleFreePaths.includes(req.path)) {
      // The cookie stays until the next page, whose guard can then say why the session has ended.
      Object.assign(locals, { signedIn: null, newcomer: null })
      parts.live.end(user.sessionId)
      // Only the first process that notices reports it.
      const once = { limit: 1, window: endingsKept }
      const first = (await parts.attempts.take(`idle-end ${user.sessionId}`, once)).allowed
      if (first) endAtBackend(req, res, user)
    }
  }

  /** In the background, because the answer need not wait for it. */
  function endAtBackend(req: Request, { locals: { requestId } }: Response, user: SignedIn) {
    const log = parts.log.child({ requestId })
    revoke({ ...parts, log, requestId, address: req.ip ?? '' }, user, 'idle-end').catch(
      (err: unknown) => log.error({ err }, 'idle session not ended at the backend'),
    )
  }

  return asyncHandler(async (_, res, next) => {
    await read(res)
    if (!res.headersSent) next()
  })
}

function visitOf({ headers, ip = '' }: Request) {
  return { device: headers['user-agent'] ?? '', address: ip }
}

/**
 * Activity means opening a page, apps' calls to services, and the browser's reports. The portal's own data requests do
 * not count, as a timer may send them; apps mark the requests of their timers.
 */
export function showsActivity(req: Request, isService: (url: string) => boolean): boolean {
  if (req.headers[backgroundHeader]) return false
  if (req.method === 'POST' && req.path === activityPath) return true
  const destination = req.headers['sec-fetch-dest']
  const page = destination
    ? destination === 'document'
    : req.method === 'GET' && Boolean(req.headers.accept?.includes('text/html'))
  return page || isService(req.url)
}
