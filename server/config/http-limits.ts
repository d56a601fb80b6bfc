/** How long the portal waits for its peer, in milliseconds (SAFE-16). */
export const httpTimes = {
  /** For a request's headers, and for the first request of a connection. */
  headers: 30_000,
  /** For each further `leastBody` bytes of a body. */
  body: 30_000,
  /** For a reader that accepts no data. */
  reader: 60_000,
  /** Between two requests: longer than nginx keeps its connections, so that it uses none that is closing. */
  idle: 65_000,
  /** For the last requests on connections that proxies keep open, when the portal stops. */
  farewell: 500,
  /** Interval between checks, and therefore the longest delay of a disconnect. */
  check: 5_000,
}
export type HttpTimes = typeof httpTimes

/** Bytes that must arrive within `httpTimes.body`: 273 per second, slower than any real network. */
export const leastBody = 8 * 1024
