import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, createServer, request } from 'node:http'
import { connect } from 'node:net'
import { createInterface } from 'node:readline'
import { describe, expect, it, vi } from 'vitest'
import { createHttpClient } from '../support/http-client'
import { cookiesOf } from '../support/live-client'
import { freePort, listenLocally } from '../support/ports'
import { forTest, signedInAs, stackForTest } from '../support/server-test'

describe('the operators’ addresses', () => {
  it('[HOLD-07] /healthz and /readyz say yes, whatever the backends do', async () => {
    const stack = await stackForTest()
    stack.mock.space().faults.add({ path: '/*', kind: 'reset' })
    const client = createHttpClient(stack.portal.url)
    expect(await client.get('/healthz')).toMatchObject({ status: 200, text: 'ok\n' })
    expect(await client.get('/readyz')).toMatchObject({ status: 200, text: 'ready\n' })
  })

  it("[HOLD-07] /metrics is Prometheus's text: requests, backend calls and proxied ones", async () => {
    const stack = await stackForTest()
    const { client, space } = await signedInAs(stack)
    await client.get('/index')
    await client.get('/service-system/user/personal/info')
    space.faults.add({ path: '/service-system/*', kind: 'wrong-shape' })
    await client.get('/index')
    const { headers, text } = await client.get('/metrics')
    expect(headers['content-type']).toMatch(/^text\/plain; .*version=0\.0\.4/)
    const lines = text
      .trim()
      .split('\n')
      .filter((line) => line && !line.startsWith('#'))
    for (const line of lines) {
      expect(line).toMatch(/^[a-z\d_:]+(\{([a-zA-Z_]+="[^"]*",?)*\})? [-+.\dNaInfe]+$/)
    }
    expect(text).toContain(
      'portal_backend_call_seconds_count{service="system",endpoint="listApps",outcome="ok"} 1',
    )
    expect(text).toContain('service="system",endpoint="listApps",outcome="shape"} 1')
    expect(text).toContain('portal_proxied_requests_total{service="system",outcome="ok"} 1')
    expect(text).toMatch(/portal_request_seconds_count\{method="GET",kind="page",status="2xx"\} 2/)
    expect(text).not.toMatch(/zhangsan|tk_/)
  })

  it('[SAFE-16] /metrics has one spelling, and is for programs of this machine', async () => {
    const stack = await stackForTest()
    const client = createHttpClient(stack.portal.url)
    const isMetrics = async (path: string, headers: Record<string, string> = {}) =>
      (await client.get(path, headers)).text.includes('portal_request_seconds')
    expect(await isMetrics('/metrics')).toBe(true)
    for (const path of ['/metrics/', '/Metrics', '/METRICS', '/%6detrics', '//metrics']) {
      expect(await isMetrics(path), path).toBe(false)
    }
    for (const header of ['x-forwarded-for', 'forwarded', 'via']) {
      expect(await isMetrics('/metrics', { [header]: 'for=10.0.0.1' }), header).toBe(false)
    }
    for (const path of ['/Healthz', '/healthz/', '/READYZ']) {
      expect((await client.get(path)).text, path).not.toMatch(/^(ok|ready)/)
    }
  })

  it('[SAFE-16] with METRICS_PORT they are at that port alone', async () => {
    const port = await freePort()
    const stack = await stackForTest({ METRICS_PORT: String(port) })
    const inside = createHttpClient(`http://127.0.0.1:${port}`)
    expect((await inside.get('/metrics')).text).toContain('portal_request_seconds')
    expect((await inside.get('/login')).status).toBe(404)
    const outside = await createHttpClient(stack.portal.url).get('/metrics')
    expect(outside.text).not.toContain('portal_request_seconds')
  })

  it('[HOLD-07] logs are JSON lines with the request id that the answer names', async () => {
    const stack = await stackForTest()
    const { headers } = await createHttpClient(stack.portal.url).get('/login?redirect=%2Findex')
    const lines = stack.logLines.map((line) => JSON.parse(line))
    expect(lines.find(({ req }) => req?.id === headers['x-request-id'])).toMatchObject({
      level: 30,
      req: { method: 'GET', path: '/login' },
      res: { status: 200 },
      responseTime: expect.any(Number),
    })
  })
})

describe('a stop', () => {
  it('[HOLD-05] lets requests under way finish, and /readyz says 503 meanwhile', async () => {
    const stack = await stackForTest()
    const { client, space } = await signedInAs(stack)
    const slow = '/service-system/user/personal/info'
    space.faults.add({ path: slow, kind: 'delay', delayMs: 700 })
    const underWay = client.get(slow)
    await vi.waitFor(() => expect(space.journal.find({ path: slow })).toHaveLength(1))

    let stopped = false
    const stop = stack.portal.stop().then(() => {
      stopped = true
    })
    const ready = await client.get('/readyz')
    expect(ready).toMatchObject({ status: 503, text: 'stopping\n' })
    expect((await client.get('/healthz')).status).toBe(200)
    expect(stopped).toBe(false)

    const answer = await underWay
    expect(JSON.parse(answer.text)).toMatchObject({ code: 0 })
    await stop
    await expect(client.get('/readyz')).rejects.toThrow(/ECONNREFUSED|ECONNRESET|hang up/)
  })

  it('[HOLD-05] does not wait for idle browsers, nor for backends whose answers are no longer awaited', async () => {
    const stack = await stackForTest()
    const { client, space } = await signedInAs(stack)
    space.faults.add({ path: '/service-system/*', kind: 'delay', delayMs: 60_000 })
    await client.get('/index')
    const agent = new Agent({ keepAlive: true })
    const { hostname, port } = new URL(stack.portal.url)
    const [idle] = await once(request({ hostname, port, path: '/login', agent }).end(), 'response')
    idle.resume()
    await once(idle, 'end')

    // Without the timeout, a stop that waited for answers would never end.
    const patience = vi.spyOn(AbortSignal, 'timeout')
    patience.mockReturnValue(new AbortController().signal)
    await stack.portal.stop().finally(() => patience.mockRestore())
    agent.destroy()
  })

  it('[HOLD-05] answers what a proxy sends on a connection that it has kept, and ends it', async () => {
    const stack = await stackForTest({}, undefined, {}, { farewell: 1_000 })
    const { hostname, host, port } = new URL(stack.portal.url)
    const kept = connect({ host: hostname, port: Number(port) })
    const answers = createInterface(kept)[Symbol.asyncIterator]()
    const linesOf = async (last: RegExp) => {
      const lines: string[] = []
      while (!last.test(lines.at(-1) ?? '')) lines.push((await answers.next()).value)
      return lines.join('\n')
    }
    kept.write(`GET /healthz HTTP/1.1\r\nHost: ${host}\r\n\r\n`)
    expect(await linesOf(/^ok/)).toContain('HTTP/1.1 200')

    const stop = stack.portal.stop()
    await vi.waitFor(async () =>
      expect((await createHttpClient(stack.portal.url).get('/readyz')).status).toBe(503),
    )
    const form = 'account=nobody&password=none'
    kept.write(
      `POST /login HTTP/1.1\r\nHost: ${host}\r\nOrigin: http://${host}\r\n` +
        'Content-Type: application/x-www-form-urlencoded\r\n' +
        `Content-Length: ${form.length}\r\n\r\n${form}`,
    )
    const answer = await linesOf(/^Connection: /i)
    expect(answer).toMatch(/HTTP\/1\.1 [234]/)
    expect(answer).toMatch(/^connection: close$/im)
    kept.resume()
    await once(kept, 'close')
    await stop
  })

  it('[HOLD-05] does not wait for the socket of an upgrade whose turn has not come', async () => {
    const stack = await stackForTest({ READ_TIMEOUT_MS: '60000' })
    const { client, space } = await signedInAs(stack)
    const slow = '/service-system/user/personal/info'
    space.faults.add({ path: slow, kind: 'delay', delayMs: 120_000 })
    const { hostname, port } = new URL(stack.portal.url)
    const socket = connect({ host: hostname, port: Number(port) })
    socket.on('error', () => {})
    const upgrade = 'Connection: Upgrade\r\nUpgrade: h2c\r\n'
    for (const [path, more] of [
      [slow, `Cookie: ${cookiesOf(client)}\r\n`],
      ['/', upgrade],
    ])
      socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\n${more}\r\n`)
    await vi.waitFor(() => expect(space.journal.find({ path: slow })).toHaveLength(1))

    // The previous answer may take as long as it likes; nothing waits for it here.
    const patience = vi.spyOn(AbortSignal, 'timeout')
    patience.mockReturnValue(AbortSignal.abort())
    await stack.portal.stop().finally(() => patience.mockRestore())
    socket.destroy()
  })

  it('[HOLD-05] keeps sessions: the next process with the same secret knows them', async () => {
    const first = await stackForTest()
    const { client } = await signedInAs(first)
    const second = await stackForTest({ PLATFORM_URL: first.mock.url })
    const again = createHttpClient(second.portal.url)
    again.jar.set('portal', client.jar.get('portal') ?? '')
    expect((await again.get('/index')).status).toBe(200)
  })
})

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

describe('the program', () => {
  /** `before`: what runs in the process first. */
  const start = (env: Record<string, string>, before = '') =>
    spawn(process.execPath, ['--import', asModule(before), '--import', 'tsx', 'server/index.ts'], {
      env: { NODE_ENV: 'production', PATH: process.env.PATH, PORT: '0', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
  async function failing(env: Record<string, string>) {
    const child = start(env)
    let text = ''
    child.stderr.on('data', (chunk) => {
      text += chunk
    })
    const [status] = await once(child, 'close')
    return { status, text }
  }
  const platform = {
    PLATFORM_URL: 'http://127.0.0.1:9',
    SESSION_SECRET: 'only-for-tests-0123456789',
  }

  it('[HOLD-07] a wrong variable ends it with status 1, its name and the reason', async () => {
    const { status, text } = await failing({ ...platform, PORT: 'many' })
    expect(status).toBe(1)
    expect(text).toMatch(/^The environment is not right:\nPORT: .*number/)
    expect(text).not.toContain('    at ')
  })

  it('[HOLD-07] a PORT in use ends it with status 1 and says so', async () => {
    const { port } = await forTest(listenLocally(createServer()))
    const { status, text } = await failing({ ...platform, PORT: String(port) })
    expect(status).toBe(1)
    expect(text).toBe(`PORT: ${port} is in use by another program\n`)
  })

  /** Starts the program, sends a signal once it listens, and waits for its end. */
  async function endedBy(signal: NodeJS.Signals, before = '') {
    const child = start(platform, before)
    const exit = once(child, 'exit')
    for await (const chunk of child.stdout) {
      if (/^portal +http/m.test(String(chunk))) break
    }
    child.kill(signal)
    return exit
  }

  it('[HOLD-05] ends with status 0 after SIGTERM, even when its log is no longer read', async () => {
    expect(await endedBy('SIGTERM')).toEqual([0, null])
  })

  it('[HOLD-05] ends with status 1 if the stop fails', async () => {
    const broken = `import { Server } from 'node:http'
      Server.prototype.closeIdleConnections = () => { throw new Error('broken') }`
    expect(await endedBy('SIGTERM', broken)).toEqual([1, null])
  })

  it.each([
    ['a server', 'redis://:canary-79@127.0.0.1:1'],
    ['sentinels', 'redis+sentinel://:canary-79@127.0.0.1:1,127.0.0.1:2/office'],
    ['a cluster', 'redis://:canary-79@127.0.0.1:1,127.0.0.1:2'],
  ])('[SCALE-02] [HOLD-05] listens without being ready while Redis is away: %s', async (_, url) => {
    const child = start({ ...platform, REDIS_URL: url })
    const ended = once(child, 'exit')
    let log = ''
    let address = ''
    for await (const chunk of child.stdout) {
      log += chunk
      address = /^portal +(http\S+)/m.exec(log)?.[1] ?? ''
      if (address) break
    }
    expect(log).toMatch(/"reason":"ECONNREFUSED","msg":"shared state away"/)
    expect(log).not.toContain('shared state connected')
    expect((await fetch(`${address}/readyz`)).status).toBe(503)
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
  })

  it.each([
    ['an uncaught error', "throw new Error('canary')"],
    ['an unhandled rejection', "Promise.reject(new Error('canary'))"],
  ])('[SAFE-11] ends with status 1 after %s', async (_, work) => {
    expect(await endedBy('SIGUSR2', `process.on('SIGUSR2', () => { ${work} })`)).toEqual([1, null])
  })
})
