import { afterEach, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { createHttpClient } from '../support/http-client'
import { cookiesOf, joinLive, openLive, signedInClient } from '../support/live-client'
import { startLivePlatform, type UpgradeAnswer } from '../support/live-platform'
import { frameOf, opcodes } from '../support/raw-frames'
import { forFile, stackForFile } from '../support/server-test'

/** So short that tests do not have to wait for them. */
const times = {
  heartbeat: 40,
  sweep: 10,
  retry: 3,
  resend: 3,
  cut: 50,
  handshake: 400,
  grace: 3_000,
}

const platform = await forFile(startLivePlatform())
const elsewhere = await forFile(startLivePlatform())
const env = {
  PLATFORM_URL: platform.url,
  MQTT_URL: '',
  LIVE_ORIGINS: elsewhere.url.replace('http', 'ws'),
}
const stack = await stackForFile(env, undefined, times)

let people = 0
let live: Awaited<ReturnType<typeof joinLive>>
afterEach(() => {
  live.socket.terminate()
  Object.assign(platform, { answers: {}, generic: '/ws/generic' })
})

/** A user that no other test has, with a window. */
async function somebody() {
  people += 1
  const account = `person${people}`
  const client = await signedInClient(stack.portal.url, account)
  live = await joinLive(stack.portal.url, client)
  const upstream = async (kind: string) => {
    await expect.poll(() => platform.sockets(kind, account)).toHaveLength(1)
    const [socket] = platform.sockets(kind, account)
    if (!socket) throw new Error(`no ${kind} socket`)
    return socket
  }
  const tried = (kind: string) =>
    platform.attempts.filter((one) => one.kind === kind && one.token === `tk_${account}`)
  return { account, client, upstream, tried, attempts: (kind: string) => tried(kind).length }
}

const forced = (id: string | number, more: object = {}) => ({
  type: 'NOTIFY_POP',
  id,
  title: `提醒${id}`,
  ...more,
})
const titles = () => live.events('forced').map(({ payload }) => payload.title)
const metrics = async () => (await createHttpClient(stack.portal.url).get('/metrics')).text

describe('a platform that breaks the rules of WebSockets', () => {
  const { text, ping, continuation } = opcodes
  const unmasked = (parts: Parameters<typeof frameOf>[0]) => frameOf({ masked: false, ...parts })

  it.each([
    ['a bit that is reserved', unmasked({ opcode: text, payload: '{}', reserved: 4 })],
    ['an unknown kind', unmasked({ opcode: 3, payload: '{}' })],
    ['a mask', frameOf({ opcode: text, payload: '{}' })],
    ['a ping of 126 bytes', unmasked({ opcode: ping, payload: 'a'.repeat(126) })],
    ['a continuation of nothing', unmasked({ opcode: continuation, payload: '{}' })],
    ['a text that is no UTF-8', unmasked({ opcode: text, payload: Buffer.from([0xc3]) })],
    ['the longest length there is', unmasked({ opcode: text, length: 2n ** 64n - 1n })],
  ])('[PUSH-05] [SAFE-11] by %s has its socket opened again, and the others go on', async (_, frame) => {
    const { account, upstream, attempts } = await somebody()
    await upstream('message')
    const generic = await upstream('generic')
    const before = attempts('message')
    platform.line('message', account)?.write(frame)
    await expect.poll(() => attempts('message')).toBeGreaterThan(before)
    ;(await upstream('message')).send(JSON.stringify(forced('afterwards')))
    await expect.poll(titles).toEqual(['提醒afterwards'])
    generic.send(JSON.stringify({ type: 'note' }))
    await expect.poll(() => live.events('generic')).toHaveLength(1)
  })
})

describe('what the message socket says', () => {
  it('[PUSH-01] [MSG-05] reaches the windows: sanitised, with addresses that are safe to follow', async () => {
    const { upstream } = await somebody()
    const message = forced(7, {
      createTime: '9999-12-31 23:59:59',
      content: '<p onclick="x()">请<b>审批</b><script>steal()</script></p>',
      url: 'javascript:alert(1)',
      messageUrls: [
        { title: '同意', url: '/service-system/agree', httpMethodType: 'post', params: { a: 1 } },
        { title: '转出', url: 'https://evil.example/', httpMethodType: 'POST' },
        { title: '查看', url: '//evil.example' },
      ],
    })
    ;(await upstream('message')).send(JSON.stringify(message))
    await expect.poll(() => live.events('forced')).toHaveLength(1)
    expect(live.events('forced')[0]?.payload).toMatchObject({
      id: '7',
      time: '9999-12-31 23:59:59',
      html: '<p>请<b>审批</b></p>',
      link: '',
    })
    // For the actions and what they lead to, see forced-message.server.test.ts.
    const said = JSON.stringify(live.events('forced')[0])
    expect(said).not.toMatch(/javascript:|evil\.example|steal/)
  })

  it('[PUSH-05] is told once for an id', async () => {
    const { upstream } = await somebody()
    const socket = await upstream('message')
    for (const id of [1, 1, 2, '1', 3, 2]) socket.send(JSON.stringify(forced(id)))
    await expect.poll(titles).toEqual(['提醒1', '提醒2', '提醒3'])
  })

  it.each<[string, string, string | Buffer]>([
    ['not JSON', 'half a JSON', '{"type":"NOTIFY_POP","id":1,'],
    ['not JSON', 'nothing', ''],
    ['shape', 'an unknown kind', '{"type":"SING","id":1,"title":"x"}'],
    ['shape', 'a message without a title', '{"type":"NOTIFY_POP","id":1}'],
    ['shape', 'a list', '[]'],
    [
      'shape',
      'an unknown method',
      JSON.stringify(forced(1, { messageUrls: [{ title: 'x', httpMethodType: 'BREW' }] })),
    ],
    ['binary', 'bytes', Buffer.from(JSON.stringify(forced(1)))],
    [
      'too long',
      'a frame of 1 MiB',
      JSON.stringify(forced(1, { content: 'x'.repeat(1024 * 1024) })),
    ],
  ])('[PUSH-01] is dropped and counted (%s): %s', async (reason, _, frame) => {
    const { upstream } = await somebody()
    const counted = async () =>
      Number(
        new RegExp(`dropped_total{source="message",reason="${reason}"} (\\d+)`).exec(
          await metrics(),
        )?.[1] ?? 0,
      )
    const before = await counted()
    const socket = await upstream('message')
    socket.send(frame)
    socket.send(JSON.stringify(forced('next')))
    await expect.poll(titles).toEqual(['提醒next'])
    expect(await counted()).toBe(before + 1)
  })

  it('[PUSH-05] is complete and in order, 5,000 at once', async () => {
    const { upstream } = await somebody()
    const socket = await upstream('message')
    const all = Array.from({ length: 5_000 }, (_, id) => forced(id))
    for (const message of all) socket.send(JSON.stringify(message))
    await expect.poll(titles, { timeout: 10_000 }).toHaveLength(5_000)
    expect(titles()).toEqual(all.map(({ title }) => title))
  })
})

describe('a socket of the platform', () => {
  it.each([
    'message',
    'unread',
    'generic',
  ])('[PUSH-05] that is lost comes back, and windows hear that they may have missed something: %s', async (kind) => {
    const { upstream, attempts } = await somebody()
    ;(await upstream(kind)).terminate()
    await expect.poll(() => live.events('stale')).toHaveLength(1)
    expect(attempts(kind)).toBe(2)
  })

  it.each<[UpgradeAnswer, string]>([
    [302, 'HTTP 302'],
    [500, 'HTTP 500'],
    ['hang', 'no answer'],
    ['close', 'closed 1005'],
  ])('[PUSH-05] that answers %s is tried again for ever; windows are welcome meanwhile', async (answer, reason) => {
    platform.answers = { message: answer }
    const { upstream, attempts } = await somebody()
    await expect.poll(() => attempts('message'), { timeout: 5_000 }).toBeGreaterThan(3)
    expect(stack.logLines.join('')).toContain(`"source":"message","reason":"${reason}"`)
    platform.answers = {}
    ;(await upstream('message')).send(JSON.stringify(forced('then')))
    await expect.poll(titles).toEqual(['提醒then'])
    expect(live.events('stale').length).toBeGreaterThan(0)
  })

  it('[PUSH-05] that closes at once a thousand times does no harm and fills no log', async () => {
    platform.answers = { message: 'close' }
    const { upstream, attempts } = await somebody()
    const lines = () => stack.logLines.filter((line) => line.includes('live source')).length
    await expect.poll(() => attempts('message'), { timeout: 25_000 }).toBeGreaterThan(1_000)
    expect(lines()).toBeLessThan(30)
    platform.answers = {}
    ;(await upstream('message')).send(JSON.stringify(forced('after all')))
    await expect.poll(titles).toEqual(['提醒after all'])
  })

  it('[PUSH-05] is tried by one attempt at a time', async () => {
    platform.answers = { message: 'hang' }
    const { tried } = await somebody()
    await expect.poll(() => tried('message').length, { timeout: 5_000 }).toBeGreaterThan(3)
    expect(tried('message').map(({ besides }) => besides)).not.toContain(1)
  })

  it('[AUTH-12] that refuses the token sends the windows to ask, once', async () => {
    platform.answers = { message: 401 }
    const client = await signedInClient(stack.portal.url, 'refused')
    const first = openLive(stack.portal.url, { cookie: cookiesOf(client) })
    expect(await first.closed).toBe(closeCodes.sessionEnded)
    live = await joinLive(stack.portal.url, client)
    platform.answers = {}
    await expect.poll(() => live.events('stale').length).toBeGreaterThan(0)
    expect(live.socket.readyState).toBe(live.socket.OPEN)
  })

  it('[SAFE-08] never has its address or the token in the log', () => {
    const log = stack.logLines.join('')
    expect(log).toContain('live source away')
    expect(log).not.toMatch(/tk_|access_token/)
  })
})

it('[PUSH-02] the unread socket is asked once it is open, and tells how many wait', async () => {
  platform.received = []
  const { upstream } = await somebody()
  const socket = await upstream('unread')
  await expect
    .poll(() => platform.received)
    .toContainEqual({ kind: 'unread', text: '{"type":"connect"}' })
  for (const bad of [{ message: -1 }, { message: 'many' }, {}]) socket.send(JSON.stringify(bad))
  socket.send(JSON.stringify({ message: '12' }))
  await expect
    .poll(() => live.events('unread'))
    .toMatchObject([{ payload: { message: 12, apps: {} } }])
})

describe('the generic socket', () => {
  const said = () =>
    platform.received.filter(({ kind }) => kind === 'generic').map(({ text }) => text)

  it('[PUSH-03] gets heartbeats; those that it answers reach no window', async () => {
    platform.received = []
    const { upstream } = await somebody()
    await expect.poll(said).toContain('{"type":"heartbeat"}')
    const socket = await upstream('generic')
    socket.send('{"type":"heartbeat"}')
    socket.send('{"noType":1}')
    socket.send('{"type":"note","of":{"any":"shape"}}')
    await expect
      .poll(() => live.events('generic'))
      .toMatchObject([{ payload: { type: 'note', of: { any: 'shape' } } }])
  })

  it('[PUSH-03] hears what windows send while it was away', async () => {
    platform.answers = { generic: 500 }
    platform.received = []
    const { upstream } = await somebody()
    const notes = () => said().filter((text) => text.includes('note'))
    for (const n of [1, 2]) live.say({ t: 'send', data: { type: 'note', n } })
    live.say({ t: 'send', data: { type: 'heartbeat' } })
    live.say({ t: 'ping' })
    await expect.poll(() => live.frames).toContainEqual({ t: 'pong' })
    expect(notes()).toEqual([])
    platform.answers = {}
    await upstream('generic')
    await expect.poll(notes).toEqual(['{"type":"note","n":1}', '{"type":"note","n":2}'])
  })

  it('[PUSH-03] may be elsewhere, if LIVE_ORIGINS has it', async () => {
    platform.generic = `${elsewhere.url.replace('http', 'ws')}/deep/generic?room=1`
    const { account } = await somebody()
    await expect.poll(() => elsewhere.sockets('generic', account)).toHaveLength(1)
  })

  it.each([
    'ws://127.0.0.1:9/generic',
    'http://portal.example/',
    '//evil.example/x',
    'nonsense',
  ])('[PUSH-03] [SAFE-02] the token does not go to %s', async (address) => {
    platform.generic = address
    const { attempts } = await somebody()
    await expect.poll(() => stack.logLines.join('')).toContain('"reason":"bad address"')
    expect(attempts('generic')).toBe(0)
    expect(stack.logLines.join('')).not.toContain(address)
  })

  it('[PUSH-03] is none if the platform names none', async () => {
    platform.generic = ''
    const { attempts } = await somebody()
    await expect.poll(metrics).toMatch(/upstreams{kind="generic",state="none"} [1-9]/)
    expect(attempts('generic')).toBe(0)
  })
})
