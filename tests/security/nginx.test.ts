import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { connect as connectHttp2 } from 'node:http2'
import { connect as connectPlain } from 'node:net'
import path from 'node:path'
import { connect } from 'node:tls'
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { programPath } from '../../scripts/debian-program.mjs'
import { answerTo, createHttpClient } from '../support/http-client'
import { cookiesOf, openLive } from '../support/live-client'
import { siteHost, siteUrl, startNginx } from '../support/nginx'
import { freePort } from '../support/ports'
import { type Stack, startStack } from '../support/stack'
import { startUpstream } from '../support/upstream'

const program = programPath('nginx')
const complete = program && programPath('openssl')
if (!complete) process.stdout.write('skipped: needs apt-get install nginx-light openssl\n')

/**
 * Requests one of Vite's sockets, which the portal does not have, and resets the connection without reading an answer.
 */
async function resetUpgrade(port: number) {
  const bare = connectPlain({ port, host: '127.0.0.1' })
  const socket = connect({ socket: bare, rejectUnauthorized: false })
  socket.on('error', () => {})
  await once(socket, 'secureConnect')
  const lines = [
    'GET /live HTTP/1.1',
    `Host: ${siteHost}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    'Sec-WebSocket-Protocol: vite-hmr',
  ]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`, () => bare.resetAndDestroy())
  await once(bare, 'close')
}

type Nginx = Awaited<ReturnType<typeof startNginx>>

