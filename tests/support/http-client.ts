import { once } from 'node:events'
import {
  type ClientRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestOptions,
  request,
} from 'node:http'
import { request as secureRequest } from 'node:https'
import { demoPassword } from './stack'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The Location header; '' = none. */
  location: string
  text: string
}

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * A browser without a screen: keeps cookies, follows no redirects and sends paths exactly as they are written, which
 * `fetch` would normalise first. `always`: headers of every request, such as the `host` of a portal with PUBLIC_URL.
 */
export function createHttpClient(origin: string, always: Record<string, string> = {}) {
  const jar = new Map<string, string>()

  function withCookies(headers: Sending['headers']) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    return { ...(cookie && { cookie }), ...always, ...headers }
  }

  async function send(path: string, { method = 'GET', headers, body }: Sending = {}) {
    const answer = await exchange(origin, path, {
      method,
      headers: withCookies(headers),
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) keep(jar, line)
    return answer
  }

  /** Opens a request whose body the caller sends, and whose answer the caller reads or drops. */
  function open(path: string, { method = 'GET', headers }: Omit<Sending, 'body'> = {}) {
    return requestTo(origin, { path, method, headers: withCookies(headers) })
  }

  function post(path: string, fields: Record<string, string> = {}, headers = {}) {
    return send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  /** A body that is already text is sent unchanged. */
  function postJson(path: string, body: unknown, headers = {}, method = 'POST') {
    return send(path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
  }

  return {
    /** Name → value; a test may change it. */
    jar,
    send,
    open,
    post,
    postJson,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    signIn: (account: string, { password = demoPassword, redirect = '' } = {}) =>
      post('/login', { account, password, redirect }),
  }
}

export type HttpClient = ReturnType<typeof createHttpClient>

/** The head of the answer to an opened request. */
export async function answerTo(sent: ClientRequest): Promise<IncomingMessage> {
  const [answer] = await once(sent, 'response')
  return answer
}

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const over = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=.*1970/i.test(one))
  if (over) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}

/** Over https accepts any certificate, because tests make their own. */
function requestTo(origin: string, options: RequestOptions): ClientRequest {
  const { protocol, hostname, port } = new URL(origin)
  const to = { hostname, port, ...options }
  if (protocol === 'http:') return request(to)
  return secureRequest({ ...to, rejectUnauthorized: false })
}

function exchange(origin: string, path: string, sending: Sending): Promise<Answer> {
  const { method, headers = {}, body } = sending
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = requestTo(origin, { path, method, headers: { ...length, ...headers } })
    sent.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('error', reject)
      answer.on('end', () => {
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          location: answer.headers.location ?? '',
          text: Buffer.concat(chunks).toString('utf8'),
        })
      })
    })
    sent.on('error', (err: NodeJS.ErrnoException) => {
      // The server closed an idle connection just as it was used again: browsers also retry in that case.
      const isStale = sent.reusedSocket && err.code === 'ECONNRESET'
      if (isStale) resolve(exchange(origin, path, sending))
      else reject(err)
    })
    sent.end(body)
  })
}
