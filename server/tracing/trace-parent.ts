import { randomUUID } from 'node:crypto'

/** W3C trace context: the request id (32 hex digits) is the trace, each call a span of it. */
export function traceParent(requestId: string): string {
  // Faster than randomBytes. The last twelve digits of a UUID are random, and so are its first four.
  const uuid = randomUUID()
  return `00-${requestId.padStart(32, '0').slice(0, 32)}-${uuid.slice(-12)}${uuid.slice(0, 4)}-01`
}

const shape = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-[0-9a-f]{2}$/

/**
 * The trace and the span that a request claims to be part of; null = none. Any client may send this header, so only its
 * ids are used and not its flag, or strangers would decide what is recorded.
 */
export function readTraceParent(header: unknown): { trace: string; span: string } | null {
  const [, trace = '', span = ''] = shape.exec(String(header ?? '')) ?? []
  return trace ? { trace, span } : null
}
