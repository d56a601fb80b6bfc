import { once } from 'node:events'
import type { ClientRequest, IncomingMessage, ServerResponse } from 'node:http'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { zhCN } from '~text/zh-CN'
import type { Fault } from '../../mock-platform/data/faults'
import type { Space } from '../../mock-platform/data/space'
import { answerTo, createHttpClient, type HttpClient } from '../support/http-client'
import { openSpace, type Stack, startStack } from '../support/stack'
import { startUpstream } from '../support/upstream'

/** A portal for each test: breakers belong to the process, so one test's faults would open another's. */
let stack: Stack
let client: HttpClient
let tidy: (() => unknown)[]
beforeEach(() => {
  // The breakers read Date; all other timers run on as usual.
  vi.useFakeTimers({ toFake: ['Date'] })
  tidy = []
})
afterEach(async () => {
  vi.useRealTimers()
  for (const one of tidy.reverse()) await one()
})

const month = '/service-workbook/worklog/month'
const page = `${month}?month=2026-05`
const refusal = { code: 503, msg: zhCN.failures.busy, data: null }
const asked = async (count: number, path = page) => {
  const statuses: number[] = []
  for (let at = 0; at < count; at += 1) statuses.push((await client.get(path)).status)
  return statuses
}
/** Sent all at once, so that the test waits only once if the service is silent; identical ones would be one call. */
const askedTogether = (count: number) =>
  Promise.all(
    Array.from({ length: count }, async (_, at) => (await client.get(`${page}&at=${at}`)).status),
  )
const post = (path = month) => client.postJson(path, { a: 1 })
const times = (count: number, status: number) => Array.from({ length: count }, () => status)

describe('a service in trouble', () => {
  let space: Space
  const arrived = () => space.journal.find({ path: month }).length

  beforeEach(async () => {
    stack = await startStack({ READ_TIMEOUT_MS: '300' })
    tidy.push(() => stack.close())
    const opened = openSpace(stack)
    space = opened.space
    client = createHttpClient(stack.portal.url)
    await client.signIn(opened.account('zhangsan'))
  })

  it.each<[Omit<Fault, 'path'>, number]>([
    [{ kind: 'reset' }, 502],
    [{ kind: 'delay', delayMs: 60_000 }, 502],
    [{ kind: 'status', status: 502 }, 502],
    [{ kind: 'status', status: 503 }, 503],
    [{ kind: 'status', status: 504 }, 504],
  ])('[HOLD-02] %j: after ten calls apps are refused at once, and the service is left alone', async (fault, status) => {
    space.faults.add({ path: '/service-workbook/*', ...fault })
    expect(await askedTogether(10)).toEqual(times(10, status))
    const before = arrived()
    for (const answer of [await client.get(page), await post()]) {
      expect(answer.status).toBe(503)
      expect(answer.headers['retry-after']).toBe('10')
      expect(JSON.parse(answer.text)).toEqual(refusal)
    }
    expect(arrived()).toBe(before)
  })

  it('[HOLD-02] ten failures in one space leave the people of another their service', async () => {
    space.faults.add({ path: '/service-workbook/*', kind: 'status', status: 503 })
    await askedTogether(10)
    const other = openSpace(stack)
    const elsewhere = createHttpClient(stack.portal.url)
    await elsewhere.signIn(other.account('zhangsan'))
    expect((await elsewhere.get(page)).status).toBe(200)
  })

  it('[HOLD-02] ten writes open it as well, and each of them got there once', async () => {
    space.faults.add({ path: '/service-workbook/*', kind: 'reset' })
    for (let count = 0; count < 10; count += 1) expect((await post()).status).toBe(502)
    expect((await post()).status).toBe(503)
    expect(arrived()).toBe(10)
  })

  it('[HOLD-02] apps of a service without a listener are refused after ten calls, too', async () => {
    await stack.mock.close()
    expect(await asked(12)).toEqual([...times(10, 502), 503, 503])
    // So that the stack can be closed like any other.
    stack.mock.close = async () => {}
  })

  it.each<Omit<Fault, 'path'>>([
    { kind: 'status', status: 500 },
    { kind: 'status', status: 404 },
    { kind: 'status', status: 429 },
    { kind: 'redirect' },
    { kind: 'html' },
    { kind: 'bad-json' },
    { kind: 'truncate' },
    { kind: 'code', code: -1 },
  ])('[HOLD-02] %j is an answer of a living service: all calls get there', async (fault) => {
    space.faults.add({ path: '/service-workbook/*', ...fault })
    for (let count = 0; count < 15; count += 1) await client.get(page).catch(() => 'cut')
    expect(arrived()).toBe(15)
  })

  it('[HOLD-02] ten seconds later one call is tried: it opens the service again, or closes it', async () => {
    space.faults.add({ path: '/service-workbook/*', kind: 'status', status: 503 })
    await asked(10)
    vi.advanceTimersByTime(9_900)
    expect(await asked(1)).toEqual([503])
    const before = arrived()
    vi.advanceTimersByTime(200)
    expect(await asked(2)).toEqual([503, 503])
    // The first request was sent twice, like every read; the second was refused.
    expect(arrived()).toBe(before + 2)

    space.faults.clear()
    vi.advanceTimersByTime(10_100)
    expect(await asked(4)).toEqual(times(4, 200))
  })

  it('[HOLD-02] is the only one that apps are refused', async () => {
    space.faults.add({ path: '/service-workbook/*', kind: 'reset' })
    await asked(10)
    expect(await asked(1)).toEqual([503])
    expect(await asked(1, '/service-system/user/personal/info')).toEqual([200])
  })

  it('[HOLD-01] the shell keeps its list, whatever an app meets at the same service', async () => {
    space.faults.add({ path: '/service-system/user/personal/*', kind: 'reset' })
    const broken = '/service-system/user/personal/info'
    expect(await asked(12, broken)).toEqual([...times(10, 502), 503, 503])
    const page = await client.get('/inbox/list/1')
    expect(page.status).toBe(200)
    expect(page.text).toContain('内部邮件')
    expect(page.text).not.toContain('应用列表加载失败')
  })

  it('[HOLD-01] apps keep a service of which only the shell’s own calls fail', async () => {
    space.faults.add({ path: '/service-system/s*', kind: 'status', status: 500 })
    for (let count = 0; count < 12; count += 1) await client.get('/index')
    const { text } = await createHttpClient(stack.portal.url).get('/metrics')
    expect(text).toContain('portal_backend_breaker_open{service="system"} 1')
    expect(await asked(1, '/service-system/user/personal/info')).toEqual([200])
  })

  it("[HOLD-02] one app's missing files keep no other app from coming up", async () => {
    space.faults.add({ path: '/subapps/inbox/*', kind: 'status', status: 503 })
    expect(await asked(12, '/subapps/inbox/')).toEqual(times(12, 503))
    expect(await asked(1, '/subapps/index/')).toEqual([200])
  })

  it('[HOLD-07] [HOLD-02] that apps are refused is seen in the metrics', async () => {
    space.faults.add({ path: '/service-workbook/*', kind: 'reset' })
    await asked(12)
    const { text } = await createHttpClient(stack.portal.url).get('/metrics')
    expect(text).toContain('portal_backend_breaker_open{service="workbook"} 1')
    expect(text).toContain('portal_proxied_requests_total{service="workbook",outcome="refused"} 2')
  })
})

