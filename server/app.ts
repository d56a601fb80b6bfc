import { createRequestHandler, type GetLoadContextFunction } from '@remix-run/express'
import express, { type Express, type RequestHandler, Router } from 'express'
import type { Logger } from 'pino'
import { framePath } from '~contract/hosting/page-place'
import { convertedPath, entranceStart, originalPath, realmPath } from '~contract/portal/paths'
import type { BrowserFiles, PortalBuild } from './build'
import type { PortalConfig } from './config/env'
import type { LiveTimes } from './config/live-limits'
import { convertedDocument } from './documents/converted-document'
import { originalDocument } from './documents/original-document'
import { appEntrance } from './hosting/app-entrance'
import { appsSite } from './hosting/apps-site'
import { iframeWrapper, openExternal } from './hosting/external-app'
import { externalToken } from './hosting/external-token'
import { framingCheck } from './hosting/framing'
import { readOwnApps } from './hosting/own-apps'
import { ownAppsPage } from './hosting/own-apps-page'
import { pageDocument } from './hosting/page-document'
import { realmDocument } from './hosting/realm-document'
import { mountReports } from './http/app-mounts'
import { chooseBuild } from './http/browser-build'
import { clickReports } from './http/click-reports'
import { clientFiles } from './http/client-files'
import { compressed } from './http/compressed'
import { answerFailures } from './http/failures'
import { healthRoutes } from './http/health'
import { chooseLanguage } from './http/language'
import { limitBody, refuseLegacyData, requireAddress, requireMethod } from './http/limits'
import { keepAddress, requestLog } from './http/log'
import { moveLogin } from './http/login-path'
import { metricsRoute, timeRequests } from './http/metrics'
import { redirectNewcomers } from './http/newcomers'
import { requireSameOrigin } from './http/origin-check'
import { requireOwnHost } from './http/own-host'
import { pageContext } from './http/page-context'
import { readSession } from './http/request-state'
import { createRouteNames } from './http/route-names'
import { hstsOf, securityHeaders } from './http/security-headers'
import { explainOldBrowser } from './http/too-old-browser'
import { traceRequests } from './http/trace-requests'
import { wasmWorkers } from './http/wasm-workers'
import { vitalReports } from './http/web-vitals'
import { createParts, type PortalParts } from './parts'
import { isService } from './proxy/targets'
import { startTracing } from './tracing/otel'

export interface PortalApp extends Pick<PortalParts, 'listenLive' | 'drain' | 'close' | 'metrics'> {
  handler: Express
}

/**
 * The portal's middleware, in the order in which a request passes it: what needs no session, the guards of everything
 * that does, apps, and the pages.
 */
export async function createApp(
  config: PortalConfig,
  log: Logger,
  build: PortalBuild,
  now: () => number,
  times?: Partial<LiveTimes>,
): Promise<PortalApp> {
  const tracing = await startTracing(config, log)
  const parts = createParts({ config, log, build, now, times, tracing })
  const { listenLive, drain, close, metrics } = parts

  const pages = pagesOf(build, config, pageContext(parts))

  const app = express()
  configure(app, config)
  addOpenRoutes(app, parts, build)
  addGuards(app, parts, build)
  app.use(clientFiles(build))
  app.use(pages.tables)
  app.use(requireSameOrigin(config.PUBLIC_URL))
  app.use(readSession({ ...parts, isService: (url) => isService(parts.targetOf(url)) }))
  app.use(takeOwnApps(parts))
  addAppRoutes(app, parts, build)
  app.use(redirectNewcomers)
  if (config.OWN_APPS.length > 0) app.use(ownAppsPage(parts, build))
  app.all('*', pages.answer)
  app.use(answerFailures(log))
  await parts.followEndings()

  return { handler: app, listenLive, drain, close, metrics }
}

/** One Remix handler for each build of the browser's files. */
function pagesOf(build: PortalBuild, config: PortalConfig, getLoadContext: GetLoadContextFunction) {
  const tables = Router()
  const answerWith = (files: BrowserFiles): RequestHandler => {
    const login = moveLogin(files, config.LOGIN_PATH)
    tables.use(login.routes)
    return build.pages(login.remix, (remix) =>
      createRequestHandler({ build: remix, mode: config.NODE_ENV, getLoadContext }),
    )
  }
  const modern = answerWith(build)
  const legacy = build.legacy ? answerWith(build.legacy) : modern
  const answer: RequestHandler = (req, res, next) => {
    const { polyfills } = res.locals.files
    // The first import of the page's first script.
    if (polyfills) res.append('Link', `<${polyfills}>; rel=modulepreload`)
    return (polyfills ? legacy : modern)(req, res, next)
  }
  return { tables, answer }
}

