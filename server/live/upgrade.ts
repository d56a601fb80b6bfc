import { type IncomingMessage, type Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { WebSocketServer } from 'ws'
import { livePath, longestFrame } from '~contract/live/protocol'
import type { PortalConfig } from '../config/env'
import { piecesPerFrame } from '../config/live-limits'
import { type Answers, answerBarely, endAfter } from '../http/connections'
import type { LiveMetrics } from '../http/metrics'
import { isOwnOrigin } from '../http/origin-check'
import { isOwnHost } from '../http/own-host'
import { userOf } from '../http/request-state'
import { bareHeaders, hstsOf } from '../http/security-headers'
import type { IdleSessions } from '../session/idle'
import type { Sessions } from '../session/session'
import type { Hub } from './hub'

interface UpgradeParts {
  hub: Hub
  sessions: Sessions
  idle: IdleSessions
  metrics: LiveMetrics
  config: Pick<PortalConfig, 'PUBLIC_URL' | 'TRUSTED_PROXIES' | 'HSTS_SUBDOMAINS'>
  log: Logger
  /** Vite shares the server and answers upgrades for its own protocols. */
  develops: boolean
  /** The process stops and takes no new sockets. */
  isDraining(): boolean
}

/**
 * Handles upgrades: /live by host, origin and session, and then the hub's limits (SAFE-02); any other as a plain
 * request.
 */
export function createUpgrade({ hub, sessions, idle, metrics, config, ...parts }: UpgradeParts) {
  const sockets = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    // So that ws also writes each frame at once and whole: the hub writes other frames between them.
    perMessageDeflate: false,
    maxPayload: longestFrame,
    maxFragments: piecesPerFrame,
  })

  async function admit(req: IncomingMessage, socket: Duplex, head: Buffer): Promise<number> {
    if (parts.isDraining()) return 503
    if (!isOwnHost(req.headers, config)) return 421
    const { origin, host } = req.headers
    // Browsers always send Origin here, and pages cannot forge it.
    if (!origin || !isOwnOrigin(origin, host, config.PUBLIC_URL)) return 403
    const { signedIn, newcomer, activity } = await userOf({ sessions, idle }, req.headers)
    if (newcomer) return 403
    if (signedIn && sessions.mayHaveEnded(signedIn)) return 503
    if (!signedIn || !activity || idle.hasExpired(activity)) return 401
    if (await hub.keepsOut(signedIn)) return 429
    sockets.handleUpgrade(req, socket, head, (window) =>
      hub.join([window, socket], signedIn, activity),
    )
    return 101
  }

  return (server: Server, answers: Answers) =>
    server.on('upgrade', (req, socket, head) => {
      if (parts.develops && isVites(req)) return
      // Since Node 26 an upgrade with a body has a stream of its own, without an error handler (SAFE-11).
      socket.on('error', () => socket.destroy())
      const earlier = answers.of(req.socket)
      // No browser pipelines an upgrade behind another request.
      if (earlier) return endAfter(socket, earlier)
      if (!isLive(req)) return answerPlainly(server, req, socket)
      admit(req, socket, head)
        .catch((err: unknown) => {
          parts.log.error({ err }, 'live upgrade failed')
          return 500
        })
        .then((status) => {
          metrics.upgrades.inc({ status })
          if (status !== 101) answerBarely(socket, status, bareHeaders(hstsOf(config)))
        })
    })
}

function isLive({ url = '', headers }: IncomingMessage): boolean {
  return url.split('?')[0] === livePath && headers.upgrade?.toLowerCase() === 'websocket'
}

function isVites({ headers }: IncomingMessage): boolean {
  return Boolean(headers['sec-websocket-protocol']?.startsWith('vite-'))
}

/** An upgrade to something else, such as HTTP/2, is handled as a plain request. */
function answerPlainly(server: Server, req: IncomingMessage, socket: Duplex) {
  const res = new ServerResponse(req)
  res.shouldKeepAlive = false
  try {
    res.assignSocket(socket as Parameters<typeof res.assignSocket>[0])
  } catch {
    // Node itself answered the request before it, without an event: no host, an unknown expectation (SAFE-11).
    return endAfter(socket)
  }
  endAfter(socket, res)
  server.emit('request', req, res)
}