describe('long calls', () => {
  let answerer: (req: IncomingMessage, res: ServerResponse) => void
  let upstream: Awaited<ReturnType<typeof startUpstream>>
  const well = (_: IncomingMessage, res: ServerResponse) => void res.end('{}')
  const gone = (_: IncomingMessage, res: ServerResponse) => void res.socket?.destroy()

  beforeEach(async () => {
    answerer = (_, res) => void res.writeHead(404).end()
    upstream = await startUpstream((req, res) => answerer(req, res))
    tidy.push(() => upstream.close())
    const limits = { CONNECT_TIMEOUT_MS: '200', READ_TIMEOUT_MS: '300' }
    stack = await startStack({ PLATFORM_URL: upstream.url, ...limits })
    tidy.push(() => stack.close())
    client = createHttpClient(stack.portal.url)
    await client.signIn('anybody')
    upstream.received.length = 0
  })

  /** A request that the test itself ends, or drops. */
  function open(method: string, headers = {}): ClientRequest {
    const sent = client.open(month, { method, headers })
    // The test ends the request itself; that is not a failure of it.
    sent.on('error', () => {})
    tidy.push(() => sent.destroy())
    return sent
  }

  /** Opens the breaker, and moves time forward until the next call is a trial. */
  async function waitsForTrial() {
    answerer = gone
    expect(await asked(11)).toEqual([...times(10, 502), 503])
    vi.advanceTimersByTime(10_100)
    upstream.received.length = 0
  }

  it('[HOLD-02] a stream is judged by its beginning: while it runs on, all others get through', async () => {
    await waitsForTrial()
    answerer = (_, res) => void res.write('data: 1\n\n')
    const answer = await answerTo(open('GET').end())
    await once(answer, 'data')
    answerer = well
    expect(await asked(3)).toEqual(times(3, 200))
    expect(answer.complete).toBe(false)
  })

  it('[HOLD-02] an upload that is tried and goes on and on keeps no other call waiting for ever', async () => {
    await waitsForTrial()
    answerer = (req) => void req.resume()
    const upload = open('POST', { 'content-type': 'application/octet-stream' })
    const piece = () => upload.write('piece')
    piece()
    const more = setInterval(piece, 50)
    tidy.push(() => clearInterval(more))
    await vi.waitFor(() => expect(upstream.received).toHaveLength(1))
    answerer = well
    expect(await asked(2)).toEqual([200, 200])
    expect(upload.destroyed).toBe(false)
  })

  it('[HOLD-02] a client that leaves, or is cut off in the middle of an upload, says nothing of the service', async () => {
    answerer = (req) => void req.resume()
    const arrives = (count: number) =>
      vi.waitFor(() => expect(upstream.received).toHaveLength(count), { interval: 5 })
    for (let count = 1; count <= 12; count += 1) {
      const left = open(count % 2 ? 'GET' : 'POST', { 'content-length': '10' })
      left.write('12345')
      await arrives(count)
      left.destroy()
    }
    answerer = gone
    const statuses: (number | undefined)[] = []
    for (let count = 0; count < 12; count += 1) {
      const upload = open('POST', { 'content-length': '10' })
      upload.write('12345')
      statuses.push((await answerTo(upload)).statusCode)
    }
    expect(statuses).toEqual(times(12, 502))
    answerer = well
    expect(await asked(1)).toEqual([200])
  })
})
