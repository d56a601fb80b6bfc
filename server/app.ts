import type { Server } from 'node:http'
import { createRequestHandler } from '@remix-run/express'
import compression from 'compression'
import express, { type Express, type Request, type RequestHandler, type Response } from 'express'
import type { Logger } from 'pino'
import type { LiveTimes } from '~contract/portal/constants'
import { realmPath } from '~contract/portal/paths'
import type { PortalBuild } from './build'
import type { PortalConfig } from './config/env'
import { iframeWrapper, openExternal } from './hosting/external-app'
import { framingCheck } from './hosting/framing'
import { realmDocument } from './hosting/realm-document'
import { mountReports } from './http/app-mounts'
import { clientFiles } from './http/client-files'
import type { Answers } from './http/connections'
import { answerFailures } from './http/failures'
import { healthRoutes } from './http/health'
import { speakLanguage } from './http/language'
import { limitBody, refuseLegacyData, requireAddress, requireMethod } from './http/limits'
import { requestLog } from './http/log'
import { moveLogin } from './http/login-path'
import { createMetrics, metricsRoute, timeRequests } from './http/metrics'
import { leadNewcomers } from './http/newcomers'
import { requireSameOrigin } from './http/origin-check'
import { readSession } from './http/request-state'
import { securityHeaders } from './http/security-headers'
import { createLive } from './live/live'
import { createUpgrade } from './live/upgrade'
import { createBreakers } from './platform/breakers'
import { createCaches } from './platform/caches'
import { createPlatformClient } from './platform/client'
import { createProxy } from './proxy/proxy'
import { createTargets, isService } from './proxy/targets'
import { createIdleSessions } from './session/idle'
import { comesByHttps } from './session/secure-cookies'
import { createSessions } from './session/session'
import { createSharedState } from './shared-state/shared-state'

export interface PortalApp {
  handler: Express
  /** Takes the server's upgrades. */
  listenLive(server: Server, answers: Answers): void
  /** From now on /readyz says no and connections end with their answer, so that a balancer sends nobody new. */
  drain(): void
  close(): Promise<void>
}

