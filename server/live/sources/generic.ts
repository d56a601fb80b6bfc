import { randomBytes } from 'node:crypto'
import type { WebSocket } from 'ws'
import { genericFrameSchema, genericHeartbeat } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import { liveQueueLimit, waitingSends } from '../../config/live-limits'
import { fetchGenericSocket } from '../../platform/endpoints/live'
import { genericSocket } from './address'
import type { Source, SourceHost, SourceParts } from './source'
import { Upstream } from './upstream'

const heartbeat = JSON.stringify(genericHeartbeat)

interface GenericConfig {
  PLATFORM_URL: string
  LIVE_ORIGINS: readonly string[]
}

/**
 * The generic socket, at the address from the platform's parameter (PUSH-03). Heartbeats stay between it and the
 * portal; frames of windows wait until it is open.
 */
export function openGenericSource(
  config: GenericConfig,
  host: SourceHost,
  parts: SourceParts,
): Source {
  const waiting: string[] = []
  let again: NodeJS.Timeout | undefined
  const upstream = new Upstream(
    { kind: 'generic', address, opened, receive: (data) => apply(data, host) },
    host,
    parts,
  )

  async function address() {
    const { token, account } = host.user
    const requestId = randomBytes(16).toString('hex')
    const value = await fetchGenericSocket(parts.platform, { token, account, requestId })
    const allowed = { platform: config.PLATFORM_URL, origins: config.LIVE_ORIGINS }
    return value === '' ? null : genericSocket(value, allowed, token)
  }

  function opened(socket: WebSocket) {
    const beat = setInterval(() => socket.send(heartbeat), parts.times.heartbeat)
    socket.once('close', () => clearInterval(beat))
    flush()
  }

  function flush() {
    clearTimeout(again)
    const socket = upstream.open
    while (socket && waiting.length > 0 && socket.bufferedAmount < liveQueueLimit) {
      socket.send(waiting.shift() ?? '')
    }
    if (waiting.length > 0) again = setTimeout(flush, parts.times.resend)
  }

  return {
    settled: upstream.settled,
    missed: () => upstream.missed(),
    sweep: () => upstream.sweep(),
    send(frame) {
      if (frame.type === genericHeartbeat.type) return
      waiting.push(JSON.stringify(frame))
      if (waiting.length > waitingSends) waiting.shift()
      flush()
    },
    close() {
      clearTimeout(again)
      upstream.close()
    },
  }
}

function apply(data: unknown, host: SourceHost): string | null {
  const { success, data: frame } = readShape(genericFrameSchema, data)
  if (!success) return 'shape'
  if (frame.type !== genericHeartbeat.type) host.publish({ kind: 'generic', payload: frame })
  return null
}
