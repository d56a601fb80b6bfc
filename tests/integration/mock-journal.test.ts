import { expect, it } from 'vitest'
import { mockPlatformForFile } from '../support/server-test'

const { platform, caller } = await mockPlatformForFile()

const appList = '/service-system/sysappuser/list?column=sort'

async function spaceWith(...accounts: string[]) {
  const { id } = platform.createSpace()
  const tokens = await Promise.all(accounts.map((name) => caller.tokenFor(`${name}@${id}`)))
  const calls = async (filter = '') => {
    const { status, body } = await caller.control('GET', `/spaces/${id}/calls${filter}`)
    return { status, body }
  }
  return { id, tokens, calls }
}

it('[KIT-06] the journal names what answered, and finds calls by account, status, path and name', async () => {
  const { tokens, calls } = await spaceWith('zhangsan', 'lisi')
  for (const token of tokens) await caller.call(appList, token)
  await caller.call('/service-system/user/u-nobody', tokens[0])
  const paths = async (filter: string) =>
    (await calls(filter)).body.map((call: { path: string; route: string }) => call.route)
  expect(await paths('?account=lisi')).toEqual(['listApps'])
  expect(await paths('?route=listApps&method=get')).toHaveLength(2)
  expect(await paths('?status=401')).toEqual([])
  expect(await paths('?path=/auth/*')).toEqual(['signIn', 'signIn'])
})

it('[KIT-06] calls that no scenario expects are listed with the reason', async () => {
  const { tokens, calls } = await spaceWith('lisi')
  await caller.call(appList, tokens[0])
  await caller.call('/service-mail/nothing/here', tokens[0])
  await caller.call('/service-system/sysappuser/list?column=name', tokens[0])
  const { body } = await calls('?unexpected=true')
  const reasons = body.map((call: { path: string; unexpected: string }) => call.unexpected)
  expect(reasons).toEqual([
    '没有这个接口：GET /service-mail/nothing/here',
    expect.stringContaining('query.column'),
  ])
})

it('[KIT-06] a filter that does not exist is refused with the nearest', async () => {
  const { calls } = await spaceWith()
  const { status, body } = await calls('?acount=lisi')
  expect([status, body.error]).toEqual([400, expect.stringContaining('did you mean "account"?')])
  expect((await calls('?status=many')).body.error).toContain('status: expected a number')
})

it('[KIT-06] the coverage counts what was used, and has what never was', async () => {
  const { tokens } = await spaceWith('lisi')
  const count = async () =>
    (await caller.control('GET', '/coverage')).body.endpoints as Record<string, number>
  const before = await count()
  expect(before.saveTheme).toBe(0)
  await caller.call(appList, tokens[0])
  expect((await count()).listApps).toBe((before.listApps ?? 0) + 1)
  expect((await caller.control('GET', '/coverage')).body.sockets).toEqual({
    message: 0,
    unread: 0,
    generic: 0,
    mq: 0,
  })
})

it('[KIT-04] a fault strikes one account, and the journal says so', async () => {
  const { id, tokens, calls } = await spaceWith('zhangsan', 'lisi')
  const fault = { path: '/service-system/sysappuser/list', kind: 'status', account: `lisi@${id}` }
  await caller.control('POST', `/spaces/${id}/faults`, fault)
  const statuses = await Promise.all(
    tokens.map(async (token) => (await caller.call(appList, token)).status),
  )
  expect(statuses).toEqual([200, 500])
  const { body } = await calls('?status=500')
  expect(body).toMatchObject([{ account: 'lisi', faults: ['status'] }])
  const set = await caller.control('GET', `/spaces/${id}/faults`)
  expect(set.body).toMatchObject([{ id: 'fault-1', account: 'lisi', seen: 1 }])
})

it('[MOCK-03] a fault that could never strike is refused with what would be right', async () => {
  const { id } = platform.createSpace()
  const refused: [fault: object, reason: string][] = [
    [{ path: '/service-system/sysapuser/list' }, 'did you mean "/service-system/sysappuser/list"?'],
    [{ path: '/service-mial/*' }, 'nothing answers "/service-mial/*"'],
    [{ path: '/service-system/ws/message' }, 'sockets are cut by /cut'],
    [
      { path: '/service-system/sysappuser/list', method: 'PUT' },
      'method: "/service-system/sysappuser/list" is called by GET',
    ],
    [{ path: '/*', account: 'nobody' }, 'unknown account "nobody"'],
  ]
  for (const [fault, reason] of refused) {
    const answer = await caller.control('POST', `/spaces/${id}/faults`, {
      kind: 'status',
      ...fault,
    })
    expect([answer.status, answer.body.error]).toEqual([404, expect.stringContaining(reason)])
  }
  expect((await caller.control('GET', `/spaces/${id}/faults`)).body).toEqual([])
})

it('[MOCK-03] a push without a receiver is refused with the names of those that listen', async () => {
  const { id } = platform.createSpace()
  const push = { channel: 'unread', payload: { message: 3 } }
  const answer = await caller.control('POST', `/spaces/${id}/push`, push)
  expect(answer.status).toBe(409)
  expect(answer.body.error).toBe(`the socket "unread" is not open in "${id}": open are none`)
})
