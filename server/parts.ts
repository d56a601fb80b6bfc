import type { Logger } from 'pino'
import type { PortalBuild } from './build'
import type { PortalConfig } from './config/env'
import type { LiveTimes } from './config/live-limits'
import { createAppSessions } from './hosting/app-sessions'
import { appsOriginOf } from './hosting/apps-origin'
import { frameFiles } from './hosting/page-document'
import type { Readiness } from './http/health'
import { createMetrics } from './http/metrics'
import { createLive } from './live/live'
import { createUpgrade } from './live/upgrade'
import { createBreakers } from './platform/breakers'
import { createCaches } from './platform/caches'
import { createPlatformClient } from './platform/client'
import { createProxy } from './proxy/proxy'
import { createTargets } from './proxy/targets'
import { createSealer } from './seal/sealer'
import { createIdleSessions } from './session/idle'
import { createOwnSessions } from './session/own-sessions'
import { usesHttps } from './session/secure-cookies'
import { createSessions } from './session/session'
import { createSharedState, type SharedState } from './shared-state/shared-state'

interface PartsOptions {
  config: PortalConfig
  log: Logger
  build: PortalBuild
  now(): number
  times?: Partial<LiveTimes> | undefined
}

export type PortalParts = ReturnType<typeof createParts>

/** Makes the parts of one portal process, one of each. Throws if PLATFORM_URL is not set. */
export function createParts({ config, log, build, now, times }: PartsOptions) {
  const origin = config.PLATFORM_URL
  if (!origin) throw new Error('PLATFORM_URL: is not set and no mock platform was started')
  const metrics = createMetrics()
  const shared = createSharedState({
    ...{ url: config.REDIS_URL, folder: config.STATE_DIR, log, now },
    up: metrics.sharedStateUp,
  })
  const { sealer, sessions, idle } = sessionParts(config, shared, now)
  const caches = createCaches({ constantsTtl: config.CONSTANTS_TTL_MS })
  const breakers = createBreakers(metrics.observeBreaker)
  const { observeBackend: observe } = metrics
  const platform = createPlatformClient({ ...platformOptions(config, origin), observe, breakers })
  const known = { platform, caches, sessions, idle, sealer, log }
  const { hub, ...live } = createLive({
    ...known,
    config: { ...config, PLATFORM_URL: origin },
    metrics: metrics.live,
    times,
  })
  const targetOf = createTargets(config)
  const proxy = createProxy({
    ...{ config, metrics, log, targetOf, breakers },
    sendDocument: frameFiles({ platform, caches }, build),
  })
  const appSessions = createAppSessions({ ...known, attempts: shared.attempts, config, now })
  const ownSessions = createOwnSessions({
    ...{ list: shared.sessionList, sessions, idle, live: hub, now },
    limit: config.SESSIONS_PER_ACCOUNT,
  })
  let draining = false
  const isDraining = () => draining

  return {
    ...{ ...known, config, now, metrics, live: hub, ownSessions },
    ...{ attempts: shared.attempts, targetOf, proxy, isDraining },
    ...{ appSessions, appsOrigin: appsOriginOf(config) },
    /** Handles the server's upgrades. */
    listenLive: createUpgrade({
      ...{ ...known, config, hub, isDraining },
      metrics: metrics.live,
      develops: build.develop !== null,
    }),
    /** Whether the process takes new work, for load balancers. */
    readiness: (): Readiness => {
      if (draining) return 'stopping'
      return shared.isReady() ? 'ready' : 'starting'
    },
    /** Applies the session ends of other processes; resolves when those of the past are known. */
    followEndings: () =>
      shared.start((ending) => {
        sessions.applyEnding(ending)
        if ('session' in ending) hub.end(ending.session)
      }, sessions.knownEndings),
    /** From now on /readyz fails and connections end with their answer, so that a load balancer goes elsewhere. */
    drain() {
      draining = true
      live.close()
    },
    async close() {
      shared.close()
      await Promise.all([platform.close(), proxy.close()])
    },
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

function platformOptions(config: PortalConfig, origin: string) {
  return {
    origin: origin.replace(/\/$/, ''),
    prefixes: config.SERVICE_PREFIXES,
    clientCredential: config.PLATFORM_CLIENT,
    connectTimeout: config.CONNECT_TIMEOUT_MS,
    readTimeout: config.READ_TIMEOUT_MS,
    passwordKey: config.PASSWORD_SM2_KEY,
  }
}