/** The portal's middleware, in the order in which a request meets it. */
export async function createApp(
  config: PortalConfig,
  log: Logger,
  build: PortalBuild,
  now: () => number,
  times?: Partial<LiveTimes>,
): Promise<PortalApp> {
  const origin = config.PLATFORM_URL
  if (!origin) throw new Error('PLATFORM_URL: is not set and no mock platform was started')
  const state = { draining: false }
  const metrics = createMetrics()
  const secure = comesByHttps(config)
  const cookies = { secrets: config.SESSION_SECRET, secure, now }
  const shared = createSharedState({ url: config.REDIS_URL, log, up: metrics.sharedStateUp, now })
  const sessions = createSessions({ ...cookies, onEnding: shared.tellEnding })
  const idle = createIdleSessions({ ...cookies, defaultMinutes: config.IDLE_LOGOUT_MINUTES })
  const { attempts } = shared
  const caches = createCaches({ constantsTtl: config.CONSTANTS_TTL_MS })
  const breakers = createBreakers(metrics.observeBreaker)
  const platform = createPlatformClient({
    origin: origin.replace(/\/$/, ''),
    prefixes: config.SERVICE_PREFIXES,
    clientCredential: config.PLATFORM_CLIENT,
    connectTimeout: config.CONNECT_TIMEOUT_MS,
    readTimeout: config.READ_TIMEOUT_MS,
    passwordKey: config.PASSWORD_SM2_KEY,
    observe: metrics.observeBackend,
    breakers,
  })
  const live = createLive({
    config: { ...config, PLATFORM_URL: origin },
    platform,
    caches,
    sessions,
    idle,
    metrics: metrics.live,
    log,
    times,
  })
  const { hub } = live
  const targetOf = createTargets(config)
  const proxy = createProxy({ config, metrics, log, targetOf, breakers })
  const login = moveLogin(build.remix, config.LOGIN_PATH)

  const app = express()
  app.disable('x-powered-by')
  // The extended one makes objects of `?app[toString]=`, which no handler expects.
  app.set('query parser', 'simple')
  app.set('trust proxy', config.TRUSTED_PROXIES)

  app.use(
    securityHeaders({
      secure,
      live: build.live,
      parents: config.PARENT_ORIGINS,
      keyDevice: config.KEY_DEVICE_URL,
    }),
  )
  app.use(healthRoutes(() => !state.draining))
  app.use(metricsRoute(metrics))
  app.use((_, res, next) => {
    if (state.draining) res.setHeader('Connection', 'close')
    next()
  })
  app.use(requestLog(log))
  app.use(speakLanguage)
  app.use(timeRequests(metrics))
  app.use(requireMethod)
  app.use(requireAddress)
  if (build.develop) app.use(build.develop)
  app.use(clientFiles(build))
  app.use(login.routes)
  app.use(requireSameOrigin(config.PUBLIC_URL))
  app.use(
    readSession({
      sessions,
      idle,
      attempts,
      platform,
      caches,
      log,
      now,
      live: hub,
      isService: (url) => isService(targetOf(url)),
    }),
  )
  app.use(compression({ filter: isCompressible }))
  app.use(proxy.handler)
  app.use(limitBody)
  app.use(refuseLegacyData)
  app.use(keepNothing)
  app.use(mountReports(metrics.appMounts, attempts))
  app.get(realmPath, realmDocument({ platform, caches }, build))
  app.get('/iframe.html', iframeWrapper({ platform, caches }))
  app.get('/open/:code', openExternal({ platform, caches }))
  app.get('/framing/:code', framingCheck({ platform, caches }))
  app.use(leadNewcomers)
  app.all(
    '*',
    createRequestHandler({
      build: login.remix,
      mode: config.NODE_ENV,
      getLoadContext: (req, res) => ({
        config,
        platform,
        caches,
        sessions,
        live: hub,
        attempts,
        now,
        log: log.child({ requestId: res.locals.requestId }),
        texts: res.locals.texts,
        textFile: build.texts[res.locals.texts.language],
        nonce: res.locals.nonce,
        requestId: res.locals.requestId,
        address: req.ip ?? '',
        signedIn: res.locals.signedIn,
        newcomer: res.locals.newcomer,
        async isIdleEnded() {
          const who = await sessions.readHolder(req.headers.cookie)
          return who !== null && idle.isOver(await idle.read(req.headers.cookie, who))
        },
        async keepIdleLimit(minutes) {
          const { signedIn } = res.locals
          if (!signedIn) return
          const activity = await idle.read(req.headers.cookie, signedIn)
          if (activity.minutes !== minutes) {
            res.append('Set-Cookie', await idle.note(signedIn, minutes))
            hub.noteActivity(signedIn.sessionId, { at: now(), minutes })
          }
        },
      }),
    }),
  )
  app.use(answerFailures(log))
  await shared.start((ending) => {
    sessions.learn(ending)
    if ('session' in ending) hub.end(ending.session)
  })

  return {
    handler: app,
    listenLive: createUpgrade({
      hub,
      sessions,
      idle,
      metrics: metrics.live,
      publicUrl: config.PUBLIC_URL,
      secure,
      log,
      develops: build.develop !== null,
      isDraining: () => state.draining,
    }),
    drain() {
      state.draining = true
      live.close()
    },
    async close() {
      shared.close()
      await Promise.all([platform.close(), proxy.close()])
    },
  }
}

/** Services' answers go on as they come, a piece at a time; of theirs only JSON that is there as a whole is compressed. */
function isCompressible(req: Request, res: Response): boolean {
  if (!res.locals.proxied) return compression.filter(req, res)
  const isJson = /^application\/json\b/.test(String(res.getHeader('Content-Type')))
  return isJson && res.statusCode !== 206 && res.hasHeader('Content-Length')
}

/** Pages and data are one person's: no cache may show them to the next one, the browser's own included. */
const keepNothing: RequestHandler = (_, res, next) => {
  res.setHeader('Cache-Control', 'no-store')
  next()
}
