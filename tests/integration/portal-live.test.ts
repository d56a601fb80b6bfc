import { request } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { longestFrame } from '~contract/live/protocol'
import { createHttpClient } from '../support/http-client'
import { cookiesOf, joinLive, openLive, signedInClient } from '../support/live-client'
import { startLivePlatform } from '../support/live-platform'
import { forFile, stackForFile, stackForTest } from '../support/server-test'
import { startStack } from '../support/stack'

const minute = 60_000
/** So short that tests do not have to wait for them. */
const times = { heartbeat: 60, sweep: 20, cut: 50, grace: 150 }

const platform = await forFile(startLivePlatform())
const stack = await stackForFile({ PLATFORM_URL: platform.url, MQTT_URL: '' }, undefined, times)

let people = 0
/** A user that no other test has. */
async function somebody(name = 'someone') {
  people += 1
  const account = `${name}${people}`
  return { account, client: await signedInClient(stack.portal.url, account) }
}
const clients: { socket: { terminate(): void } }[] = []
afterEach(() => {
  for (const { socket } of clients.splice(0)) socket.terminate()
})
async function join(
  ...of: Parameters<typeof joinLive> extends [string, ...infer Rest] ? Rest : []
) {
  const live = await joinLive(stack.portal.url, ...of)
  clients.push(live)
  return live
}
/** One window of such a user. */
async function joined() {
  const one = await somebody()
  return { ...one, live: await join(one.client) }
}
async function pushTo(account: string, kind: string, ...frames: unknown[]) {
  await expect.poll(() => platform.sockets(kind, account)).toHaveLength(1)
  for (const frame of frames) platform.sockets(kind, account)[0]?.send(JSON.stringify(frame))
}
const generic = (n: number) => ({ type: 'note', n })
const numbers = (live: Awaited<ReturnType<typeof join>>) =>
  live.events('generic').map(({ payload }) => payload.n)

describe('opening the live socket', () => {
  it.each([
    ['another site', 'https://evil.example'],
    ['a neighbour on another port', 'http://127.0.0.1:1'],
    ['a page without an origin', 'null'],
    ['none at all', null],
  ])('[SAFE-02] not a page of %s: 403', async (_, origin) => {
    const { client } = await somebody()
    const live = openLive(stack.portal.url, { cookie: cookiesOf(client), origin })
    expect(await live.status).toBe(403)
  })

  it('[SAFE-02] not without a session, a forged one, or one that has ended: 401', async () => {
    const { client } = await somebody()
    const cookie = cookiesOf(client)
    expect(await openLive(stack.portal.url).status).toBe(401)
    expect(await openLive(stack.portal.url, { cookie: 'portal=forged' }).status).toBe(401)
    await client.post('/session/end')
    expect(await openLive(stack.portal.url, { cookie }).status).toBe(401)
  })

  it('[SAFE-02] not somebody with the initial password: 403', async () => {
    const { client } = await somebody('newcomer')
    expect(await openLive(stack.portal.url, { cookie: cookiesOf(client) }).status).toBe(403)
  })

  it('[SAFE-02] behind a proxy the pages of PUBLIC_URL, no others', async () => {
    const env = { PLATFORM_URL: platform.url, MQTT_URL: '', PUBLIC_URL: 'http://portal.example' }
    const proxied = await stackForTest(env)
    const headers = { host: 'portal.example' }
    const client = createHttpClient(proxied.portal.url, headers)
    await client.signIn('proxied')
    const cookie = cookiesOf(client)
    const status = (origin: string) => {
      const live = openLive(proxied.portal.url, { cookie, origin, headers })
      clients.push(live)
      return live.status
    }
    expect(await status('http://portal.example')).toBe(101)
    expect(await status(proxied.portal.url)).toBe(403)
  })

  it('[SAFE-02] ten windows of a user; the eleventh can read why it is closed', async () => {
    const { client } = await somebody()
    for (let count = 0; count < 10; count += 1) await join(client)
    await expect(join(client)).rejects.toThrow(String(closeCodes.tooMany))
    clients.pop()?.socket.terminate()
    await expect
      .poll(() =>
        join(client).then(
          () => true,
          () => false,
        ),
      )
      .toBe(true)
  })

  it('[SAFE-02] an upgrade to anything else is a request like any other', async () => {
    const { hostname, port } = new URL(stack.portal.url)
    const status = (path: string, upgrade: string) =>
      new Promise((done) => {
        const headers = { connection: 'Upgrade', upgrade }
        request({ hostname, port, path, headers }, (res) => done(res.resume().statusCode)).end()
      })
    expect(await status('/healthz', 'h2c')).toBe(200)
    expect(await status('/healthz', 'websocket')).toBe(200)
  })
})

