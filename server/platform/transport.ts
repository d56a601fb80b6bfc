import { EventEmitter } from 'node:events'
import { errors, Pool } from 'undici'
import type { Endpoint } from '~contract/platform/endpoint'
import { PlatformError } from '~contract/platform/platform-error'
import { requestTimeoutCeiling } from '~contract/portal/constants'
import type { SpanFacts } from '../tracing/tracing'

export interface WireRequest {
  endpoint: Endpoint
  path: string
  headers: Record<string, string>
  body: string | undefined
  /** Receives the facts about the call for its span. */
  note?: ((facts: SpanFacts) => void) | undefined
}

export interface WireAnswer {
  status: number
  text: string
  /** The backend's Date header in milliseconds; NaN = none. */
  date: number
}

export interface Transport {
  /** Throws PlatformError `unreachable`, `timeout`, or `status` for 5xx; other statuses are answers. */
  send(wire: WireRequest): Promise<WireAnswer>
  close(): Promise<void>
}

interface TransportOptions {
  origin: string
  connectTimeout: number
  readTimeout: number
}

/** In bytes. No page needs a larger answer. */
const largestAnswer = 16 * 1024 * 1024

/** Makes HTTP calls to the backends, with keep-alive, timeouts, and one retry if that is safe. */
export function createTransport(options: TransportOptions): Transport {
  const { origin, pathname } = new URL(options.origin)
  const below = pathname.replace(/\/$/, '')
  const pool = new Pool(origin, {
    connect: { timeout: options.connectTimeout },
    headersTimeout: Math.min(options.readTimeout, requestTimeoutCeiling),
    bodyTimeout: Math.min(options.readTimeout, requestTimeoutCeiling),
    connections: 128,
    maxResponseSize: largestAnswer,
  })

  async function attempt(wire: WireRequest): Promise<WireAnswer> {
    const { endpoint } = wire
    // Undici's timeouts apply to headers and body separately, this one to the whole call. AbortSignal.timeout would
    // keep a timer for each finished call until it expires. An emitter costs a tenth of a signal.
    const limit = new EventEmitter()
    let late = false
    const timer = setTimeout(() => {
      late = true
      limit.emit('abort')
    }, options.readTimeout + options.connectTimeout)
    try {
      const answer = await pool.request({
        path: below + wire.path,
        method: endpoint.method,
        headers: wire.headers,
        body: wire.body ?? null,
        signal: limit,
      })
      wire.note?.({ 'http.response.status_code': answer.statusCode })
      const text = await answer.body.text()
      if (answer.statusCode >= 500) throw failed(endpoint, 'status', answer.statusCode)
      return { status: answer.statusCode, text, date: Date.parse(String(answer.headers.date)) }
    } catch (error) {
      if (error instanceof PlatformError) throw error
      throw failed(endpoint, late || isTimeout(error) ? 'timeout' : 'unreachable')
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async send(wire) {
      try {
        return await attempt(wire)
      } catch (error) {
        if (!mayTryAgain(wire.endpoint, error)) throw error
        wire.note?.({ 'http.request.resend_count': 1 })
        return attempt(wire)
      }
    },
    // Calls in progress are aborted: their readers are gone, and a slow backend must not delay the exit.
    close: () => pool.destroy(),
  }
}

function failed(endpoint: Endpoint, failure: PlatformError['failure'], code: number | null = null) {
  const said = code ? `HTTP ${code}` : failure
  return new PlatformError(failure, endpoint.service, endpoint.name, said, code)
}

function isTimeout(error: unknown): boolean {
  return (
    error instanceof errors.ConnectTimeoutError ||
    error instanceof errors.HeadersTimeoutError ||
    error instanceof errors.BodyTimeoutError
  )
}

/** A GET is retried once after a reset or 502, 503, 504; any other call reaches the backend once (HOLD-02). */
function mayTryAgain(endpoint: Endpoint, error: unknown): boolean {
  if (endpoint.method !== 'GET' || !(error instanceof PlatformError)) return false
  return error.failure === 'unreachable' || [502, 503, 504].includes(error.code ?? 0)
}
