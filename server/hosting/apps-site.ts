import { type Request, type RequestHandler, type Response, Router } from 'express'
import { rowOf } from '~contract/hosting/app-hosting'
import { framePath } from '~contract/hosting/page-place'
import { isPlatformError } from '~contract/platform/platform-error'
import { enterPath, takeTicketFrom } from '~contract/portal/paths'
import type { PortalBuild } from '../build'
import { asyncHandler } from '../http/async-handler'
import { clientFiles } from '../http/client-files'
import { compressed } from '../http/compressed'
import { requireAddress, requireMethod } from '../http/limits'
import { requireSameOrigin } from '../http/origin-check'
import { sendNotYet, showsActivity } from '../http/request-state'
import type { PortalParts } from '../parts'
import { fetchConstant } from '../platform/endpoints/constants'
import { isService } from '../proxy/targets'
import type { AppSession } from './app-sessions'
import { type AppsOrigin, labelOf } from './apps-origin'
import { sendText } from './find-app'
import { hostingFrom } from './hosting-rows'
import { allowedApps, type OwnApp, ownAppOf } from './own-apps'
import { pageDocument } from './page-document'
import { realmDocument } from './realm-document'

/**
 * What the origins of isolated apps answer (ANY-04): the app's documents and files, and the services that its row
 * names, with a session for that app alone. They serve nothing else of the portal. Requests for other hosts go on.
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
  site.post(enterPath, enter(parts))
  site.use(readAppSession(parts, appsOrigin))
  site.use(limitServices(parts))
  site.use(compressed)
  site.use(parts.proxy.handler)
  const entryPages = platformAppOnly(pageDocument(parts, build))
  site.route(`${framePath}/:code/*`).all(ownAppOnly).get(entryPages).post(entryPages)
  site.route('*').get(entryPages).post(entryPages)
  site.get('*', realmDocument(parts, build))
  site.use(refuse)
  return site
}

function setHeaders({ portal }: AppsOrigin): RequestHandler {
  return (_, res, next) => {
    // Asks the browser for a separate process, so that an app that hangs blocks no other.
    res.setHeader('Origin-Agent-Cluster', '?1')
    res.removeHeader('X-Frame-Options')
    res.locals.frameAncestors = `'self' ${portal}`
    res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    res.setHeader('Cache-Control', 'no-store')
    next()
  }
}

/** Begins a new session for an app whose session here has ended while it runs. */
function enter({ appSessions }: PortalParts): RequestHandler {
  return asyncHandler(async (req, res) => {
    const entered = await appSessions.enter(String(req.query.ticket ?? ''), isOf(res.locals))
    // Not 401: the document would treat it as another ended session, and request tickets in an endless loop.
    if (!entered) return sendText(res, 403, res.locals.texts.failures['session-over'])
    res.setHeader('Set-Cookie', entered.cookie)
    res.status(204).end()
  })
}

const isOf =
  ({ appLabel }: Response['locals']) =>
  (code: string) =>
    labelOf(code) === appLabel

/**
 * The session in the cookie. The first document of a frame brings a ticket instead, which is exchanged for that cookie.
 */
function readAppSession(parts: PortalParts, { portal }: AppsOrigin): RequestHandler {
  const { appSessions, targetOf } = parts
  return asyncHandler(async (req, res, next) => {
    const held = await takeTicket(parts, req, res)
    if (held === 'refused') return sendText(res, 401, res.locals.texts.failures['session-over'])
    const session = held ?? appSessions.read(req.headers.cookie, isOf(res.locals))
    Object.assign(res.locals, { signedIn: session?.user ?? null, newcomer: null })
    if (!session) return next()
    if (parts.sessions.mayHaveEnded(session.user)) return sendNotYet(res)
    res.locals.isolated = { code: session.app, portal }
    res.locals.ownApps = allowedApps(parts.config, ownAppsOf(session))
    const active = !held && showsActivity(req, (url) => isService(targetOf(url)))
    const renewed = active && appSessions.note(session)
    if (renewed) res.append('Set-Cookie', renewed)
    next()
  })
}

function ownAppsOf({ app: code, own: entry }: AppSession): OwnApp[] {
  return entry === undefined ? [] : [{ code, entry }]
}

/** null = there is no ticket. Removes it from the address, so that no service behind the portal sees it. */
async function takeTicket({ appSessions }: PortalParts, req: Request, res: Response) {
  const { ticket, address } = takeTicketFrom(req.url)
  if (req.method !== 'GET' || ticket === null) return null
  const entered = await appSessions.enter(ticket, isOf(res.locals))
  if (!entered) return 'refused'
  res.append('Set-Cookie', entered.cookie)
  req.url = address
  return entered.held
}

/** Allows only the services that the app's row names, if it names any. */
function limitServices(parts: PortalParts): RequestHandler {
  return asyncHandler(async (req, res, next) => {
    const { isolated, signedIn, requestId, span } = res.locals
    if (!isolated || !isService(parts.targetOf(req.url))) return next()
    const { token = null, account } = signedIn ?? {}
    const caller = { token, account, requestId, span }
    const text = await fetchConstant(parts, caller, 'APP_HOSTING').catch((error) => {
      if (!isPlatformError(error)) throw error
      // The allowed services are unknown, so nothing may be allowed.
      const [status, failure] =
        error.failure === 'session-over' ? [401, error.failure] : [503, 'busy' as const]
      res.status(status).json({ code: status, msg: res.locals.texts.failures[failure], data: null })
      return null
    })
    if (text === null) return
    const services = rowOf(hostingFrom(text), isolated.code)?.services
    if (!services || services.some((prefix) => isBelow(req.url, prefix))) return next()
    const msg = res.locals.plainAnswers.serviceNotForApp(isolated.code, req.path)
    res.status(403).json({ code: 403, msg, data: null })
  })
}

/** Compares the path as the service will read it, with `..` resolved. */
function isBelow(url: string, prefix: string): boolean {
  const path = new URL(url, 'http://app.invalid').pathname
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

const ownAppOnly: RequestHandler = (req: Request, res, next) => {
  if (req.params.code === res.locals.isolated?.code) return next()
  refuse(req, res, next)
}

/** Skips apps of the user's own, whose pages only the user's browser can reach. */
function platformAppOnly(handle: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (ownAppOf(res.locals, res.locals.isolated?.code)) next()
    else return handle(req, res, next)
  }
}

const refuse: RequestHandler = (_, res) => sendText(res, 404, res.locals.plainAnswers.unknownApp)