describe('what a window says', () => {
  it.each<[string, string | Buffer]>([
    ['half a JSON', '{"t":"hel'],
    ['no object', '7'],
    ['a frame of no kind', '{"t":"shout"}'],
    ['another version', '{"t":"hello","v":2}'],
    ['an offset that is none', '{"t":"hello","v":1,"offset":-1}'],
    ['a frame without a type', '{"t":"send","data":{}}'],
    ['a length that is none', '{"t":"hello","v":1,"owner":{"length":{"toString":0}}}'],
    ['bytes', Buffer.from('{"t":"ping"}')],
  ])('[SAFE-02] %s closes its socket with 4010', async (_, frame) => {
    const { live } = await joined()
    live.socket.send(frame)
    expect(await live.closed).toBe(closeCodes.malformed)
  })

  it('[SAFE-02] a second hello is malformed, too', async () => {
    const { live } = await joined()
    live.say({ t: 'hello', v: 1 })
    expect(await live.closed).toBe(closeCodes.malformed)
  })

  it('[PUSH-05] a page of somebody else, or of another tenant, hears nothing and is to ask', async () => {
    const { client } = await somebody()
    const live = openLive(stack.portal.url, { cookie: cookiesOf(client) })
    await live.status
    live.say({ t: 'hello', v: 1, owner: 'somebody elsewhere' })
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    expect(live.frames).toEqual([])
  })

  it('[SAFE-02] frames of 64 KiB pass, longer ones close its socket', async () => {
    const { account, live } = await joined()
    const frame = (length: number) => {
      const empty = JSON.stringify({ t: 'send', data: { type: 'note', text: '' } }).length
      return { t: 'send', data: { type: 'note', text: 'x'.repeat(length - empty) } }
    }
    await expect.poll(() => platform.sockets('generic', account)).toHaveLength(1)
    live.say(frame(longestFrame))
    await expect.poll(() => platform.received.some(({ text }) => text.length > 65_000)).toBe(true)
    live.say(frame(longestFrame + 1))
    expect(await live.closed).toBe(1009)
  })

  it('[PUSH-05] ping is answered', async () => {
    const { live } = await joined()
    live.say({ t: 'ping' })
    await expect.poll(() => live.frames).toContainEqual({ t: 'pong' })
  })
})

describe('what a window hears', () => {
  it('[PUSH-05] each window of a session hears each event once, in order, over one upstream of a kind', async () => {
    const { client, account } = await somebody()
    const windows = [await join(client), await join(client)]
    await pushTo(account, 'generic', generic(1), generic(2), generic(3))
    for (const live of windows) await expect.poll(() => numbers(live)).toEqual([1, 2, 3])
    for (const kind of ['message', 'unread', 'generic']) {
      expect(platform.sockets(kind, account), kind).toHaveLength(1)
    }
  })

  it('[PUSH-05] what is for one user reaches all their sessions, and no other user', async () => {
    const one = await somebody()
    const two = await somebody()
    const [mine, theirs] = [await join(one.client), await join(two.client)]
    await pushTo(one.account, 'generic', generic(1))
    await pushTo(two.account, 'generic', generic(2))
    await expect.poll(() => numbers(mine)).toEqual([1])
    await expect.poll(() => numbers(theirs)).toEqual([2])
  })

  it('[PUSH-05] a window that comes back receives what it missed, nothing twice', async () => {
    const { client, account, live: first } = await joined()
    await pushTo(account, 'generic', generic(1))
    await expect.poll(() => numbers(first)).toEqual([1])
    const offset = first.events('generic')[0]?.offset ?? 0
    first.socket.terminate()
    await pushTo(account, 'generic', generic(2), generic(3))
    const again = await join(client, { epoch: first.welcome.epoch, offset })
    expect(again.welcome).toMatchObject({ resumed: true, offset })
    await expect.poll(() => numbers(again)).toEqual([2, 3])
  })

  it.each<[string, (epoch: string, offset: number) => { epoch?: string; offset?: number }]>([
    ['says no offset', () => ({})],
    ['comes from another process', (_, offset) => ({ epoch: 'other', offset })],
    ['has heard what was never said', (epoch, offset) => ({ epoch, offset: offset + 1_000_000 })],
    ['was there before the session was', (epoch) => ({ epoch, offset: 0 })],
  ])('[PUSH-05] a window that %s has to begin again', async (_, from) => {
    const { client } = await somebody()
    const { welcome } = await join(client)
    const again = await join(client, from(welcome.epoch, welcome.offset))
    expect(again.welcome).toMatchObject({ resumed: false })
  })

  it('[PUSH-05] after more than is kept, or too long a time, a window that comes back begins again', async () => {
    const { client, account, live: first } = await joined()
    const { epoch, offset } = first.welcome
    await pushTo(account, 'generic', ...Array.from({ length: 300 }, (_, n) => generic(n)))
    await expect.poll(() => numbers(first)).toHaveLength(300)
    const second = await join(client, { epoch, offset })
    expect(second.welcome.resumed).toBe(false)
    first.socket.terminate()
    second.socket.terminate()
    await expect.poll(() => platform.sockets('generic', account)).toHaveLength(0)
    const third = await join(client, { epoch, offset: second.welcome.offset })
    expect(third.welcome.resumed).toBe(false)
  })

  it('[PUSH-02] a window that is opened later hears how many are unread', async () => {
    const { client, account, live: first } = await joined()
    await pushTo(account, 'unread', { message: 7, apps: { inbox: '3' } })
    await expect.poll(() => first.events('unread')).toHaveLength(1)
    const second = await join(client)
    const counts = { message: 7, apps: { inbox: 3 } }
    await expect.poll(() => second.events('unread')).toMatchObject([{ payload: counts }])
  })
})

