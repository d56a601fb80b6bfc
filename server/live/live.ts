import { randomBytes } from 'node:crypto'
import type { Logger } from 'pino'
import type { PortalConfig } from '../config/env'
import { type LiveTimes, liveTimes } from '../config/live-limits'
import type { LiveMetrics } from '../http/metrics'
import type { PortalCaches } from '../platform/caches'
import type { PlatformClient } from '../platform/client'
import { fetchUserInfo } from '../platform/endpoints/auth'
import type { SharedAnswers } from '../platform/shared-answers'
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
  answers: SharedAnswers
  sessions: Sessions
  idle: IdleSessions
  sealer: Sealer
  metrics: LiveMetrics
  log: Logger
  /** Shorter times, for tests. */
  times?: Partial<LiveTimes> | undefined
}

/**
 * Makes the hub with its sources: each session's sockets to the platform, and the message queue, which all sessions
 * share.
 */
export function createLive({
  config,
  platform,
  caches,
  answers,
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
  const queue = config.MQTT_URL
    ? new Queue({
        url: config.MQTT_URL,
        credential: config.PLATFORM_CLIENT,
        parts: shared,
        publish: (event, hosts) => hub.publish(event, hosts),
        orgIdOf: (host) => orgIdOf({ platform, caches }, host),
      })
    : null
  if (!queue) log.info('no message queue: MQTT_URL is not set')

  const hub = new Hub({
    times,
    time,
    metrics,
    changed: answers.changed,
    hasEnded: ({ user, activity }) => sessions.hasEnded(user) || idle.hasExpired(activity),
    openSources: (host) => [
      openMessageSource(config, host, shared),
      openUnreadSource(config, host, shared),
      openGenericSource(config, host, shared),
      ...(queue ? [queue.open(host)] : []),
    ],
  })

  return {
    hub,
    close() {
      hub.close()
      queue?.close()
    },
  }
}

/** The user's organisation, for the topics of the queue; null = none. Throws PlatformError. */
async function orgIdOf(
  { platform, caches }: Pick<LiveParts, 'platform' | 'caches'>,
  { user: { sessionId, token, account } }: SourceHost,
): Promise<string | null> {
  const requestId = randomBytes(16).toString('hex')
  const user =
    caches.userInfo.get(sessionId) ?? (await fetchUserInfo(platform, { token, account, requestId }))
  return user.orgId ?? null
}
