import { type IncomingHttpHeaders, request } from 'node:http'
import { demoPassword } from './stack'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  /** The Location header, '' where there is none. */
  location: string
  text: string
}

interface Sending {
  method?: string
  headers?: Record<string, string>
  body?: string
}

/**
 * A browser without a screen: keeps cookies, follows no redirects and sends paths exactly as they are written,
 * which `fetch` would tidy up first.
 */
export function createHttpClient(origin: string) {
  const jar = new Map<string, string>()

  async function send(path: string, { method = 'GET', headers = {}, body }: Sending = {}) {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(origin, path, {
      method,
      headers: { ...(cookie && { cookie }), ...headers },
      ...(body !== undefined && { body }),
    })
    for (const line of answer.headers['set-cookie'] ?? []) keep(jar, line)
    return answer
  }

  function post(path: string, fields: Record<string, string> = {}, headers = {}) {
    return send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: new URLSearchParams(fields).toString(),
    })
  }

  return {
    /** Name → value; a test may change it. */
    jar,
    send,
    post,
    get: (path: string, headers: Record<string, string> = {}) => send(path, { headers }),
    signIn: (account: string, { password = demoPassword, redirect = '' } = {}) =>
      post('/login', { account, password, redirect }),
  }
}

export type HttpClient = ReturnType<typeof createHttpClient>

function keep(jar: Map<string, string>, line: string) {
  const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
  const at = pair.indexOf('=')
  const over = attributes.some((one) => /^max-age=0$/i.test(one) || /^expires=.*1970/i.test(one))
  if (over) jar.delete(pair.slice(0, at))
  else jar.set(pair.slice(0, at), pair.slice(at + 1))
}

function exchange(origin: string, path: string, sending: Sending): Promise<Answer> {
  const { hostname, port } = new URL(origin)
  const { method, headers = {}, body } = sending
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
  return new Promise((resolve, reject) => {
    const sent = request(
      { hostname, port, path, method, headers: { ...length, ...headers } },
      (answer) => {
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
      },
    )
    sent.on('error', reject)
    sent.end(body)
  })
}