describe('a live socket ends', () => {
  it('[PUSH-05] with the session: sign-out closes all windows with 4001', async () => {
    const { client, account } = await somebody()
    const windows = [await join(client), await join(client)]
    await client.post('/session/end')
    for (const live of windows) expect(await live.closed).toBe(closeCodes.sessionEnded)
    await expect.poll(() => platform.sockets('message', account)).toHaveLength(0)
  })

  it('[ME-08] [PUSH-05] once the session is idle, for it is no activity itself', async () => {
    const { client, live } = await joined()
    stack.advanceClock(25 * minute)
    live.say({ t: 'ping' })
    await client.post('/session/activity')
    stack.advanceClock(25 * minute)
    live.say({ t: 'ping' })
    await expect.poll(() => live.frames.filter(({ t }) => t === 'pong')).toHaveLength(2)
    stack.advanceClock(8 * minute)
    expect(await live.closed).toBe(closeCodes.sessionEnded)
  })

  it('[PUSH-05] not while its browser answers, however quiet the page is', async () => {
    const { account, live } = await joined()
    let pings = 0
    live.socket.on('ping', () => {
      pings += 1
    })
    await expect.poll(() => pings).toBeGreaterThan(5)
    await pushTo(account, 'generic', generic(1))
    await expect.poll(() => numbers(live)).toEqual([1])
  })

  it('[PUSH-05] when nothing is heard any more, of the window or of the backend', async () => {
    const env = { PLATFORM_URL: platform.url, MQTT_URL: '' }
    const impatient = { ...times, silence: 700, retry: 3 }
    const other = await stackForTest(env, undefined, impatient)
    const client = await signedInClient(other.portal.url, 'silent')
    const [quiet, live] = [
      await joinLive(other.portal.url, client),
      await joinLive(other.portal.url, client),
    ]
    clients.push(quiet, live)
    // They stop reading, so they answer nothing, like a connection whose other end is gone.
    quiet.socket.pause()
    platform.sockets('message', 'silent')[0]?.pause()
    const metrics = async () => (await createHttpClient(other.portal.url).get('/metrics')).text
    await expect.poll(metrics, { timeout: 5_000 }).toMatch(/closes_total\{code="4009"\} 1/)
    await expect.poll(() => live.events('stale')).toHaveLength(1)
    expect(live.socket.readyState).toBe(live.socket.OPEN)
  })

  it('[HOLD-05] with the process: 500 sockets are closed with 1012, and no new one gets in', async () => {
    const other = await startStack({ PLATFORM_URL: platform.url, MQTT_URL: '' })
    const windows: Awaited<ReturnType<typeof joinLive>>[] = []
    for (let person = 0; person < 50; person += 1) {
      const client = await signedInClient(other.portal.url, `stopped${person}`)
      const ten = Array.from({ length: 10 }, () => joinLive(other.portal.url, client))
      windows.push(...(await Promise.all(ten)))
    }
    const client = await signedInClient(other.portal.url, 'late')
    const stopped = other.close()
    const late = openLive(other.portal.url, { cookie: cookiesOf(client) })
    const codes = await Promise.all(windows.map(({ closed }) => closed))
    expect(codes).toEqual(windows.map(() => closeCodes.restarting))
    expect([503, null]).toContain(await Promise.race([late.status, late.closed.then(() => null)]))
    await stopped
  })
})
