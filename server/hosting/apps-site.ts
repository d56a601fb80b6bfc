import { type Request, type RequestHandler, Router } from 'express'
import { framePath } from '~contract/hosting/page-place'
import { enterPath } from '~contract/portal/paths'
import { sitePath } from '~contract/portal/site-path'
import type { PortalBuild } from '../build'
import { clientFiles } from '../http/client-files'
import { compressed } from '../http/compressed'
import { requireAddress, requireMethod } from '../http/limits'
import { requireSameOrigin } from '../http/origin-check'
import { showsActivity } from '../http/request-state'
import type { PortalParts } from '../parts'
import { isService } from '../proxy/targets'
import { type AppsOrigin, labelOf } from './apps-origin'
import { sendText } from './find-app'
import { hostingOf } from './hosting-rows'
import { pageDocument } from './page-document'
import { realmDocument } from './realm-document'

/**
 * What the origins of isolated apps answer (ANY-04): the app's documents and files, and the services that its row names,
 * with a session of that app alone. Nothing else of the portal is there. Requests for other hosts go on.
 */
export function appsSite(parts: PortalParts, build: PortalBuild): RequestHandler {
  const { appsOrigin } = parts
  if (!appsOrigin) return (_req, _res, next) => next()
  const site = siteOf(parts, build, appsOrigin)
  return (req, res, next) => {
    const label = appsOrigin.labelAt(req.headers.host)
    if (label === null) return next()
    res.locals.appLabel = label
    site(req, res, next)
  }
}

function siteOf(parts: PortalParts, build: PortalBuild, appsOrigin: AppsOrigin): Router {
  const site = Router({ strict: true, caseSensitive: true })
  site.use(setHeaders(appsOrigin))
  site.use(requireMethod)
  site.use(requireAddress)
  if (build.develop) site.use(build.develop)
  site.use(clientFiles(build))
  site.use(requireSameOrigin(undefined))
  site.get(enterPath, enter(parts))
  site.post(enterPath, enter(parts))
  site.use(readAppSession(parts, appsOrigin))
  site.use(limitServices(parts))
  site.use(compressed)
  site.use(parts.proxy.handler)
  site.get(`${framePath}/:code/*`, ownAppOnly, pageDocument(parts, build))
  site.get('*', realmDocument(parts, build))
  site.use(refuse)
  return site
}

function setHeaders({ portal }: AppsOrigin): RequestHandler {
  return (_, res, next) => {
    // A process of its own, as far as the browser has one to give: an app that hangs then stops no other.
    res.setHeader('Origin-Agent-Cluster', '?1')
    res.removeHeader('X-Frame-Options')
    res.locals.frameAncestors = `'self' ${portal}`
    res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    res.setHeader('Cache-Control', 'no-store')
    next()
  }
}

/** A ticket becomes the session's cookie: on the way of a frame to its document, or for an app that goes on. */
function enter({ appSessions }: PortalParts): RequestHandler {
  return async (req, res) => {
    const { appLabel = '', texts } = res.locals
    const { ticket = '', to } = req.query
    const isOwn = (code: string) => labelOf(code) === appLabel
    res.setHeader('Referrer-Policy', 'no-referrer')
    const cookie = await appSessions.enter(String(ticket), isOwn)
    if (!cookie) return sendText(res, 401, texts.failures['session-over'])
    res.setHeader('Set-Cookie', cookie)
    if (to === undefined) return void res.status(204).end()
    const target = sitePath(String(to))
    if (!target) return sendText(res, 400, res.locals.plainAnswers.badAddress)
    res.redirect(303, target)
  }
}

function readAppSession(
  { appSessions, targetOf }: PortalParts,
  { portal }: AppsOrigin,
): RequestHandler {
  return (req, res, next) => {
    const { appLabel } = res.locals
    const held = appSessions.read(req.headers.cookie, (code) => labelOf(code) === appLabel)
    Object.assign(res.locals, { signedIn: held?.user ?? null, newcomer: null })
    if (!held) return next()
    res.locals.isolated = { code: held.app, portal }
    const active = showsActivity(req, (url) => isService(targetOf(url)))
    const renewed = active && appSessions.note(held)
    if (renewed) res.append('Set-Cookie', renewed)
    next()
  }
}

/** Only what the app's row names, if it names services. */
function limitServices(parts: PortalParts): RequestHandler {
  return async (req, res, next) => {
    const { isolated } = res.locals
    if (!isolated || !isService(parts.targetOf(req.url))) return next()
    const { rows } = await hostingOf(parts, res.locals)
    const services = rows.get(isolated.code)?.services
    if (!services || services.some((prefix) => isBelow(req.url, prefix))) return next()
    const msg = res.locals.plainAnswers.serviceNotForApp(isolated.code, req.path)
    res.status(403).json({ code: 403, msg, data: null })
  }
}

/** As the service will read it: without steps up. */
function isBelow(url: string, prefix: string): boolean {
  const path = new URL(url, 'http://app.invalid').pathname
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

const ownAppOnly: RequestHandler = (req: Request, res, next) => {
  if (req.params.code === res.locals.isolated?.code) return next()
  refuse(req, res, next)
}

const refuse: RequestHandler = (_, res) => sendText(res, 404, res.locals.plainAnswers.unknownApp)
