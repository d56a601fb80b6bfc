import { describe, expect, it } from 'vitest'
import { signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

const stack = await stackForFile()

const list = '/service-system/sysappuser/list'
const constant = '/service-system/setconstant/value/APP_PENDDING_COUNT_FLAG'

const signedIn = (...how: [name?: string, opened?: ReturnType<typeof openSpace>]) =>
  signedInAs(stack, ...how)

describe('calls to the backends', () => {
  it('[ERR-03] carry the version and a request id, sign-in and proxied ones too', async () => {
    const { client, space } = await signedIn()
    const { headers } = await client.get('/index')
    await client.get('/service-system/user/personal/info')
    // Sockets cannot carry headers of their own.
    const calls = space.journal.find({}).filter(({ method }) => method !== 'WS')
    expect(calls.length).toBeGreaterThan(3)
    for (const call of calls) {
      expect(call.headers).toMatchObject({
        version: '1.3',
        'x-request-id': expect.stringMatching(/^[0-9a-f]{32}$/),
        traceparent: expect.stringMatching(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/),
      })
    }
    const [first] = space.journal.find({ path: list })
    expect(first?.headers['x-request-id']).toBe(headers['x-request-id'])
  })

  it('[HOLD-07] hand an incoming traceparent on, each call as a span of its own', async () => {
    const { client, space } = await signedIn()
    const trace = 'ab'.repeat(16)
    await client.get('/index', { traceparent: `00-${trace}-${'1'.repeat(16)}-01` })
    const parents = space.journal
      .find({})
      .map(({ headers }) => headers.traceparent ?? '')
      .filter((parent) => parent.includes(trace))
    expect(parents.length).toBeGreaterThanOrEqual(3)
    expect(new Set(parents).size).toBe(parents.length)
    const logged = stack.logLines.map((line) => JSON.parse(line))
    expect(logged.filter(({ req }) => req?.id === trace)).toMatchObject([
      { req: { method: 'GET', path: '/index' }, res: { status: 200 } },
    ])
  })

  it('[FAST-01] [HOLD-03] are made once for a page, however many parts of it need the answer', async () => {
    const { client, space } = await signedIn()
    await client.get('/index')
    const from = space.journal.find({}).length
    await client.get('/inbox/list/1')
    const calls = space.journal.find({}).slice(from)
    const asked = calls.map(
      ({ method, path, query }) => `${method} ${path} ${JSON.stringify(query)}`,
    )
    expect(asked.length).toBeGreaterThan(1)
    expect([...new Set(asked)]).toEqual(asked)
    // The list of apps, the user, the menu's flags, the constants and the counts; sign-in and sockets are older.
    expect(asked.length).toBeLessThanOrEqual(20)
  })

  const odd = ['forged', `00-${'0'.repeat(31)}z-${'1'.repeat(16)}-01`, `00-${'a'.repeat(32)}`]
  it.each(odd)('[HOLD-07] do not hand %s on, which is no traceparent', async (traceparent) => {
    const { client, space } = await signedIn()
    const { headers } = await client.get('/index', { traceparent })
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/)
    expect(space.journal.find({ path: list })[0]?.headers.traceparent).toContain(
      String(headers['x-request-id']),
    )
  })

  it('[HOLD-02] a GET is tried once more after a reset or 502, 503, 504', async () => {
    for (const fault of [
      { kind: 'reset' },
      ...[502, 503, 504].map((status) => ({ kind: 'status', status })),
    ]) {
      const { client, space } = await signedIn()
      space.faults.add({ path: list, nth: 1, ...(fault as { kind: 'status'; status: number }) })
      const page = await client.get('/index')
      expect(page.text).not.toContain('应用列表加载失败')
      expect(space.journal.find({ path: list })).toHaveLength(2)
    }
  })

  it('[HOLD-02] a GET is not tried again after other answers, nor a third time', async () => {
    for (const [fault, calls] of [
      [{ kind: 'status', status: 500 }, 1],
      [{ kind: 'code', code: 7 }, 1],
      [{ kind: 'bad-json' }, 1],
      [{ kind: 'status', status: 503 }, 2],
    ] as const) {
      const { client, space } = await signedIn()
      space.faults.add({ path: list, ...fault })
      await client.get('/index')
      expect(space.journal.find({ path: list })).toHaveLength(calls)
    }
  })

  it('[HOLD-02] a POST reaches the backend exactly once', async () => {
    for (const kind of ['reset', 'truncate', 'html'] as const) {
      const { client, space } = await signedIn()
      space.faults.add({ path: '/auth/token/logout', kind })
      await client.post('/logout')
      expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
    }
  })
})

describe('identical GETs under way', () => {
  it('[HOLD-03] no answer is shared between users, not even those of one tenant', async () => {
    const opened = openSpace(stack)
    const mates = ['zhaoliu', 'sunqi']
    // A user who must still change a first password would get no page.
    const exInfo = { init: '0' as const, limitTime: '', rootName: '' }
    opened.space.users.update('zhaoliu', { exInfo })
    const clients = await Promise.all(mates.map((name) => signedIn(name, opened)))
    opened.space.journal.clear()
    opened.space.faults.add({ path: list, kind: 'delay', delayMs: 200 })
    const pages = await Promise.all(clients.map(({ client }) => client.get('/index')))
    for (const path of [list, constant, '/auth/oauth/check_token']) {
      const accounts = opened.space.journal.find({ path }).map(({ account }) => account)
      expect(accounts.sort(), path).toEqual([...mates].sort())
    }
    expect(pages[0]?.text).toContain('赵六')
    expect(pages[1]?.text).toContain('孙七')
    expect(pages[1]?.text).not.toContain('赵六')
  })

  it('[HOLD-03] the same user signed in twice is two callers', async () => {
    const opened = openSpace(stack)
    const [one, two] = await Promise.all([signedIn('lisi', opened), signedIn('lisi', opened)])
    opened.space.journal.clear()
    opened.space.faults.add({ path: list, kind: 'delay', delayMs: 200 })
    await Promise.all([one, two].map(({ client }) => client.get('/index')))
    expect(opened.space.journal.find({ path: list })).toHaveLength(2)
  })
})
