import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { cookiesOf, joinLive, openLive, signedInClient } from '../support/live-client'
import { startRelay } from '../support/relay'
import { openSpace, type Stack, startStack } from '../support/stack'
import { type ChannelName, channelNames, heardOf, ordersFor } from './channels'
import { tableText } from './table'

/**
 * Each of the platform's sockets fails in each way, and so does the browser's own one. Always true: the page stands,
 * events of the other sockets keep arriving, and once the fault is over the socket's pushes arrive, with notice of
 * what was missed.
 */
const faults = ['cut', 'refuse', 'half-open', '401', 'flood'] as const
const rows = [...channelNames, 'window'] as const
const results = new Map<string, string>()
const refusedFor = 600_000
const flood = 2_000

/** Silence is noticed soon; everything else is as quick as possible. */
const times = { heartbeat: 1_000, silence: 3_000, sweep: 100, retry: 50, resend: 50, cut: 200 }
const patience = { timeout: 15_000 }

let people: Stack
/** Refusals of the queue affect every user. */
let queue: Stack
beforeAll(async () => {
  people = await startStack({}, undefined, times)
  queue = await startStack({}, undefined, times)
})
afterAll(async () => {
  const text = tableText(
    'sockets',
    rows,
    faults,
    (row, fault) => results.get(`${row} ${fault}`) ?? '–',
  )
  process.stdout.write(`${text}\n`)
  await people.close()
  await queue.close()
})

/** 张三 in a space of their own, with a window that receives all channels. */
async function somebody(stack: Stack) {
  const { space, account } = openSpace(stack)
  const client = await signedInClient(stack.portal.url, account('zhangsan'))
  const live = await joinLive(stack.portal.url, client)
  const orders = ordersFor(stack.mock, space.id)
  for (const channel of channelNames) {
    await expect.poll(() => orders.push(channel, '1'), patience).toBeGreaterThan(0)
    await expect.poll(() => heardOf(live, channel), patience).toContain('1')
  }
  return { stack, space, client, live, orders }
}
type Somebody = Awaited<ReturnType<typeof somebody>>

let marks = 10_000
/** A push of the channel reaches the window, now or soon. */
async function expectHeard(
  { orders }: Somebody,
  live: Somebody['live'],
  channel: ChannelName,
): Promise<void> {
  marks += 1
  const mark = String(marks)
  // The push is repeated: what is sent to a dead socket is lost until its end is noticed.
  const said = async () => {
    await orders.push(channel, mark)
    return heardOf(live, channel)
  }
  await expect.poll(said, patience).toContain(mark)
}

async function expectThePageToStand({ client }: Somebody) {
  const page = await client.get('/index')
  expect(page.status).toBe(200)
  expect(page.text).toContain('张三')
}

const otherThan = (channel: ChannelName) => (channel === 'generic' ? 'message' : 'generic')

/** Causes the fault; returns the window that goes on, which is a new one if the session was in doubt. */
const strikes: Record<
  (typeof faults)[number],
  (visitor: Somebody, channel: ChannelName) => Promise<Somebody['live']>
> = {
  async cut({ orders, live }, channel) {
    await orders.cut(channel)
    return live
  },
  async refuse({ orders, live }, channel) {
    await orders.cut(channel, { refuseMs: refusedFor })
    return live
  },
  async 'half-open'({ orders, live }, channel) {
    await orders.cut(channel, { halfOpen: true })
    return live
  },
  async '401'({ stack, client, orders, live }, channel) {
    await orders.cut(channel, { refuseMs: refusedFor, status: 401 })
    // The queue's credential belongs to the portal and says nothing about any user's session.
    if (channel === 'mq') return live
    expect(await live.closed).toBe(closeCodes.sessionEnded)
    return joinLive(stack.portal.url, client)
  },
  async flood({ orders, live }, channel) {
    const before = heardOf(live, channel).length
    await orders.pushNonsense(channel, flood)
    await orders.push(channel, '{n}', flood)
    const heard = () => heardOf(live, channel).slice(before)
    // An id that was already published is not published again.
    const first = channel === 'unread' || channel === 'generic' ? 1 : 2
    await expect.poll(() => heard().length, patience).toBe(flood - first + 1)
    expect(heard()).toEqual(
      Array.from({ length: flood - first + 1 }, (_, at) => String(first + at)),
    )
    return live
  },
}

async function endure(stack: Stack, channel: ChannelName, fault: (typeof faults)[number]) {
  const visitor = await somebody(stack)
  const missed = visitor.live.events('stale').length
  const live = await strikes[fault](visitor, channel)
  await expectThePageToStand(visitor)
  await expectHeard(visitor, live, otherThan(channel))
  await visitor.orders.admit()
  await expectHeard(visitor, live, channel)
  if (fault !== 'flood' && fault !== '401') {
    await expect.poll(() => live.events('stale').length, patience).toBeGreaterThan(missed)
  }
  live.socket.terminate()
  visitor.live.socket.terminate()
  results.set(`${channel} ${fault}`, 'back')
}

