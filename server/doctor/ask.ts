import { performance } from 'node:perf_hooks'
import { Agent, request } from 'undici'
import { WebSocket } from 'ws'
import { troubleOf } from './trouble'

/** In bytes; longer answers are not read. */
const largest = 1024 * 1024

/** An HTTP answer; `text` is '' unless it was asked for. */
export interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  /** Milliseconds from the request to its headers. */
  took: number
  /** How far this machine's clock is ahead of the Date header, in milliseconds; NaN = there is none. */
  ahead: number
}

interface Asked {
  /** Milliseconds, for each of connection, headers and body. */
  patience: number
  headers?: Record<string, string>
  /** The body of a POST. */
  body?: string
  /** Whether to read the body. */
  read?: boolean
  /** Accepts issuers that Node does not know, as browsers may trust them. Never use it with a secret in `headers`. */
  trustAnyIssuer?: boolean
}

/** One GET, or POST, without redirects. Rejects with undici's errors. */
export async function ask(url: string, asked: Asked): Promise<Answer> {
  const { patience, headers = {}, body = null, read = false, trustAnyIssuer = false } = asked
  const dispatcher = new Agent({
    connect: { timeout: patience, rejectUnauthorized: !trustAnyIssuer },
    ...{ headersTimeout: patience, bodyTimeout: patience, maxResponseSize: largest },
  })
  const signal = AbortSignal.timeout(2 * patience)
  try {
    const begin = performance.now()
    const start = Date.now()
    const answer = await request(url, {
      ...{ dispatcher, signal, headers, body },
      method: body === null ? 'GET' : 'POST',
    })
    const took = performance.now() - begin
    // The header has whole seconds, so on average it is half a second behind.
    const there = Date.parse(String(answer.headers.date)) + 500
    const ahead = start + took / 2 - there
    const text = read ? await answer.body.text() : ''
    answer.body.on('error', () => {})
    return { status: answer.statusCode, headers: answer.headers, text, took, ahead }
  } finally {
    void dispatcher.destroy()
  }
}

interface Upgrade {
  patience: number
  origin?: string
  trustAnyIssuer?: boolean
}

/** The result of a WebSocket handshake: its status (101 = it opens), or in words why there is none. */
export function askUpgrade(url: string, asked: Upgrade): Promise<number | string> {
  const { patience, origin, trustAnyIssuer = false } = asked
  return new Promise((done) => {
    const socket = new WebSocket(url, {
      ...(origin && { origin }),
      handshakeTimeout: patience,
      rejectUnauthorized: !trustAnyIssuer,
    })
    const end = (result: number | string) => {
      done(result)
      socket.terminate()
    }
    socket.on('open', () => end(101))
    socket.on('unexpected-response', (_, answer) => end(answer.statusCode ?? 0))
    // ws has no error code for a handshake that times out or is invalid.
    socket.on('error', (error) => end('code' in error ? troubleOf(error) : 'no right answer to it'))
  })
}
