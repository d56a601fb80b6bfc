import { createServer, type IncomingHttpHeaders } from 'node:http'
import { listenLocally } from './ports'

interface Attribute {
  key: string
  value: { stringValue?: string; intValue?: number; doubleValue?: number }
}
interface WireSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Attribute[]
  status: { code: number }
  startTimeUnixNano: string
  endTimeUnixNano: string
}
interface WireTraces {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: WireSpan[] }[]
  }[]
}

/** A span as the collector received it. */
export interface ReceivedSpan {
  trace: string
  id: string
  /** '' = the first of its trace. */
  parent: string
  name: string
  /** Whether the service or its caller recorded the span. */
  side: 'server' | 'client'
  facts: Record<string, string | number | undefined>
  failed: boolean
  milliseconds: number
  startedAt: number
  service: Record<string, string | number | undefined>
}

/** A collector that accepts OTLP over HTTP as JSON, and shows what it received. */
export async function startCollector() {
  const spans: ReceivedSpan[] = []
  const bodies: string[] = []
  const headers: IncomingHttpHeaders[] = []
  let status = 200
  const server = createServer(async (req, res) => {
    let body = ''
    for await (const chunk of req) body += chunk
    headers.push(req.headers)
    if (req.method !== 'POST' || req.url !== '/v1/traces') return void res.writeHead(404).end()
    if (status === 200) {
      bodies.push(body)
      spans.push(...spansIn(JSON.parse(body)))
    }
    res.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  return {
    ...(await listenLocally(server)),
    spans,
    /** What has arrived, as it was sent. */
    bodies,
    headers,
    answerWith(code: number) {
      status = code
    },
  }
}

const read = (attributes: Attribute[]) =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue } }) => [
      key,
      stringValue ?? intValue ?? doubleValue,
    ]),
  )

function spansIn({ resourceSpans }: WireTraces): ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap((scope) =>
      scope.spans.map((span) => {
        const [start, end] = [span.startTimeUnixNano, span.endTimeUnixNano].map(Number)
        return {
          trace: span.traceId,
          id: span.spanId,
          parent: span.parentSpanId ?? '',
          name: span.name,
          side: span.kind === 2 ? ('server' as const) : ('client' as const),
          facts: read(span.attributes),
          failed: span.status.code === 2,
          milliseconds: ((end ?? 0) - (start ?? 0)) / 1e6,
          startedAt: (start ?? 0) / 1e6,
          service: read(resource.attributes),
        }
      }),
    ),
  )
}
