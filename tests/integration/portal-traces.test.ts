import { createServer } from 'node:http'
import { describe, expect, it } from 'vitest'
import { listApps } from '~contract/platform/apps'
import { clickReportPath } from '~contract/portal/paths'
import { startCollector } from '../support/collector'
import { createHttpClient } from '../support/http-client'
import { listenLocally } from '../support/ports'
import { forTest, signedInAs, stackForFile } from '../support/server-test'
import { demoPassword, type Stack, startPortalBeside } from '../support/stack'

const stack = await stackForFile()
const list = '/service-system/sysappuser/list'
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const click = { trace: 'c1'.repeat(16), span: 'a2'.repeat(8) }
const clicked = { traceparent: `00-${click.trace}-${click.span}-01` }

/** A portal with tracing, at the mock platform that the others use; `stop` sends the remaining spans. */
async function traced(more: Record<string, string> = {}) {
  const collector = await forTest(startCollector())
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, ...more }
  const beside = await startPortalBeside(stack.mock, env)
  const stop = once(() => beside.portal.stop())
  await forTest(Promise.resolve({ close: stop }))
  const here: Stack = { ...stack, ...beside }
  return { collector, stop, here, signedIn: (name?: string) => signedInAs(here, name) }
}

function once(work: () => Promise<void>) {
  let done: Promise<void> | undefined
  return () => {
    done ??= work()
    return done
  }
}

describe('a traced portal', () => {
  it('[SCALE-05] makes one trace of a click, its request and the calls to the backends', async () => {
    const { collector, stop, signedIn } = await traced({ OTEL_SERVICE_NAME: 'portal-of-tests' })
    const { client, space } = await signedIn()
    const page = await client.get('/index.data', clicked)
    await client.get('/service-system/user/personal/info', clicked)
    const report = [{ ...click, what: 'link', ago: 900, took: 400 }]
    expect((await client.postJson(clickReportPath, report, own)).status).toBe(204)
    await stop()

    const trace = collector.spans.filter((span) => span.trace === click.trace)
    const [first, ...others] = trace.filter(({ parent }) => parent === '')
    expect(others).toEqual([])
    expect(first).toMatchObject({ id: click.span, name: 'click link', facts: {} })
    expect(first?.milliseconds).toBeCloseTo(400, 0)
    const requests = trace.filter(({ side }) => side === 'server')
    expect(requests.map(({ name }) => name)).toEqual(['GET /*', 'GET /service-system/*'])
    for (const { parent, facts, service, failed } of requests) {
      expect([parent, facts['http.response.status_code'], failed]).toEqual([click.span, 200, false])
      expect(service).toMatchObject({
        'service.name': 'portal-of-tests',
        'process.pid': process.pid,
      })
    }
    // Each call that the platform received is a span below its request.
    const got = space.journal
      .find({})
      .map(({ headers }) => headers.traceparent ?? '')
      .filter((parent) => parent.includes(click.trace))
    const calls = new Map(trace.map((span) => [`00-${span.trace}-${span.id}-01`, span]))
    expect(got.length).toBeGreaterThan(3)
    for (const parent of got) {
      expect(requests.map(({ id }) => id)).toContain(calls.get(parent)?.parent)
    }
    expect(page.headers['x-request-id']).toBe(click.trace)
    const apps = trace.find(({ name }) => name === `system ${listApps.name}`)
    expect(apps).toMatchObject({
      side: 'client',
      failed: false,
      facts: {
        'peer.service': 'system',
        'portal.endpoint': listApps.name,
        'http.request.method': 'GET',
        'http.response.status_code': 200,
      },
    })
  })

  it('[SCALE-05] says which calls were repeated, failed and were refused by a breaker', async () => {
    const { collector, stop, signedIn } = await traced()
    const { client, space } = await signedIn()
    space.faults.add({ path: list, nth: 1, kind: 'reset' })
    await client.get('/index')
    space.faults.add({ path: '/service-message/*', kind: 'status', status: 500 })
    for (let count = 0; count < 12; count += 1) await client.get('/messages/unread')
    space.faults.add({ path: '/service-mail/*', kind: 'status', status: 503 })
    await client.get('/service-mail/none')
    await stop()
    const again = collector.spans.filter(({ facts }) => facts['http.request.resend_count'] === 1)
    expect(again.map(({ name, failed }) => [name.split(' ')[0], failed])).toContainEqual([
      'system',
      false,
    ])
    expect(again.map(({ name, failed }) => [name, failed])).toContainEqual([
      'mail for an app',
      true,
    ])
    const failures = collector.spans
      .filter(({ facts }) => facts['peer.service'] === 'message')
      .map(({ facts }) => facts['error.type'])
    expect(failures).toContain('status')
    expect(failures).toContain('busy')
  })

  it('[SCALE-05] [SAFE-08] exports no query, account, password, token, form value or header', async () => {
    const secret = 'header-secret-0123456789'
    const { collector, stop, here, signedIn } = await traced({
      OTEL_EXPORTER_OTLP_HEADERS: `x-key=${secret},authorization=Basic%20${secret}`,
    })
    const { client, account } = await signedIn()
    const { token } = JSON.parse((await client.post('/session/token')).text)
    await client.get('/inbox/list/canary-path?secret=canary-query', { 'x-canary': 'canary-header' })
    await client.get('/service-mail/canary-mail?token=canary-query')
    await client.get('/subapps/canary-app/canary.js')
    await client.get(`/ssoLogin?token=canary-token`)
    await client.post('/login', { account: 'canary-account', password: 'canary-password' })
    await client.postJson(
      clickReportPath,
      [{ ...click, what: 'canary-click', ago: 1, took: 1 }],
      own,
    )
    await client.get('/index', { tracestate: 'vendor=canary-state', baggage: 'user=canary-bag' })
    await stop()
    const all = collector.bodies.join('\n')
    expect(collector.spans.length).toBeGreaterThan(20)
    for (const one of [
      'canary',
      token,
      account('zhangsan'),
      'zhangsan',
      demoPassword,
      secret,
      '张三',
    ]) {
      expect(all).not.toContain(one)
    }
    expect(here.logLines.join('\n')).not.toContain(secret)
    expect(collector.headers[0]).toMatchObject({
      'x-key': secret,
      authorization: `Basic ${secret}`,
    })
  })

  it('[SCALE-05] records no more than its share, and lets strangers decide nothing', async () => {
    const { collector, stop, signedIn } = await traced({ OTEL_TRACES_SAMPLER_ARG: '0' })
    const { client, space } = await signedIn()
    await client.get('/index', { ...clicked, tracestate: 'a=b', baggage: 'c=d' })
    await client.postJson(clickReportPath, [{ ...click, what: 'tab', ago: 5, took: 1 }], own)
    await stop()
    expect(collector.spans).toEqual([])
    const [call] = space.journal.find({ path: list })
    expect(call?.headers.traceparent).toMatch(new RegExp(`^00-${click.trace}-[0-9a-f]{16}-00$`))
    expect(call?.headers).not.toHaveProperty('tracestate')
    expect(call?.headers).not.toHaveProperty('baggage')
  })

  it.each([
    ['no list', {}],
    ['an empty one', []],
    ['no ids', [{ trace: 'x', span: 'y', what: 'tab', ago: 1, took: 1 }]],
    ['ids of zeros', [{ trace: '0'.repeat(32), span: click.span, what: 'tab', ago: 1, took: 1 }]],
    ['another time', [{ ...click, what: 'tab', ago: -1, took: 1 }]],
    ['too many', Array.from({ length: 21 }, () => ({ ...click, what: 'tab', ago: 1, took: 1 }))],
  ])('[SCALE-05] refuses a report of clicks that is %s', async (_, body) => {
    const { signedIn } = await traced()
    const { client } = await signedIn()
    expect((await client.postJson(clickReportPath, body, own)).status).toBe(400)
  })
})