describe.each(['message', 'unread', 'generic'] as const)('the %s socket', (channel) => {
  it.each(faults)(
    '[HOLD-01] [PUSH-05] %s: the page stands, and pushes come again',
    (fault) => endure(people, channel, fault),
    60_000,
  )
})

it.each(faults)(
  '[HOLD-01] [PUSH-04] the queue with %s: the page stands, and pushes come again',
  (fault) => endure(queue, 'mq', fault),
  60_000,
)

describe("the window's own socket", () => {
  const done = (fault: string, what: string) => results.set(`window ${fault}`, what)

  it('[LIVE-01] cut: a window that comes back receives what it missed, once', async () => {
    const visitor = await somebody(people)
    const from = { epoch: visitor.live.welcome.epoch, offset: lastOffset(visitor.live) }
    visitor.live.socket.terminate()
    await visitor.live.closed
    await visitor.orders.push('generic', '7')
    const again = await joinLive(people.portal.url, visitor.client, from)
    await expect.poll(() => heardOf(again, 'generic'), patience).toEqual(['7'])
    expect(again.welcome.resumed).toBe(true)
    again.socket.terminate()
    done('cut', 'resumed')
  })

  it('[LIVE-01] refuse: a window that cannot come back for a while receives then what it missed', async () => {
    const visitor = await somebody(people)
    const relay = await startRelay(people.portal.url)
    const near = await joinLive(relay.url, visitor.client)
    const from = { epoch: near.welcome.epoch, offset: near.welcome.offset }
    await relay.refuse()
    await near.closed
    await visitor.orders.push('generic', '7')
    expect(await openLive(relay.url, { cookie: cookiesOf(visitor.client) }).closed).toBe(1006)
    await relay.admit()
    const again = await joinLive(relay.url, visitor.client, from)
    await expect.poll(() => heardOf(again, 'generic'), patience).toEqual(['7'])
    await relay.close()
    visitor.live.socket.terminate()
    done('refuse', 'resumed')
  })

  it('[PUSH-05] half-open: one that answers nothing is let go', async () => {
    const visitor = await somebody(people)
    const cookie = cookiesOf(visitor.client)
    const dead = openLive(people.portal.url, { cookie })
    await dead.status
    dead.say({ t: 'hello', v: 1 })
    await expect.poll(() => dead.frames.length, patience).toBeGreaterThan(0)
    dead.socket.pause()
    const closes = async () => {
      const { text } = await visitor.client.get('/metrics')
      return Number(/live_closes_total\{code="4009"\} (\d+)/.exec(text)?.[1] ?? 0)
    }
    await expect.poll(closes, patience).toBeGreaterThan(0)
    await expectHeard(visitor, visitor.live, 'generic')
    visitor.live.socket.terminate()
    done('half-open', 'let go')
  })

  it('[HOLD-04] 401: once the session has ended it stays out, and the page is led to sign in', async () => {
    const visitor = await somebody(people)
    const cookie = cookiesOf(visitor.client)
    await visitor.client.post('/session/end')
    expect(await visitor.live.closed).toBe(closeCodes.sessionEnded)
    expect(await openLive(people.portal.url, { cookie }).status).toBe(401)
    expect((await visitor.client.get('/index')).location).toMatch(/^\/login/)
    done('401', 'signed out')
  })

  it('[SAFE-02] flood: what one window says without end harms no other', async () => {
    const [noisy, quiet] = [await somebody(people), await somebody(people)]
    for (let said = 0; said < flood; said += 1) noisy.live.say({ t: 'ping' })
    for (let said = 0; said < flood; said += 1) noisy.live.say({ t: 'send', data: { type: 'x' } })
    await expectHeard(quiet, quiet.live, 'generic')
    await expectThePageToStand(quiet)
    for (const { live } of [noisy, quiet]) live.socket.terminate()
    done('flood', 'stands')
  })
})

it('[SAFE-08] no fault of a socket puts a token into the log', () => {
  const log = [...people.logLines, ...queue.logLines].join('')
  expect(log).toContain('live source away')
  expect(log).not.toMatch(/tk_|access_token/)
})

/** The offset of the last event that a window has received. */
function lastOffset(live: Somebody['live']): number {
  const offsets = live.frames.flatMap((frame) => (frame.t === 'event' ? [frame.offset] : []))
  return Math.max(live.welcome.offset, ...offsets)
}
