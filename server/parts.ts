import type { Logger } from 'pino'
import type { PortalBuild } from './build'
import type { PortalConfig } from './config/env'
import type { LiveTimes } from './config/live-limits'
import { createMetrics } from './http/metrics'
import { createLive } from './live/live'
import { createUpgrade } from './live/upgrade'
import { createBreakers } from './platform/breakers'
import { createCaches } from './platform/caches'
import { createPlatformClient } from './platform/client'
import { createProxy } from './proxy/proxy'
import { createTargets } from './proxy/targets'
import { createIdleSessions } from './session/idle'
import { usesHttps } from './session/secure-cookies'
import { createSessions } from './session/session'
import { createSharedState } from './shared-state/shared-state'

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
  const secure = usesHttps(config)
  const cookies = { secrets: config.SESSION_SECRET, secure, now }
  const shared = createSharedState({ url: config.REDIS_URL, log, up: metrics.sharedStateUp, now })
  const sessions = createSessions({ ...cookies, onEnding: shared.publishEnding })
  const idle = createIdleSessions({ ...cookies, defaultMinutes: config.IDLE_LOGOUT_MINUTES })
  const caches = createCaches({ constantsTtl: config.CONSTANTS_TTL_MS })
  const breakers = createBreakers(metrics.observeBreaker)
  const { observeBackend: observe } = metrics
  const platform = createPlatformClient({ ...platformOptions(config, origin), observe, breakers })
  const known = { platform, caches, sessions, idle, log }
  const { hub, ...live } = createLive({
    ...known,
    config: { ...config, PLATFORM_URL: origin },
    metrics: metrics.live,
    times,
  })
  const targetOf = createTargets(config)
  const proxy = createProxy({ config, metrics, log, targetOf, breakers })
  let draining = false
  const isDraining = () => draining

  return {
    ...{ ...known, config, now, secure, metrics, attempts: shared.attempts, live: hub },
    ...{ targetOf, proxy, isDraining },
    /** Handles the server's upgrades. */
    listenLive: createUpgrade({
      ...{ ...known, config, hub, secure, isDraining },
      metrics: metrics.live,
      develops: build.develop !== null,
    }),
    /** Applies the session ends of other processes; resolves when those of the past are known. */
    followEndings: () =>
      shared.start((ending) => {
        sessions.applyEnding(ending)
        if ('session' in ending) hub.end(ending.session)
      }),
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
