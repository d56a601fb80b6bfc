import type { Server } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate, setTimeout } from 'node:timers/promises'
import type { Logger } from 'pino'
import { createApp } from './app'
import { loadBuild } from './build'
import type { PortalConfig } from './config/env'
import { type HttpTimes, httpTimes } from './config/http-limits'
import type { LiveTimes } from './config/live-limits'
import { plainConnections } from './config/plain-connections'
import { type Answers, watchAnswers, watchConnections } from './http/connections'
import { createHttpServer } from './http/http-server'
import { createLog } from './http/log'
import { serveMetrics } from './http/metrics'
import { hstsOf } from './http/security-headers'

export interface RunningPortal {
  url: string
  /** Accepts no more connections: those of a worker that has a successor go there. */
  closePort(): void
  /** Fails /readyz, lets running answers finish, and resolves when everything is closed. */
  stop(): Promise<void>
}

/** How long running responses may take to finish at a stop (ms). */
const stopPatience = 10_000
/** The same for those that began while the port was about to close. */
const lastPatience = 1_000
/** How long sockets may take after that to answer their close (ms). */
const closePatience = 2_000

interface PortalOptions {
  log?: Logger
  now?: () => number
  liveTimes?: Partial<LiveTimes>
  httpTimes?: Partial<HttpTimes>
}

/** Starts a portal on `config.PORT` (0 = any free port). Several may run in one process. */
export async function startPortal(
  config: PortalConfig,
  options: PortalOptions = {},
): Promise<RunningPortal> {
  const log = options.log ?? createLog(config)
  const guards = { log, hsts: hstsOf(config), times: options.httpTimes }
  const server = createHttpServer(guards)
  const build = await loadBuild(config, server)
  const app = await createApp(config, log, build, options.now ?? Date.now, options.liveTimes)
  const answers = watchAnswers(server)
  const { farewell } = { ...httpTimes, ...options.httpTimes }
  const connections = watchConnections(server)
  server.on('request', app.handler)
  app.listenLive(server, answers)
  const { METRICS_PORT: metricsPort } = config
  const metricsServer =
    metricsPort === undefined
      ? null
      : await serveMetrics(app.metrics, createHttpServer(guards), metricsPort, config.HOST)
  await new Promise<void>((done, fail) => {
    server.once('error', fail)
    // After a restart all browsers connect within seconds; Node's 511 would refuse some of several thousand.
    server.listen({ port: config.PORT, host: config.HOST, backlog: 4_096 }, () => {
      server.off('error', fail)
      done()
    })
  })
  const { port } = server.address() as AddressInfo
  // Apps' origins are below the portal's name; an IP address has no subdomains.
  const isNamed = config.HOST === '0.0.0.0' || config.APPS_ORIGIN?.includes('.localhost')
  const host = isNamed ? 'localhost' : config.HOST
  const url = `http://${host}:${port}`
  if (config.NODE_ENV === 'production') {
    for (const variable of plainConnections(config))
      log.warn({ variable }, 'connection without TLS')
  }
  // The first line of the audit chain. If the last one ('stop') is missing, the end of the log may have been removed.
  log.info({ audit: 'start', url, platform: config.PLATFORM_URL }, 'portal started')

  const close = closeOnce(server)

  return {
    url,
    closePort: () => void close(),
    async stop() {
      log.info('portal stopping')
      app.drain()
      metricsServer?.close().closeAllConnections()
      await build.close()
      await endConnections(server, { close, answers, connections, farewell })
      await app.close()
      await app.metrics.end()
      log.info({ audit: 'stop' }, 'portal stopped')
    },
  }
}

interface Ending {
  close(): Promise<unknown>
  answers: Answers
  connections: ReturnType<typeof watchConnections>
  /** How long proxies may still use their idle connections (ms). */
  farewell: number
}

/**
 * A proxy may use an idle connection at any moment, and cannot resend a POST after a reset. From now on every answer
 * ends its connection, so those in use have ended before the others are closed.
 */
async function endConnections(
  server: Server,
  { close, answers, connections, farewell }: Ending,
): Promise<void> {
  await setTimeout(farewell)
  await answers.done(stopPatience - farewell)
  // Requests that have arrived by now are still read and answered.
  await setImmediate()
  const allClosed = close()
  server.closeIdleConnections()
  await answers.done(lastPatience)
  server.closeAllConnections()
  await Promise.race([allClosed, setTimeout(closePatience, undefined, { ref: false })])
  // Connections of refused upgrades, which their peers may keep open for a minute.
  connections.destroyAll()
  await allClosed
  // Also ends the server's check of its connections.
  server.close()
}

/**
 * Accepts no more connections; resolves when the last one has ended. Can be called repeatedly. The HTTP server's own
 * `close` would end idle connections at once.
 */
function closeOnce(server: Server): () => Promise<unknown> {
  let closed: Promise<unknown> | undefined
  return () => {
    closed ??= new Promise((done) => NetServer.prototype.close.call(server, done))
    return closed
  }
}
