import cluster from 'node:cluster'
import { once } from 'node:events'
import type { Server } from 'node:http'
import express, { type Request, type RequestHandler, Router } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { realmPath } from '~contract/portal/paths'
import { isLoopback } from '../config/loopback.mjs'
import type { ObserveBreaker } from '../platform/breakers'
import type { PlatformClientOptions } from '../platform/client'
import type { ObserveAnswer } from '../platform/shared-answers'
import { shareMetrics } from '../workers/shared-metrics'
import { asyncHandler } from './async-handler'

export interface Metrics {
  contentType: string
  /** In Prometheus's text format; if there are several workers, of all of them. */
  text(): Promise<string>
  /** Resolves when the counts of this process are safe, even if it ends. */
  end(): Promise<void>
  requests: Histogram
  routes: Histogram
  observeBackend: NonNullable<PlatformClientOptions['observe']>
  observeBreaker: ObserveBreaker
  proxied: Counter
  proxiedSeconds: Histogram
  observeAnswer: ObserveAnswer
  /** As browsers report them. */
  appMounts: Histogram
  vitals: VitalMetrics
  live: LiveMetrics
  /** Made only with Redis: without it the gauge would report an outage. */
  sharedStateUp(): Gauge
}

/** As browsers report them. */
export interface VitalMetrics {
  seconds: Histogram
  layoutShift: Histogram
}

export interface LiveMetrics {
  sockets: Gauge
  sessions: Gauge
  upstreams: Gauge
  events: Counter
  fanOut: Histogram
  dropped: Counter
  closes: Counter
  upgrades: Counter
}

/** The limits between good, middling and poor of each vital, and some between. */
const vitalSeconds = [0.1, 0.2, 0.5, 0.8, 1.8, 2.5, 4]
const layoutShifts = [0.01, 0.1, 0.25]
const mountSeconds = [0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30]
/** Only a few buckets, because there are many routes. */
const routeSeconds = [0.05, 0.25, 1, 2.5]
const fanOutSeconds = [0.0005, 0.002, 0.01, 0.05, 0.25, 1]
const seconds = [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10]

function ownMetrics(registry: Registry): Pick<Metrics, 'text' | 'end'> {
  return { text: () => registry.metrics(), end: async () => {} }
}

/** Makes the metrics with their own registry, so that one process can run several portals. */
export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectProcessMetrics(registry)
  const backend = new Histogram({
    name: 'portal_backend_call_seconds',
    help: 'Calls to the backends by service, endpoint and outcome',
    labelNames: ['service', 'endpoint', 'outcome'],
    buckets: seconds,
    registers,
  })
  const breakers = new Gauge({
    name: 'portal_backend_breaker_open',
    help: 'Breakers by service: 1 = calls are refused, 0.5 = one is tried, 0 = all is well',
    labelNames: ['service'],
    aggregator: 'max',
    registers,
  })
  const answers = new Counter({
    name: 'portal_answers_total',
    help: 'Answers to GETs, by where they came from: a call of their own, one under way, one that was kept',
    labelNames: ['from'],
    registers,
  })
  return {
    contentType: registry.contentType,
    ...(cluster.isWorker ? shareMetrics(registry) : ownMetrics(registry)),
    ...createRequestMetrics(registers),
    proxied: new Counter({
      name: 'portal_proxied_requests_total',
      help: "Sub-apps' requests handed on, by service and outcome",
      labelNames: ['service', 'outcome'],
      registers,
    }),
    proxiedSeconds: new Histogram({
      name: 'portal_proxied_request_seconds',
      help: "Sub-apps' requests handed on, by service, to the end of the answer",
      labelNames: ['service'],
      buckets: seconds,
      registers,
    }),
    vitals: createVitalMetrics(registers),
    live: createLiveMetrics(registers),
    sharedStateUp: () =>
      new Gauge({
        name: 'portal_shared_state_up',
        help: 'Redis is there',
        aggregator: 'min',
        registers,
      }),
    observeBackend: ({ service, endpoint, outcome, seconds: took }) =>
      backend.observe({ service, endpoint, outcome }, took),
    observeAnswer: (from) => answers.inc({ from }),
    observeBreaker: (service, open) => breakers.set({ service }, open),
  }
}

const lag = 'nodejs_eventloop_lag_p99_seconds'

/** Node's own metrics. Of several workers the most blocked one counts, where the library would take the mean. */
export function collectProcessMetrics(register: Registry): void {
  collectDefaultMetrics({ register })
  Object.assign(register.getSingleMetric(lag) ?? {}, { aggregator: 'max' })
}

