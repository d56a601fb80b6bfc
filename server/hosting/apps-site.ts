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
 * names, with a session of that app alone. Nothing else of the portal is there. Requests for other hosts go on.
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
    // A process of its own, as far as the browser has one to give: an app that hangs then stops no other.
    res.setHeader('Origin-Agent-Cluster', '?1')
    res.removeHeader('X-Frame-Options')
    res.locals.frameAncestors = `'self' ${portal}`
    res.setHeader('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
    res.setHeader('Cache-Control', 'no-store')
    next()
  }
}

/** For an app that goes on after its session here has ended. */
function enter({ appSessions }: PortalParts): RequestHandler {
  return asyncHandler(async (req, res) => {
    const entered = await appSessions.enter(String(req.query.ticket ?? ''), isOf(res.locals))
    // Not 401: the document would take it for a session that has ended, and ask for the next ticket without end.
    if (!entered) return sendText(res, 403, res.locals.texts.failures['session-over'])
    res.setHeader('Set-Cookie', entered.cookie)
    res.status(204).end()
  })
}

const isOf =
  ({ appLabel }: Response['locals']) =>
  (code: string) =>
    labelOf(code) === appLabel

/** The session in the cookie; the first document of a frame brings a ticket instead, which becomes that cookie. */
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

/** null = there is none. No service behind the portal gets it to see. */
async function takeTicket({ appSessions }: PortalParts, req: Request, res: Response) {
  const { ticket, address } = takeTicketFrom(req.url)
  if (req.method !== 'GET' || ticket === null) return null
  const entered = await appSessions.enter(ticket, isOf(res.locals))
  if (!entered) return 'refused'
  res.append('Set-Cookie', entered.cookie)
  req.url = address
  return entered.held
}

/** Only what the app's row names, if it names services. */
function limitServices(parts: PortalParts): RequestHandler {
  return asyncHandler(async (req, res, next) => {
    const { isolated, signedIn, requestId, span } = res.locals
    if (!isolated || !isService(parts.targetOf(req.url))) return next()
    const { token = null, account } = signedIn ?? {}
    const caller = { token, account, requestId, span }
    const text = await fetchConstant(parts, caller, 'APP_HOSTING').catch((error) => {
      if (!isPlatformError(error)) throw error
      // What it may call is unknown: it must not be everything.
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

/** As the service will read it: without steps up. */
function isBelow(url: string, prefix: string): boolean {
  const path = new URL(url, 'http://app.invalid').pathname
  return path === prefix || path.startsWith(prefix.endsWith('/') ? prefix : `${prefix}/`)
}

const ownAppOnly: RequestHandler = (req: Request, res, next) => {
  if (req.params.code === res.locals.isolated?.code) return next()
  refuse(req, res, next)
}

/** The page of an app of the user's own only its browser can reach. */
function platformAppOnly(handle: RequestHandler): RequestHandler {
  return (req, res, next) => {
    if (ownAppOf(res.locals, res.locals.isolated?.code)) next()
    else return handle(req, res, next)
  }
}

const refuse: RequestHandler = (_, res) => sendText(res, 404, res.locals.plainAnswers.unknownApp)
