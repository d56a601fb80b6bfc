import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import type { Span as OtelSpan, SpanOptions, Tracer } from '@opentelemetry/api'
import type { IdGenerator, SpanProcessor } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { PortalConfig } from '../config/env'
import { watchExports } from './exports'
import { tracesAddress } from './traces-address'
import { noTracing, type Span, type Tracing } from './tracing'

/** How long a stop may take to send the last spans (ms). */
const lastPatience = 2_000
/** How long an export may take, including retries (ms). */
const exportPatience = 5_000

/** Traces by OTLP if there is a collector. The libraries are loaded only then. */
export async function startTracing(config: PortalConfig, log: Logger): Promise<Tracing> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!endpoint) return noTracing
  const libraries = await loadLibraries()
  const ids = createIds(new libraries.sdk.RandomIdGenerator())
  const exporter = new libraries.OTLPTraceExporter({
    url: tracesAddress(endpoint),
    headers: config.OTEL_EXPORTER_OTLP_HEADERS,
    timeoutMillis: exportPatience,
  })
  const processor = new libraries.sdk.BatchSpanProcessor({ exporter: watchExports(exporter, log) })
  const provider = createProvider(libraries, config, ids.generator, processor)
  return createTracing(libraries, provider, ids)
}

type Libraries = Awaited<ReturnType<typeof loadLibraries>>

async function loadLibraries() {
  const [api, sdk, { OTLPTraceExporter }, { resourceFromAttributes }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  return { api, sdk, OTLPTraceExporter, resourceFromAttributes }
}

function createProvider(
  { sdk, resourceFromAttributes }: Libraries,
  config: PortalConfig,
  idGenerator: IdGenerator,
  processor: SpanProcessor,
) {
  return new sdk.TracerProvider({
    idGenerator,
    // By the trace id alone, so that all processes record the same traces, and record them completely.
    sampler: new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG),
    resource: resourceFromAttributes({
      'service.name': config.OTEL_SERVICE_NAME,
      'service.instance.id': randomUUID(),
      'host.name': hostname(),
      'process.pid': process.pid,
    }),
    spanProcessors: [processor],
  })
}

/** Random ids, except for spans whose ids are known before they are made. */
function createIds(random: IdGenerator) {
  let known: { trace?: string; span?: string } = {}
  return {
    generator: {
      generateTraceId: () => known.trace ?? random.generateTraceId(),
      generateSpanId: () => known.span ?? random.generateSpanId(),
    },
    /** `make` must make exactly one span. */
    use<T>(ids: { trace: string; span?: string }, make: () => T): T {
      known = ids
      try {
        return make()
      } finally {
        known = {}
      }
    },
  }
}

function createTracing(
  { api }: Libraries,
  provider: InstanceType<Libraries['sdk']['TracerProvider']>,
  ids: ReturnType<typeof createIds>,
): Tracing {
  const tracer = provider.getTracer('portal')
  const { trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  /** By trace: not every call names its request, but all name their trace. */
  const running = new Map<string, Span>()

  const asSpan = (span: OtelSpan, onEnd = () => {}): Span => ({
    get traceparent() {
      const { traceId, spanId, traceFlags } = span.spanContext()
      return `00-${traceId}-${spanId}-0${traceFlags}`
    },
    call(name, attributes) {
      const options = { kind: SpanKind.CLIENT, attributes }
      return asSpan(tracer.startSpan(name, options, trace.setSpan(ROOT_CONTEXT, span)))
    },
    note: (facts) => void span.setAttributes(facts),
    end(failure) {
      onEnd()
      if (failure) span.setAttribute('error.type', failure)
      if (failure) span.setStatus({ code: SpanStatusCode.ERROR })
      span.end()
    },
  })
  const { root, partOf } = beginnings(api, tracer, ids)

  return {
    isOn: true,
    answer({ requestId, parent, name, facts: attributes }) {
      const options = { kind: SpanKind.SERVER, attributes }
      const begun = parent
        ? partOf(name, options, requestId, parent)
        : root(name, options, { trace: requestId })
      const span = asSpan(begun, () => {
        if (running.get(requestId) === span) running.delete(requestId)
      })
      running.set(requestId, span)
      return span
    },
    spanOf: (requestId) =>
      running.get(requestId) ?? {
        call: (name, attributes) =>
          asSpan(root(name, { kind: SpanKind.CLIENT, attributes }, { trace: requestId })),
      },
    addClick({ name, startedAt, took, ...known }) {
      const options = { kind: SpanKind.CLIENT, startTime: startedAt }
      root(name, options, known).end(startedAt + took)
    },
    async close() {
      const sent = provider.shutdown().catch(() => {})
      await Promise.race([sent, wait(lastPatience, undefined, { ref: false })])
    },
  }
}

/** How spans begin that have no parent in this process. */
function beginnings(
  { trace, ROOT_CONTEXT, TraceFlags }: Libraries['api'],
  tracer: Tracer,
  ids: ReturnType<typeof createIds>,
) {
  /** A trace's id is the request's id, so that log lines can be found by it. */
  const root = (name: string, options: SpanOptions, known: { trace: string; span?: string }) =>
    ids.use(known, () => tracer.startSpan(name, options, ROOT_CONTEXT))
  const partOf = (name: string, options: SpanOptions, traceId: string, spanId: string) => {
    const remote = { traceId, spanId, traceFlags: TraceFlags.SAMPLED, isRemote: true }
    return tracer.startSpan(name, options, trace.setSpanContext(ROOT_CONTEXT, remote))
  }
  return { root, partOf }
}
