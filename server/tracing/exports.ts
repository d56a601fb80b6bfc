import type { SpanExporter } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'

/** How often a collector that stays unreachable is logged (ms). */
const pace = 60_000

/**
 * Logs that spans could not be sent, by the kind of failure alone: the collector's answer must not get into the log.
 */
export function watchExports(exporter: SpanExporter, log: Logger): SpanExporter {
  let isAway = false
  let loggedAt = Number.NEGATIVE_INFINITY
  let lost = 0

  function note(spans: number, error: Error | undefined) {
    if (!error) {
      if (isAway) log.info('traces are sent again')
      isAway = false
      lost = 0
      return
    }
    isAway = true
    lost += spans
    if (performance.now() - loggedAt < pace) return
    loggedAt = performance.now()
    log.warn({ reason: reasonOf(error), lost }, 'traces not sent')
  }

  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        note(spans.length, result.code === 0 ? undefined : (result.error ?? new Error('unknown')))
        done(result)
      }),
    forceFlush: async () => exporter.forceFlush?.(),
    shutdown: () => exporter.shutdown(),
  }
}

function reasonOf(error: Error): string {
  const { code } = error as { code?: unknown }
  if (typeof code === 'number') return `HTTP ${code}`
  const cause = (error.cause ?? {}) as { code?: unknown }
  return String(code ?? cause.code ?? error.name)
}
