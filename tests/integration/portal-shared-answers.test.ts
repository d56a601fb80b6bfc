import { describe, expect, it, vi } from 'vitest'
import { joinLive } from '../support/live-client'
import { callerOf } from '../support/mock-caller'
import { signedInAs, stackForFile } from '../support/server-test'
import { openSpace } from '../support/stack'

/** A busy machine may need more than a second for a hundred pages. */
const stack = await stackForFile({ ANSWERS_KEPT_MS: '5000' })

const signedIn = (...how: [name?: string, opened?: ReturnType<typeof openSpace>]) =>
  signedInAs(stack, ...how)
type Client = Awaited<ReturnType<typeof signedIn>>['client']

const personal = '/service-system/user/personal/info'
const list = '/service-system/sysappuser/list'
const own = '/profile'

const aHundred = (client: Client, address: string) =>
  Promise.all(Array.from({ length: 100 }, () => client.get(address)))

const together = (client: Client, address: string) =>
  Promise.all([client.get(address), client.get(address)])

describe('a hundred identical requests of one person', () => {
  it.each([
    ['an app', 'at once', personal, personal, 0],
    ['an app', 'after 3 s', personal, personal, 3_000],
    ['the portal', 'at once', own, personal, 0],
    ['the portal', 'after 3 s', own, personal, 3_000],
    ['the page', 'at once', '/index', list, 0],
    ['the page', 'after 3 s', '/index', list, 3_000],
  ])('[HOLD-03] of %s are one call to a backend that answers %s', async (_, _when, address, path, delayMs) => {
    const { client, space } = await signedIn()
    space.faults.add({ path, kind: 'delay', delayMs })
    const answers = await aHundred(client, address)
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(space.journal.find({ path })).toHaveLength(1)
    if (address === '/index') return
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.text).toContain('张三')
  })
})

describe('answers', () => {
  it.each([own, personal])('[HOLD-03] of %s are never another person’s', async (address) => {
    const opened = openSpace(stack)
    const people = await Promise.all(['zhangsan', 'lisi'].map((name) => signedIn(name, opened)))
    opened.space.faults.add({ path: personal, kind: 'delay', delayMs: 200 })
    const both = await Promise.all(people.map(({ client }) => aHundred(client, address)))
    for (const [at, name] of ['张三', '李四'].entries()) {
      expect(both[at]?.every(({ text }) => text.includes(name))).toBe(true)
    }
    const accounts = opened.space.journal.find({ path: personal }).map(({ account }) => account)
    expect(accounts.sort()).toEqual(['lisi', 'zhangsan'])
  })

  it('[HOLD-03] are not another’s who signs in in the same browser', async () => {
    const opened = openSpace(stack)
    const { client } = await signedIn('zhangsan', opened)
    expect((await client.get(personal)).text).toContain('张三')
    await client.post('/logout')
    await client.signIn(opened.account('lisi'))
    expect((await client.get(personal)).text).toContain('李四')
  })

  const readed = '/service-system/setmsginfo/readed?typeCode=msgType2'
  const clearing = { type: 'msgType2', until: '2098-01-01 00:00:00' }
  const writes: [string, (client: Client) => Promise<unknown>][] = [
    ['an app has written', (client) => client.postJson('/service-mail/none', { a: 1 })],
    ['an app has read what changes something', (client) => client.get(readed)],
    ['the portal has written', (client) => client.postJson('/messages/clear', clearing)],
  ]

  it.each(writes)('[HOLD-03] are asked for again after %s', async (_, write) => {
    const { client, space } = await signedIn()
    const calls = () => space.journal.find({ path: personal }).length
    space.faults.add({ path: personal, kind: 'delay', delayMs: 100 })
    for (const address of [own, personal]) await together(client, address)
    for (const address of [own, personal]) await client.get(address)
    expect(calls()).toBe(2)
    await write(client)
    for (const address of [own, personal]) await together(client, address)
    expect(calls()).toBe(4)
  })

  it('[HOLD-03] [DESK-07] are asked for again after an app was refused: they would say that the session goes on', async () => {
    const { client, space } = await signedIn()
    const calls = () => space.journal.find({ path: personal }).length
    space.faults.add({ path: personal, kind: 'delay', delayMs: 100 })
    await together(client, personal)
    await client.get(personal)
    expect(calls()).toBe(1)
    space.faults.add({ path: list, kind: 'status', status: 401 })
    expect((await client.get(list)).status).toBe(401)
    await client.get(personal)
    expect(calls()).toBe(2)
  })

  it('[HOLD-03] [PUSH-03] are asked for again after a push, which says that something is new', async () => {
    const { client, space } = await signedIn()
    const window = await joinLive(stack.portal.url, client)
    const heard = () => window.events('generic').length
    const { control } = callerOf(stack.mock)
    const order = { channel: 'generic', payload: { type: 'note' } }
    const push = () => control('POST', `/spaces/${space.id}/push`, order)
    await expect.poll(async () => (await push()).body.delivered).toBeGreaterThan(0)
    await expect.poll(heard).toBeGreaterThan(0)
    space.faults.add({ path: personal, kind: 'delay', delayMs: 1_000 })
    const first = client.get(own)
    await vi.waitFor(() => expect(space.journal.find({ path: personal })).toHaveLength(1))
    const before = heard()
    await push()
    await expect.poll(heard).toBeGreaterThan(before)
    await Promise.all([first, client.get(own)])
    expect(space.journal.find({ path: personal })).toHaveLength(2)
    window.socket.terminate()
  })

  it.each([
    { kind: 'status', status: 500 },
    { kind: 'code', code: 7 },
    { kind: 'bad-json' },
    { kind: 'html' },
  ] as const)('[HOLD-03] are not kept if they are %j', async (fault) => {
    const { client, space } = await signedIn()
    for (const address of [own, personal]) {
      space.faults.add({ path: personal, ...fault })
      await together(client, address)
      space.faults.clear()
      expect((await client.get(address)).text).toContain('张三')
    }
  })

  it('[HOLD-03] a user’s reload, and an app that wants no old answer, get a new one', async () => {
    const { client, space } = await signedIn()
    await client.get('/index')
    await client.get('/index', { 'cache-control': 'max-age=0' })
    expect(space.journal.find({ path: list })).toHaveLength(2)
    await client.get(personal)
    await client.get(personal, { 'cache-control': 'no-cache' })
    expect(space.journal.find({ path: personal })).toHaveLength(2)
  })

  it('[HOLD-03] come to the others if one browser goes away', async () => {
    const { client, space } = await signedIn()
    space.faults.add({ path: personal, kind: 'delay', delayMs: 1_000 })
    const leaving = client.open(personal)
    leaving.on('error', () => {})
    leaving.end()
    await vi.waitFor(() => expect(space.journal.find({ path: personal })).toHaveLength(1))
    const staying = Array.from({ length: 10 }, () => client.get(personal))
    leaving.destroy()
    for (const answer of await Promise.all(staying)) expect(answer.text).toContain('张三')
  })
})
