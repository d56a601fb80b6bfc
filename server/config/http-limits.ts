/** How long the portal waits for the other side of a connection, in milliseconds (SAFE-16). */
export const httpTimes = {
  /** For a request's headers, and for the first request of a connection. */
  headers: 30_000,
  /** For the next `leastBody` bytes of a body. */
  body: 30_000,
  /** For a reader that takes nothing of its answer. */
  reader: 60_000,
  /** Between two requests: longer than nginx keeps its connections, so that it uses none that is closing. */
  idle: 65_000,
  /** How often all this is looked at: so much later may a connection be cut. */
  check: 5_000,
}
export type HttpTimes = typeof httpTimes

/** Bytes that a body brings in `httpTimes.body`: 273 a second, which the slowest of networks manage. */
export const leastBody = 8 * 1024