describe.skipIf(!complete)('the portal behind nginx', () => {
  let answerer = (_: IncomingMessage, res: ServerResponse) => void res.writeHead(404).end()
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  let stack: Stack
  let ports: readonly [number, number]
  let nginx: Nginx
  beforeAll(async () => {
    upstream = await startUpstream((req, res) => answerer(req, res))
    const port = await freePort()
    ports = [port, port]
    const env = { PUBLIC_URL: siteUrl, TRUSTED_PROXIES: '1', PORT: String(port) }
    stack = await startStack({ ...env, PLATFORM_URL: upstream.url, MQTT_URL: '' })
    nginx = await startNginx(program ?? '', ports)
  })
  beforeEach(() => {
    answerer = (_, res) => void res.writeHead(404).end()
  })
  afterAll(async () => {
    await nginx?.close()
    await stack?.close()
    await upstream?.close()
  })

  const browser = (of = nginx, host = siteHost) => createHttpClient(of.url, { host })
  async function signedIn(of = nginx) {
    const client = browser(of)
    expect((await client.signIn('anybody')).status).toBe(302)
    return client
  }
  /** Another nginx with smaller limits, for one test. */
  async function limited(changes: Record<string, string>) {
    const other = await startNginx(program ?? '', ports, changes)
    onTestFinished(() => other.close())
    return other
  }
  /** Sends this and waits for the end of the connection; gives the answer. */
  async function silentAfter({ port }: Nginx, text: string) {
    const socket = connect({ port, host: '127.0.0.1', rejectUnauthorized: false })
    let heard = ''
    socket.on('data', (chunk) => {
      heard += chunk
    })
    socket.on('error', () => {})
    socket.write(text)
    await new Promise((done) => socket.once('close', done))
    return heard
  }

  it('[SAFE-16] is reached by TLS: plain requests are led there, whatever host they name', async () => {
    for (const host of [siteHost, 'evil.example']) {
      const plain = createHttpClient(nginx.plainUrl, { host })
      const answer = await plain.get('/inbox?a=1&b=%2F')
      expect(answer).toMatchObject({ status: 308, location: `${siteUrl}/inbox?a=1&b=%2F` })
    }
    expect((await browser().get('/login')).status).toBe(200)
  })

  it('[SAFE-16] leads no program on that sends something without TLS: it is to notice', async () => {
    const plain = createHttpClient(nginx.plainUrl, { host: siteHost })
    for (const path of ['/external-token', '/login', '/service-mail/x']) {
      expect((await plain.post(path, { secret: 'x' })).status).toBe(403)
    }
  })

  it('[SAFE-08] keeps no query in its log, where a hand-over has its token', async () => {
    await browser().get('/ssoLogin?tk=canary-77')
    await createHttpClient(nginx.plainUrl, { host: siteHost }).get('/ssoLogin?tk=canary-77')
    const log = () => readFileSync(path.join(nginx.assets, '../access'), 'utf8')
    await expect.poll(() => log().match(/"GET \/ssoLogin HTTP/g)).toHaveLength(2)
    expect(log()).not.toContain('canary-77')
  })

  it.each(['TLSv1', 'TLSv1.1'] as const)('[SAFE-16] takes no %s', async (maxVersion) => {
    const old = { minVersion: 'TLSv1', maxVersion, ciphers: 'DEFAULT@SECLEVEL=0' } as const
    const socket = connect({
      port: nginx.port,
      host: '127.0.0.1',
      rejectUnauthorized: false,
      ...old,
    })
    await expect(once(socket, 'secureConnect')).rejects.toThrow(/protocol version|reset|hang up/i)
  })

  it('[SAFE-16] speaks HTTP/2', async () => {
    const session = connectHttp2(nginx.url, { rejectUnauthorized: false })
    const stream = session.request({ ':path': '/login', ':authority': siteHost })
    const [headers] = await once(stream, 'response')
    expect(headers[':status']).toBe(200)
    stream.resume()
    session.close()
    await once(session, 'close')
  })

  it('[SAFE-16] does not tell which nginx it is, on answers of the portal’s and of its own', async () => {
    const plain = createHttpClient(nginx.plainUrl, { host: siteHost })
    for (const answer of [
      await browser().get('/login'),
      await browser().get('/metrics'),
      await plain.get('/'),
    ]) {
      expect(answer.headers.server).toBe('nginx')
      expect(answer.text).not.toMatch(/nginx\/\d/)
    }
  })

  it.each([
    '/metrics',
    '/metrics/',
    '/Metrics',
    '/METRICS',
    '/metrics?x=1',
    '/metrics/x',
    '/metrics;x',
    '/%6detrics',
    '/%6d%65%74%72%69%63%73',
    '/metrics%2f',
    '/metrics%3bx',
    '//metrics',
    '/./metrics',
    '/login/../metrics',
    '/login/..%2fmetrics',
    '/healthz',
    '/Healthz/',
    '/READYZ',
    '//readyz',
  ])('[SAFE-16] [HOLD-07] hides %s', async (path) => {
    const { status, text } = await browser().get(path)
    expect(status).toBe(404)
    expect(text).not.toMatch(/portal_|^(ok|ready)$/m)
  })

  it('[SAFE-03] answers no foreign host, and believes no client about it', async () => {
    expect((await browser(nginx, 'evil.example').get('/login')).status).toBe(421)
    const forwarded = { 'x-forwarded-host': 'evil.example' }
    expect((await browser().get('/login', forwarded)).status).toBe(200)
    const own = { 'x-forwarded-host': siteHost }
    expect((await browser(nginx, 'evil.example').get('/login', own)).status).toBe(421)
  })

  it('[SAFE-16] has a limit of requests of an address, and says so', async () => {
    const few = await limited({ 'rate=100r/s': 'rate=1r/m', 'burst=1000': 'burst=4' })
    const statuses = []
    for (let count = 0; count < 6; count += 1) {
      statuses.push((await browser(few).get('/portal-build')).status)
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
    const { headers, text } = await browser(few).get('/portal-build')
    expect(headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' })
    expect(text).toBe('请求过于频繁，请稍后再试\n')
  })

  it('[SAFE-16] has the same limit for plain requests', async () => {
    const few = await limited({ 'rate=100r/s': 'rate=1r/m', 'burst=1000': 'burst=4' })
    const plain = createHttpClient(few.plainUrl, { host: siteHost })
    const statuses = []
    for (let count = 0; count < 6; count += 1) statuses.push((await plain.get('/login')).status)
    expect(statuses).toEqual([308, 308, 308, 308, 308, 429])
  })

  it('[SAFE-16] has a limit of connections of an address', async () => {
    const few = await limited({
      'limit_conn portal_connections 1000': 'limit_conn portal_connections 3',
    })
    const client = await signedIn(few)
    answerer = (_, res) => void res.write('begun')
    const open = []
    for (let count = 0; count < 3; count += 1) {
      open.push(await answerTo(client.open('/service-file/file/download').end()))
    }
    expect((await client.get('/portal-build')).status).toBe(429)
    for (const answer of open) answer.on('error', () => {}).destroy()
    await expect.poll(async () => (await client.get('/portal-build')).status).toBe(200)
  })

  it('[SAFE-16] has a limit of bodies', async () => {
    const client = await signedIn()
    const before = upstream.received.length
    const sent = client.open('/service-file/upload', {
      method: 'POST',
      headers: { 'content-length': String(6 * 1024 ** 3) },
    })
    sent.on('error', () => {})
    sent.write('begun')
    expect((await answerTo(sent)).statusCode).toBe(413)
    sent.destroy()
    expect(upstream.received).toHaveLength(before)
  })

  it('[SAFE-16] ends slow headers and bodies', async () => {
    const hasty = await limited({
      'client_header_timeout 15s': 'client_header_timeout 1s',
      'client_body_timeout 30s': 'client_body_timeout 1s',
    })
    await silentAfter(hasty, `GET /login HTTP/1.1\r\nHost: ${siteHost}\r\nX-Slow: `)
    const head = `POST /login HTTP/1.1\r\nHost: ${siteHost}\r\nContent-Length: 100\r\n\r\n`
    await silentAfter(hasty, `${head}half`)
  })

  it('[HOLD-06] hands bodies on piece by piece, up and down', async () => {
    const client = await signedIn()
    let finish = () => {}
    answerer = (req, res) => {
      req.once('data', (piece) => res.write(`heard ${piece}`))
      finish = () => res.end('last')
    }
    const sent = client.open('/service-file/upload', {
      method: 'POST',
      headers: { 'content-length': '10' },
    })
    sent.write('first')
    const answer = await answerTo(sent)
    const pieces: string[] = []
    answer.setEncoding('utf8').on('data', (piece) => pieces.push(piece))
    await expect.poll(() => pieces.join('')).toBe('heard first')
    sent.end('12345')
    finish()
    await once(answer, 'end')
    expect(pieces.join('')).toBe('heard firstlast')
  })

  it('[SAFE-11] holds no socket of upgrades that were refused and reset, nor does the portal behind it', async () => {
    const held = () => nginx.descriptors() + readdirSync('/proc/self/fd').length
    const before = held()
    for (let count = 0; count < 400; count += 1) await resetUpgrade(nginx.port)
    expect((await browser().get('/login')).status).toBe(200)
    // nginx keeps some connections to the portal for the requests to come.
    await expect.poll(held, { timeout: 15_000 }).toBeLessThan(before + 100)
  }, 60_000)

  it('[SAFE-16] lets live sockets through', async () => {
    const client = await signedIn()
    const live = openLive(nginx.url, {
      cookie: cookiesOf(client),
      origin: siteUrl,
      headers: { host: siteHost },
    })
    expect(await live.status).toBe(101)
    live.say({ t: 'ping' })
    await expect.poll(() => live.frames).toContainEqual({ t: 'pong' })
    live.socket.terminate()
  })
})