function configure(app: Express, config: PortalConfig) {
  app.disable('x-powered-by')
  // If a proxy blocks a path, another spelling must not reach it.
  app.enable('strict routing')
  app.enable('case sensitive routing')
  // The extended parser makes objects of `?app[toString]=`, which handlers do not expect.
  app.set('query parser', 'simple')
  app.set('trust proxy', config.TRUSTED_PROXIES)
}

/** For any host, session and address: headers, probes, the log. */
function addOpenRoutes(app: Express, parts: PortalParts, build: PortalBuild) {
  const { config, metrics, appsOrigin } = parts
  app.use(keepAddress)
  app.use(
    securityHeaders({
      hsts: hstsOf(config),
      live: build.live,
      appOrigins: appsOrigin?.source ?? '',
      parents: config.PARENT_ORIGINS,
      keyDevice: config.KEY_DEVICE_URL,
    }),
  )
  app.use(healthRoutes(parts.readiness))
  if (config.METRICS_PORT === undefined) app.use(metricsRoute(metrics, { ownPort: false }))
  app.use(endConnections(parts.isDraining))
  const routeOf = createRouteNames(build, config)
  app.use(requestLog(parts.log))
  if (parts.tracing.isOn) app.use(traceRequests(parts.tracing, routeOf))
  app.use(chooseLanguage)
  app.use(chooseBuild(build))
  app.use(wasmWorkers)
  app.use(timeRequests(metrics, routeOf))
}

/**
 * The origins of isolated apps have their own routes and guards; at the portal's own origin, requests must be meant for
 * it.
 */
function addGuards(app: Express, parts: PortalParts, build: PortalBuild) {
  app.use(appsSite(parts, build))
  app.use(requireOwnHost(parts.config))
  app.use(requireMethod)
  app.use(requireAddress)
  app.use(explainOldBrowser(parts))
  if (build.develop) app.use(build.develop)
}

/** Routes for apps' calls, documents and windows. */
function addAppRoutes(app: Express, parts: PortalParts, build: PortalBuild) {
  app.use(compressed)
  app.use(parts.proxy.handler)
  const entryPages = pageDocument(parts, build)
  app.route(`${framePath}/:code/*`).get(entryPages).post(entryPages)
  app.use(limitBody)
  app.use(refuseLegacyData)
  app.use(keepNothing)
  app.use(mountReports(parts.metrics.appMounts, parts.attempts))
  app.use(vitalReports(parts))
  if (parts.tracing.isOn) app.use(clickReports(parts.tracing, parts.attempts))
  app.get(realmPath, realmDocument(parts, build))
  app.get(`${entranceStart}/:code`, appEntrance(parts))
  app.get('/iframe.html', iframeWrapper(parts))
  app.get('/open/:code', openExternal(parts))
  app.get('/framing/:code', framingCheck(parts))
  const { documents } = parts
  if (documents) app.get(convertedPath, convertedDocument(parts, documents))
  if (documents && parts.config.CONVERTER === 'kkfileview') {
    app.get(originalPath, originalDocument(parts, documents))
  }
  if (parts.config.EXTERNAL_TOKENS === 'code') app.use(externalToken(parts))
}

/** Reads the apps that this session has besides the platform's. */
function takeOwnApps(parts: PortalParts): RequestHandler {
  return (req, res, next) => {
    res.locals.ownApps = readOwnApps(parts, req.headers.cookie, res.locals.signedIn)
    next()
  }
}

/** While the process stops, every answer ends its connection. */
function endConnections(isDraining: () => boolean): RequestHandler {
  return (_, res, next) => {
    if (isDraining()) res.setHeader('Connection', 'close')
    next()
  }
}

/** Pages and data belong to one user: no cache, not even the browser's, may show them to another. */
const keepNothing: RequestHandler = (_, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
