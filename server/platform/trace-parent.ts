import { randomUUID } from 'node:crypto'

/** W3C trace context: the request id (32 hex digits) is the trace, each call a span of it. */
export function traceParent(requestId: string): string {
  // Faster than randomBytes. The last twelve digits of a UUID are random, and so are its first four.
  const uuid = randomUUID()
  return `00-${requestId.padStart(32, '0').slice(0, 32)}-${uuid.slice(-12)}${uuid.slice(0, 4)}-01`
}
