import type { RequestHandler } from 'express'
import { rowOf } from '~contract/hosting/app-hosting'
import { withTicket } from '~contract/portal/paths'
import { sitePath } from '~contract/portal/site-path'
import type { PortalParts } from '../parts'
import { sendText, withApp } from './find-app'
import { hostingOf, isIsolated } from './hosting-rows'

type EntranceParts = Pick<
  PortalParts,
  'platform' | 'caches' | 'appSessions' | 'appsOrigin' | 'idle'
>

/**
 * GET /app-entrance/:code?to=: leads a frame to an isolated app's own origin, with a ticket that begins its session there
 * (ANY-04). Without `to` it answers the ticket as JSON, for an app whose session there has ended.
 */
export function appEntrance(parts: EntranceParts): RequestHandler {
  const { appSessions, appsOrigin, idle } = parts
  return withApp(
    parts,
    (req) => req.params.code ?? '',
    async (app, req, res) => {
      const { signedIn } = res.locals
      const { code } = app
      const row = rowOf(await hostingOf(parts, res.locals), code)
      if (!signedIn || !appsOrigin || !isIsolated(app, row))
        return sendText(res, 404, res.locals.plainAnswers.unknownApp)
      const activity = await idle.read(req.headers.cookie, signedIn)
      const ticket = appSessions.ticketFor(code, signedIn, activity)
      res.setHeader('Referrer-Policy', 'no-referrer')
      if (req.query.to === undefined) return void res.json({ ticket })
      const to = sitePath(String(req.query.to))
      if (!to) return sendText(res, 400, res.locals.plainAnswers.badAddress)
      res.redirect(302, withTicket(appsOrigin.originOf(code) + to, ticket))
    },
  )
}