describe('a collector that is away', () => {
  it('[SCALE-05] [HOLD-01] costs a line in the log: pages come, and the portal stops', async () => {
    const { collector, stop, here, signedIn } = await traced()
    collector.answerWith(400)
    const { client } = await signedIn()
    expect((await client.get('/index')).status).toBe(200)
    await stop()
    const lines = here.logLines.map((line) => JSON.parse(line))
    expect(lines.filter(({ msg }) => msg === 'traces not sent')).toMatchObject([
      { level: 40, reason: 'HTTP 400', lost: expect.any(Number) },
    ])
    expect(lines.at(-1)).toMatchObject({ msg: 'portal stopped' })
  })

  it('[SCALE-05] [HOLD-01] keeps no request waiting if it is not there, or never answers', async () => {
    const mute = await forTest(listenLocally(createServer(() => {})))
    for (const url of ['http://127.0.0.1:9', mute.url]) {
      const { stop, here, signedIn } = await traced({ OTEL_EXPORTER_OTLP_ENDPOINT: url })
      const { client } = await signedIn()
      expect((await client.get('/index')).status).toBe(200)
      await stop()
      expect(here.logLines.at(-1)).toContain('portal stopped')
    }
  })
})

it('[SCALE-05] without a collector no page asks the browser to trace, and no click is taken', async () => {
  const { client } = await signedInAs(stack)
  expect((await client.get('/index')).text).not.toContain('data-traces')
  const answer = await client.postJson(
    clickReportPath,
    [{ ...click, what: 'tab', ago: 1, took: 1 }],
    own,
  )
  expect(answer.status).toBeGreaterThanOrEqual(400)
  const signedOut = createHttpClient(stack.portal.url)
  expect((await signedOut.get('/login')).text).not.toContain('data-traces')
})
