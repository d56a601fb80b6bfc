import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { PortalConfig } from '../config/env'
import { type LiveTimes, liveTimes } from '../config/live-limits'
import type { LiveMetrics } from '../http/metrics'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import { fetchUserInfo } from '../platform/endpoints/auth'
import type { Sealer } from '../seal/sealer'
import type { IdleSessions } from '../session/idle'
import type { Sessions } from '../session/session'
import { Hub } from './hub'
import { ProcessTime } from './process-time'
import { openGenericSource } from './sources/generic'
import { openMessageSource } from './sources/message'
import { Queue } from './sources/queue'
import type { SourceHost, SourceParts } from './sources/source'
import { openUnreadSource } from './sources/unread'
import { createThrottledLog } from './throttled-log'

interface LiveParts {
  config: PortalConfig & { PLATFORM_URL: string }
  platform: PlatformClient
  caches: PortalCaches
  sessions: Sessions
  idle: IdleSessions
  sealer: Sealer
  metrics: LiveMetrics
  log: Logger
  /** Shorter times, for tests. */
  times?: Partial<LiveTimes> | undefined
}

/** Makes the hub with its sources: each session's sockets to the platform, and the message queue that all share. */
export function createLive({
  config,
  platform,
  caches,
  sessions,
  idle,
  sealer,
  metrics,
  log,
  ...parts
}: LiveParts) {
  const times = { ...liveTimes, ...parts.times }
  const time = new ProcessTime()
  const shared: SourceParts = {
    platform,
    sealer,
    times,
    time,
    metrics,
    log,
    throttledLog: createThrottledLog(log),
  }
  const queue = config.MQTT_URL ? openQueue(config.MQTT_URL) : null
  if (!queue) log.info('no message queue: MQTT_URL is not set')

  const hub = new Hub({
    times,
    time,
    metrics,
    hasEnded: ({ user, activity }) => sessions.hasEnded(user) || idle.hasExpired(activity),
    openSources: (host) => [
      openMessageSource(config, host, shared),
      openUnreadSource(config, host, shared),
      openGenericSource(config, host, shared),
      ...(queue ? [queue.open(host)] : []),
    ],
  })

  function openQueue(url: string) {
    return new Queue({
      url,
      credential: config.PLATFORM_CLIENT,
      parts: shared,
      publish: (event, hosts) => hub.publish(event, hosts),
      orgIdOf,
    })
  }

  async function orgIdOf({ user: { sessionId, token } }: SourceHost) {
    const requestId = randomBytes(16).toString('hex')
    const user =
      caches.userInfo.get(sessionId) ?? (await fetchUserInfo(platform, { token, requestId }))
    return user.orgId ?? null
  }

  return {
    hub,
    close() {
      hub.close()
      queue?.close()
    },
  }
}
