import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import { type LiveTimes, liveTimes } from '~contract/portal/constants'
import type { PortalConfig } from '../config/env'
import type { LiveMetrics } from '../http/metrics'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import { fetchUserInfo } from '../platform/endpoints/auth'
import type { IdleSessions } from '../session/idle'
import type { Sessions } from '../session/session'
import { Hub } from './hub'
import { LivedTime } from './lived-time'
import { createPacedLog } from './paced-log'
import { openGenericSource } from './sources/generic'
import { openMessageSource } from './sources/message'
import { Queue } from './sources/queue'
import type { SourceHost, SourceParts } from './sources/source'
import { openUnreadSource } from './sources/unread'

interface LiveParts {
  config: PortalConfig & { PLATFORM_URL: string }
  platform: PlatformClient
  caches: PortalCaches
  sessions: Sessions
  idle: IdleSessions
  metrics: LiveMetrics
  log: Logger
  /** Other waiting times than the product's, for tests. */
  times?: Partial<LiveTimes> | undefined
}

/** The hub with its sources: a session's own sockets to the platform, and the message queue that all share. */
export function createLive({
  config,
  platform,
  caches,
  sessions,
  idle,
  metrics,
  log,
  ...parts
}: LiveParts) {
  const times = { ...liveTimes, ...parts.times }
  const time = new LivedTime()
  const shared: SourceParts = { platform, times, time, metrics, log, paced: createPacedLog(log) }
  const queue = config.MQTT_URL ? openQueue(config.MQTT_URL) : null
  if (!queue) log.info('no message queue: MQTT_URL is not set')

  const hub = new Hub({
    times,
    time,
    metrics,
    isOver: ({ who, activity }) => sessions.isOver(who) || idle.isOver(activity),
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

  async function orgIdOf({ who: { sessionId, token } }: SourceHost) {
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
