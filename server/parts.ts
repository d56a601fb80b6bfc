import type { Logger } from 'pino'
import type { PortalBuild } from './build'
import type { PortalConfig } from './config/env'
import type { LiveTimes } from './config/live-limits'
import { createDocumentParts } from './documents/create-documents'
import { createAppSessions } from './hosting/app-sessions'
import { appsOriginOf } from './hosting/apps-origin'
import { frameFiles } from './hosting/page-document'
import type { Readiness } from './http/health'
import { createMetrics, type Metrics } from './http/metrics'
import type { Hub } from './live/hub'
import { createLive } from './live/live'
import { createUpgrade } from './live/upgrade'
import { createBreakers } from './platform/breakers'
import { createCaches } from './platform/caches'
import { createPlatformClient } from './platform/client'
import { answerKept, createSharedAnswers } from './platform/shared-answers'
import { createProxy } from './proxy/proxy'
import { createTargets } from './proxy/targets'
import { createSealer } from './seal/sealer'
import { createIdleSessions } from './session/idle'
import { createOwnSessions } from './session/own-sessions'
import { usesHttps } from './session/secure-cookies'
import { createSessions, type Sessions } from './session/session'
import { createSharedState, type SharedState } from './shared-state/shared-state'
import type { Tracing } from './tracing/tracing'

interface PartsOptions {
  config: PortalConfig
  log: Logger
  build: PortalBuild
  now(): number
  times?: Partial<LiveTimes> | undefined
  tracing: Tracing
}

export type PortalParts = ReturnType<typeof createParts>

/** Makes the parts of one portal process, one of each. Throws if PLATFORM_URL is not set. */
export function createParts(options: PartsOptions) {
  const { config, log, build, now, tracing } = options
  const origin = config.PLATFORM_URL
  if (!origin) throw new Error('PLATFORM_URL: is not set and no mock platform was started')
  const metrics = createMetrics()
  const backends = backendParts({ config, origin, metrics, tracing })
  const shared = createSharedState({
    url: config.REDIS_URL,
    folder: config.STATE_DIR,
    log,
    now,
    up: metrics.sharedStateUp,
  })
  const given = { config, log, now, tracing }
  const common = { ...given, ...backends, ...sessionParts(config, shared, now), metrics }
  const { hub, ...live } = createLive({
    ...common,
    config: { ...config, PLATFORM_URL: origin },
    metrics: metrics.live,
    times: options.times,
  })
  const apps = appParts(common, shared, build)
  const documents = createDocumentParts(config)
  const life = createLife(shared, common.sessions, hub)

  return {
    ...common,
    ...apps,
    documents,
    live: hub,
    attempts: shared.attempts,
    ownSessions: createOwnSessions({
      ...common,
      list: shared.sessionList,
      live: hub,
      limit: config.SESSIONS_PER_ACCOUNT,
    }),
    isDraining: life.isDraining,
    readiness: life.readiness,
    followEndings: life.followEndings,
    /** Handles the server's upgrades. */
    listenLive: createUpgrade({
      ...common,
      hub,
      metrics: metrics.live,
      isDraining: life.isDraining,
      develops: build.develop !== null,
    }),
    /** /readyz fails and connections end with their answer, so that a load balancer uses other processes. */
    drain() {
      life.drain()
      live.close()
    },
    async close() {
      shared.close()
      await Promise.all([backends.platform.close(), apps.proxy.close(), documents?.close()])
      await tracing.close()
    },
  }
}

/** How the portal reaches the backends of the platform at `origin`. */
function backendParts({
  config,
  origin,
  metrics,
  tracing,
}: Pick<PartsOptions, 'config' | 'tracing'> & { origin: string; metrics: Metrics }) {
  const breakers = createBreakers(metrics.observeBreaker)
  // With Redis there are other processes, and this one does not know what they have changed.
  const keptFor = config.ANSWERS_KEPT_MS ?? (config.REDIS_URL ? 0 : answerKept)
  const answers = createSharedAnswers({ keptFor, observe: metrics.observeAnswer })
  return {
    breakers,
    answers,
    sharesGets: keptFor > 0,
    caches: createCaches({ constantsTtl: config.CONSTANTS_TTL_MS }),
    platform: createPlatformClient({
      origin: origin.replace(/\/$/, ''),
      prefixes: config.SERVICE_PREFIXES,
      clientCredential: config.PLATFORM_CLIENT,
      connectTimeout: config.CONNECT_TIMEOUT_MS,
      readTimeout: config.READ_TIMEOUT_MS,
      passwordKey: config.PASSWORD_SM2_KEY,
      observe: metrics.observeBackend,
      breakers,
      answers,
      tracing,
    }),
  }
}

function sessionParts(config: PortalConfig, shared: SharedState, now: () => number) {
  const secure = usesHttps(config)
  const sealer = createSealer(config.SESSION_SECRET, config.ALGORITHMS)
  const cookies = { sealer, secure, now }
  const lifetime = config.SESSION_MAX_HOURS && config.SESSION_MAX_HOURS * 3_600_000
  return {
    sealer,
    sessions: createSessions({
      ...{ ...cookies, lifetime },
      ...{ onEnding: shared.publishEnding, knowsPast: shared.isReady },
    }),
    idle: createIdleSessions({ ...cookies, defaultMinutes: config.IDLE_LOGOUT_MINUTES }),
  }
}

interface CommonParts
  extends ReturnType<typeof backendParts>,
    ReturnType<typeof sessionParts>,
    Pick<PartsOptions, 'config' | 'log' | 'now' | 'tracing'> {
  metrics: Metrics
}

/** The parts that serve apps' files, calls and sessions. */
function appParts(common: CommonParts, { attempts }: SharedState, build: PortalBuild) {
  const { config } = common
  const targetOf = createTargets(config)
  return {
    targetOf,
    proxy: createProxy({ ...common, targetOf, sendDocument: frameFiles(common, build) }),
    appSessions: createAppSessions({ ...common, attempts }),
    appsOrigin: appsOriginOf(config),
  }
}

/** The lifecycle of the process, from start to stop. */
function createLife(shared: SharedState, sessions: Sessions, hub: Hub) {
  let draining = false
  return {
    isDraining: () => draining,
    drain() {
      draining = true
    },
    /** Whether the process accepts new work, for load balancers. */
    readiness: (): Readiness => {
      if (draining) return 'stopping'
      return shared.isReady() ? 'ready' : 'starting'
    },
    /** Applies the session ends of other processes; resolves when past ones are known. */
    followEndings: () =>
      shared.start((ending) => {
        sessions.applyEnding(ending)
        if ('session' in ending) hub.end(ending.session)
      }, sessions.knownEndings),
  }
}
