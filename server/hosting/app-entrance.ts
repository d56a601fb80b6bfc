import type { RequestHandler } from 'express'
import { rowOf } from '~contract/hosting/app-hosting'
import { withTicket } from '~contract/portal/paths'
import { sitePath } from '~contract/portal/site-path'
import type { PortalParts } from '../parts'
import { sendText, withApps } from './find-app'
import { hostingOf, isIsolated } from './hosting-rows'
import { ownAppOf } from './own-apps'

type EntranceParts = Pick<
  PortalParts,
  'platform' | 'caches' | 'appSessions' | 'appsOrigin' | 'idle'
>

/**
 * GET /app-entrance/:code?to=: leads a frame to an isolated app's own origin, with a ticket that begins its session
 * there (ANY-04). Without `to` it answers `{ ticket }`, for an app whose session there has ended; the ticket is null if
 * the app has no origin of its own.
 */
export function appEntrance(parts: EntranceParts): RequestHandler {
  const { appSessions, appsOrigin, idle } = parts
  return withApps(parts, async (apps, req, res) => {
    const { signedIn } = res.locals
    const { code = '' } = req.params
    const own = ownAppOf(res.locals, code)
    const app = apps.find((one) => one.code === code)
    const row = rowOf(await hostingOf(parts, res.locals), code)
    const isThere = own || (app && isIsolated(app, row))
    if (!signedIn || !appsOrigin || !isThere) {
      if (req.query.to === undefined) return void res.json({ ticket: null })
      return sendText(res, 404, res.locals.plainAnswers.unknownApp)
    }
    const activity = await idle.read(req.headers.cookie, signedIn)
    const ticket = appSessions.ticketFor(code, signedIn, activity, own?.entry)
    res.setHeader('Referrer-Policy', 'no-referrer')
    if (req.query.to === undefined) return void res.json({ ticket })
    const to = sitePath(String(req.query.to))
    if (!to) return sendText(res, 400, res.locals.plainAnswers.badAddress)
    res.redirect(302, withTicket(appsOrigin.originOf(code) + to, ticket))
  })
}
