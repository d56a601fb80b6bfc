import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orderHandOver } from '../../mock-platform/data/hand-over-ways'
import { createHttpClient } from '../support/http-client'
import { stackForTest } from '../support/server-test'
import { demoPassword, openSpace, resetCode, startStack } from '../support/stack'

const minute = 60_000
const json = { method: 'POST', headers: { 'content-type': 'application/json' } }

/** The portal's clock and the platform's are each right, ten minutes fast or ten minutes slow. */
const skews: [portal: number, platform: number][] = [
  [10, 0],
  [-10, 0],
  [0, 10],
  [0, -10],
  [10, -10],
  [-10, 10],
]

describe.each(
  skews,
)('with the portal’s clock %i and the platform’s %i minutes off', (portal, platform) => {
  let stack: Awaited<ReturnType<typeof startStack>>
  beforeAll(async () => {
    stack = await startStack()
    stack.advanceClock(portal * minute)
  })
  afterAll(() => stack.close())

  function opened() {
    const { space, account } = openSpace(stack)
    space.clock.advance(platform * minute)
    return { space, account, client: createHttpClient(stack.portal.url) }
  }

  it('[AUTH-01] [AUTH-06] users sign in, stay signed in, and go over to another unit', async () => {
    const { space, account, client } = opened()
    expect((await client.signIn(account('zhangsan'))).location).toBe('/')
    expect((await client.get('/index')).status).toBe(200)
    const body = JSON.stringify({ tenantId: `yz-fgw@${space.id}` })
    expect((await client.send('/tenant-switch', { ...json, body })).status).toBe(200)
    stack.advanceClock(20 * minute)
    expect((await client.get('/index')).status).toBe(200)
    expect((await client.get('/service-system/user/personal/info')).status).toBe(200)
    stack.advanceClock(-20 * minute)
    expect((await client.get('/index')).status).toBe(200)
  })

  it('[AUTH-11] users are handed over', async () => {
    const { space, client } = opened()
    const user = space.users.get('lisi')
    if (!user) throw new Error('no lisi')
    const { path } = orderHandOver(space, { way: 'ssoLogin', user, url: '/inbox/list/1' })
    expect((await client.get(path)).location).toBe('/inbox/list/1')
    expect((await client.get('/inbox/list/1')).status).toBe(200)
  })

  it('[AUTH-07] a forgotten password is replaced, and another code waits for its minute', async () => {
    const { space, account, client } = opened()
    const step = (fields: Record<string, string>) => client.post('/missingPassword', fields)
    await step({ intent: 'send', account: account('lisi') })
    const seconds = /"wait",([\d.]+)/.exec((await client.get('/missingPassword.data')).text)?.[1]
    expect(Number(seconds)).toBeGreaterThan(50)
    expect(Number(seconds)).toBeLessThanOrEqual(60)
    const code = await resetCode(stack, space)
    await step({ intent: 'check', code })
    const [newPassword, sureNewPassword] = ['Fresh-2027', 'Fresh-2027']
    const set = await step({ intent: 'set', newPassword, sureNewPassword })
    expect(set.location).toBe('/login')
    expect((await client.signIn(account('lisi'), { password: newPassword })).location).toBe('/')
  })

  it('[ME-06] a switch of accounts waits for its airlines as long as ever', async () => {
    const { account, client } = opened()
    await client.signIn(account('wujiu'))
    const begin = JSON.stringify({ account: account('lisi') })
    const end = { ...json, body: '{"codes":["YZ"]}' }
    await client.send('/account-switch', { ...json, body: begin })
    stack.advanceClock(6 * minute)
    expect((await client.send('/account-switch/airlines', end)).status).toBe(409)
    await client.send('/account-switch', { ...json, body: begin })
    stack.advanceClock(4 * minute)
    expect((await client.send('/account-switch/airlines', end)).status).toBe(200)
    stack.advanceClock(-10 * minute)
  })

  it('[SAFE-04] an account is locked for a quarter of an hour', async () => {
    const { account, client } = opened()
    for (let count = 0; count < 5; count += 1) {
      await client.signIn(account('lisi'), { password: 'wrong' })
    }
    expect((await client.signIn(account('lisi'))).status).toBe(429)
    stack.advanceClock(15 * minute)
    expect((await client.signIn(account('lisi'))).location).toBe('/')
    stack.advanceClock(-15 * minute)
  })
})

it('[AUTH-06] the browser’s clock counts for no cookie: what runs out does so after a time, not at a date', async () => {
  const stack = await stackForTest()
  const client = createHttpClient(stack.portal.url)
  const fields = { account: 'lisi', password: demoPassword, remember: '1' }
  const answers = [
    await client.post('/missingPassword', { intent: 'send', account: 'lisi' }),
    await client.post('/login', fields),
    await client.post('/session/activity'),
    await client.post('/logout'),
  ]
  const cookies = answers.flatMap(({ headers }) => headers['set-cookie'] ?? [])
  expect(cookies.length).toBeGreaterThan(3)
  for (const cookie of cookies) expect(cookie).not.toMatch(/Expires=(?!.* 1970 )/i)
})

describe('what runs out by the platform’s clock', () => {
  let stack: Awaited<ReturnType<typeof startStack>>
  beforeAll(async () => {
    stack = await startStack()
  })
  afterAll(() => stack.close())

  it.each([
    [0, 'expiring'],
    [3 * 24 * 60, 'expired'],
  ] as const)('[MOCK-03] is judged by it: %i minutes later %s', async (minutes, kind) => {
    const { space, account } = openSpace(stack, 'password-expiring')
    space.clock.advance(minutes * minute)
    const client = createHttpClient(stack.portal.url)
    await client.signIn(account('zhangsan'))
    const { text } = await client.get('/index')
    const due = /passwordDue.{0,80}/.exec(text)?.[0]
    expect(due).toContain(kind)
  })
})
