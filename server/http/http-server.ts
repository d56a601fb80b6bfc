import { createServer, type Server } from 'node:http'
import type { Logger } from 'pino'
import { type HttpTimes, httpTimes } from '../config/http-limits'
import { guardConnections } from './connections'
import { bareHeaders } from './security-headers'
import { endSlowPeers } from './slow-peers'

/** In bytes. Other systems on the same host also set cookies; Node's 16 KB would lock their users out. */
const largestHeaders = 64 * 1024

interface ServerOptions {
  log: Logger
  /** What Strict-Transport-Security says; '' = nothing. */
  hsts: string
  times?: Partial<HttpTimes> | undefined
}

/** A server whose connections can neither crash nor block the process (SAFE-11, SAFE-16). */
export function createHttpServer({ log, hsts, times: given }: ServerOptions): Server {
  const times = { ...httpTimes, ...given }
  const server = createServer({
    maxHeaderSize: largestHeaders,
    headersTimeout: times.headers,
    // No limit for a whole request: a long upload is not too slow.
    requestTimeout: 0,
    keepAliveTimeout: times.idle,
    connectionsCheckingInterval: times.check,
  })
  guardConnections(server, log)
  endSlowPeers(server, times, bareHeaders(hsts))
  return server
}
