import type { PortalConfig } from '../config/env'
import { tracesAddress } from '../tracing/traces-address'
import { ask } from './ask'
import { tryConnection } from './connection'
import { type Finding, findingsOf } from './report'
import { paceOf, troubleOf } from './trouble'

const say = findingsOf('traces')
const endpoint = 'OTEL_EXPORTER_OTLP_ENDPOINT'

/** Tries the collector with an empty list of traces. */
export async function checkCollector(config: PortalConfig, patience: number): Promise<Finding[]> {
  const address = config[endpoint]
  if (!address) return [say.note(endpoint, 'is not set: nothing is traced')]
  const { reached, findings } = await tryConnection({
    say,
    subject: endpoint,
    url: new URL(address),
    patience,
  })
  if (!reached) return findings
  try {
    const headers = { ...config.OTEL_EXPORTER_OTLP_HEADERS, 'content-type': 'application/json' }
    const body = '{"resourceSpans":[]}'
    const { status, took } = await ask(tracesAddress(address), { patience, headers, body })
    return [...findings, judge(status, took)]
  } catch (error) {
    const advice = 'name its port for OTLP over HTTP, usually 4318'
    return [...findings, say.fail(endpoint, troubleOf(error), advice)]
  }
}

function judge(status: number, took: number): Finding {
  if (status < 300) return say.ok(endpoint, `traces are taken, and answers come ${paceOf(took)}`)
  if (status === 401 || status === 403) {
    const advice = 'set the headers that the collector wants'
    return say.fail('OTEL_EXPORTER_OTLP_HEADERS', `are refused (HTTP ${status})`, advice)
  }
  const advice =
    status < 500 ? 'name the address up to /v1/traces, for OTLP as JSON' : 'look at the collector'
  return say.fail(endpoint, `HTTP ${status}`, advice)
}