function createRequestMetrics(
  registers: Registry[],
): Pick<Metrics, 'requests' | 'routes' | 'appMounts'> {
  return {
    requests: new Histogram({
      name: 'portal_request_seconds',
      help: 'Requests by kind, method and status class',
      labelNames: ['kind', 'method', 'status'],
      buckets: seconds,
      registers,
    }),
    routes: new Histogram({
      name: 'portal_route_seconds',
      help: 'Requests by route and status class',
      labelNames: ['route', 'status'],
      buckets: routeSeconds,
      registers,
    }),
    appMounts: new Histogram({
      name: 'portal_app_mount_seconds',
      help: 'How apps came up in browsers, by mode and outcome',
      labelNames: ['mode', 'outcome'],
      buckets: mountSeconds,
      registers,
    }),
  }
}

function createVitalMetrics(registers: Registry[]): VitalMetrics {
  return {
    seconds: new Histogram({
      name: 'portal_web_vital_seconds',
      help: "Google's Web Vitals of users' windows: TTFB, FCP, LCP, INP",
      labelNames: ['name'],
      buckets: vitalSeconds,
      registers,
    }),
    layoutShift: new Histogram({
      name: 'portal_layout_shift',
      help: "Cumulative Layout Shift of users' windows",
      buckets: layoutShifts,
      registers,
    }),
  }
}

function createLiveMetrics(registers: Registry[]): LiveMetrics {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `portal_live_${name}`, help, labelNames, registers })
  const counter = (name: string, help: string, labelNames: string[]) =>
    new Counter({ name: `portal_live_${name}_total`, help, labelNames, registers })
  return {
    sockets: gauge('sockets', "Windows' sockets"),
    sessions: gauge('sessions', 'Sessions with windows, or that had windows or pages a minute ago'),
    upstreams: gauge('upstreams', 'Connections to backends by kind and state', ['kind', 'state']),
    events: counter('events', 'Events published to sessions, by kind', ['kind']),
    fanOut: new Histogram({
      name: 'portal_live_fanout_seconds',
      help: 'From an event to the last window that it was handed to',
      buckets: fanOutSeconds,
      registers,
    }),
    dropped: counter('dropped', 'Frames of backends that do not fit', ['source', 'reason']),
    closes: counter('closes', "Windows' sockets that were closed, by code", ['code']),
    upgrades: counter('upgrades', 'Attempts to open a socket, by status', ['status']),
  }
}

/**
 * /metrics in Prometheus's text format, with exactly this spelling (SAFE-16). Without a port of its own, only for
 * programs on this machine. A proxy on the same machine names its client and gets the page of unknown addresses.
 */
export function metricsRoute(
  { contentType, text }: Metrics,
  { ownPort }: { ownPort: boolean },
): Router {
  const router = Router({ strict: true, caseSensitive: true })
  const answer = asyncHandler(async (_, res) => {
    res.type(contentType).send(await text())
  })
  router.get('/metrics', (req, res, next) => {
    if (!ownPort && !isLocal(req)) return next()
    answer(req, res, next)
  })
  return router
}

function isLocal({ socket: { remoteAddress = '' }, headers }: Request): boolean {
  if (headers['x-forwarded-for'] || headers.forwarded || headers.via) return false
  return isLoopback(remoteAddress)
}

/** Serves only the metrics, on a port of their own. Rejects if the port is not available. */
export async function serveMetrics(
  metrics: Metrics,
  server: Server,
  port: number,
  host: string,
): Promise<Server> {
  const app = express()
  app.disable('x-powered-by')
  app.use(metricsRoute(metrics, { ownPort: true }))
  server.on('request', app).listen(port, host)
  await once(server, 'listening')
  return server
}

/** Times every request, by kind and by route: one label per address would grow without limit. */
export function timeRequests(
  { requests, routes }: Metrics,
  routeOf: (path: string) => string,
): RequestHandler {
  return (req, res, next) => {
    const { method, path } = req
    const stop = requests.startTimer({ method })
    res.on('finish', () => {
      const status = `${Math.floor(res.statusCode / 100)}xx`
      const took = stop({ kind: kindOf(path), status })
      routes.observe({ route: routeOf(path), status }, took)
    })
    next()
  }
}

function kindOf(path: string): string {
  if (path.startsWith('/assets/')) return 'asset'
  if (path.startsWith('/subapps/')) return 'sub-app'
  if (path.startsWith('/service-') || path.startsWith('/api/')) return 'proxy'
  if (path === realmPath) return 'realm'
  return 'page'
}
