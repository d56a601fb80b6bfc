import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import { userTenantKey } from '~contract/portal/user-tenant'
import { createFeed } from './create-feed'
import { createDeferredFeed } from './deferred-feed'
import { TestBrowser } from './test-browser'
import { TestPortal } from './test-portal'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

function aBrowser() {
  const portal = new TestPortal()
  const browser = new TestBrowser()
  vi.stubGlobal('BroadcastChannel', browser.Channel)
  /** Opens a window and records everything it receives. */
  const openWindow = async (over: Partial<Parameters<typeof createFeed>[0]> = {}) => {
    const received: unknown[] = []
    const sessionEnded = vi.fn(async () => {})
    const { connect } = portal
    const { locks } = browser
    const feed = createFeed({
      userTenant: userTenantKey({ userId: 'u1', tenantId: 't1' }),
      connect,
      locks,
      random: () => 1,
      sessionEnded,
      ...over,
    })
    feed.subscribe('stale', () => received.push('stale'))
    feed.subscribe('generic', ({ type }) => received.push(type))
    feed.subscribe('unread', ({ apps }) => received.push(apps))
    await pass()
    return { feed, received, sessionEnded }
  }
  return { portal, openWindow }
}

const say = (portal: TestPortal, ...types: string[]) => {
  for (const type of types) portal.push('generic', { type }, 3)
}

describe('the live feed of several windows', () => {
  it('[LIVE-02] one window holds the socket, all receive each event once', async () => {
    const { portal, openWindow } = aBrowser()
    const [one, two, three] = [await openWindow(), await openWindow(), await openWindow()]
    say(portal, 'a', 'b')
    await pass(60_000)
    expect(portal.sockets).toHaveLength(1)
    for (const { received, feed } of [one, two, three]) {
      expect(received).toEqual(['stale', 'a', 'b'])
      expect(feed.state()).toBe('live')
    }
    expect([one, two, three].map(({ feed }) => feed.leads())).toEqual([true, false, false])
  })

  it('[LIVE-02] the next window goes on where the one that closed stopped', async () => {
    const { portal, openWindow } = aBrowser()
    const [one, two, three] = [await openWindow(), await openWindow(), await openWindow()]
    say(portal, 'a')
    one.feed.stop()
    say(portal, 'b')
    await pass()
    say(portal, 'c')
    await pass()
    expect(portal.open).toHaveLength(1)
    expect(two.feed.leads()).toBe(true)
    expect(two.received).toEqual(['stale', 'a', 'b', 'c'])
    expect(three.received).toEqual(['stale', 'a', 'b', 'c'])
  })

  it('[PUSH-05] each window begins where its page was made, also one that comes to lead', async () => {
    const { portal, openWindow } = aBrowser()
    say(portal, 'before')
    const first = { epoch: portal.epoch, offset: portal.offset }
    say(portal, 'a')
    const second = { epoch: portal.epoch, offset: portal.offset }
    say(portal, 'b')
    const one = await openWindow({ position: first })
    const two = await openWindow({ position: second })
    one.feed.stop()
    say(portal, 'c')
    await pass()
    expect(one.received).toEqual(['a', 'b'])
    expect(two.received).toEqual(['b', 'c'])
  })

  it('[LIVE-02] a window of an older page than its leader can repeat for hears the last counts', async () => {
    const { portal, openWindow } = aBrowser()
    const early = portal.place
    say(portal, 'a')
    const one = await openWindow({ position: portal.place })
    portal.push('unread', { message: 3, apps: { inbox: 2 } })
    await pass()
    expect(one.received).toEqual([{ inbox: 2 }])
    const two = await openWindow({ position: early })
    expect(two.received).toEqual(['stale', { inbox: 2 }])
  })

  it('[LIVE-02] a window whose leader is frozen takes its place', async () => {
    const { portal, openWindow } = aBrowser()
    // A window that holds the lock but no longer does anything.
    const frozen = await openWindow()
    const [answering] = portal.open
    vi.stubGlobal('BroadcastChannel', new TestBrowser().Channel)
    const waiting = await openWindow()
    expect(waiting.feed.leads()).toBe(false)
    await pass(3_000)
    expect(waiting.feed.leads()).toBe(true)
    expect(frozen.feed.leads()).toBe(false)
    expect(answering?.isOpen).toBe(false)
    say(portal, 'a')
    expect(waiting.received).toEqual(['stale', 'a'])
  })

  it('[LIVE-02] windows of another user or tenant are on their own', async () => {
    const { portal, openWindow } = aBrowser()
    await openWindow()
    const other = await openWindow({ userTenant: userTenantKey({ userId: 'u1', tenantId: 't2' }) })
    expect(portal.open).toHaveLength(2)
    expect(other.feed.leads()).toBe(true)
  })

  it('[PUSH-05] without locks each window has its own socket', async () => {
    const { portal, openWindow } = aBrowser()
    const one = await openWindow({ locks: undefined })
    const two = await openWindow({ locks: undefined })
    say(portal, 'a')
    expect(portal.open).toHaveLength(2)
    expect(one.received).toEqual(['stale', 'a'])
    expect(two.received).toEqual(['stale', 'a'])
  })

  it('[PUSH-05] all windows fetch again if the portal began again', async () => {
    const { portal, openWindow } = aBrowser()
    const [one, two] = [await openWindow(), await openWindow()]
    say(portal, 'a')
    portal.restart()
    await pass()
    expect(two.feed.state()).toBe('away')
    await pass(2_000)
    say(portal, 'b')
    await pass()
    expect(one.received).toEqual(['stale', 'a', 'stale', 'b'])
    expect(two.received).toEqual(['stale', 'a', 'stale', 'b'])
    expect(two.feed.state()).toBe('live')
  })

  it('[FAST-05] all windows fetch when the server says, if many others must, too', async () => {
    const { portal, openWindow } = aBrowser()
    const windows = [await openWindow(), await openWindow()]
    const stales = () =>
      windows.map(({ received }) => received.filter((one) => one === 'stale').length)
    portal.later = 10_000
    portal.restart()
    await pass(2_000)
    say(portal, 'a')
    await pass(9_000)
    expect(stales()).toEqual([1, 1])
    expect(windows.map(({ received }) => received.at(-1))).toEqual(['a', 'a'])
    await pass(1_000)
    expect(stales()).toEqual([2, 2])
    portal.push('stale', { later: 4_000 })
    await pass(3_000)
    expect(stales()).toEqual([2, 2])
    await pass(1_000)
    expect(stales()).toEqual([3, 3])
  })

  it('[PUSH-03] what a window sends goes out once, also while the socket changes hands', async () => {
    const { portal, openWindow } = aBrowser()
    const [one, two, three] = [await openWindow(), await openWindow(), await openWindow()]
    two.feed.send({ type: 'first' })
    portal.answers = false
    portal.cut()
    three.feed.send({ type: 'second' })
    await pass(2_000)
    one.feed.stop()
    portal.answers = true
    await pass(30_000)
    expect(portal.sent).toEqual([{ type: 'first' }, { type: 'second' }])
    expect(two.feed.leads()).toBe(true)
  })

  it('[LIVE-02] every window asks whether the session has ended', async () => {
    const { portal, openWindow } = aBrowser()
    const [one, two] = [await openWindow(), await openWindow()]
    portal.cut(closeCodes.sessionEnded)
    await pass(1_000)
    expect(one.sessionEnded).toHaveBeenCalledTimes(1)
    expect(two.sessionEnded).toHaveBeenCalledTimes(1)
  })

  it('[LIVE-04] says whether the network is gone, and comes back at once with it', async () => {
    const { portal, openWindow } = aBrowser()
    let online = true
    const { feed } = await openWindow({ online: () => online })
    const states: string[] = []
    feed.watch(() => states.push(feed.state()))
    online = false
    feed.lost()
    expect(feed.state()).toBe('offline')
    online = true
    feed.wake()
    await pass()
    expect(states.at(-1)).toBe('live')
    expect(portal.sockets).toHaveLength(2)
  })

  it('[PUSH-05] one subscriber’s failure is not the others’', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { portal, openWindow } = aBrowser()
    const { feed, received } = await openWindow()
    feed.subscribe('generic', () => {
      throw new Error('a subscriber')
    })
    const last = vi.fn()
    feed.subscribe('generic', last)
    say(portal, 'a')
    expect(received).toEqual(['stale', 'a'])
    expect(last).toHaveBeenCalledTimes(1)
    expect(reported).toHaveBeenCalledTimes(1)
  })
})

describe('a feed that comes later', () => {
  it('[PUSH-05] joins its subscribers to the source, and lets go of it', async () => {
    const { portal, openWindow } = aBrowser()
    const later = createDeferredFeed()
    const received: string[] = []
    const states: string[] = []
    const deaf = later.feed.subscribe('generic', ({ type }) => received.push(type))
    later.feed.watch(() => states.push(later.feed.state()))
    later.feed.send({ type: 'early' })
    expect(later.feed.state()).toBe('connecting')

    const { feed } = await openWindow()
    later.setSource(feed)
    say(portal, 'a')
    expect(received).toEqual(['a'])
    expect(states).toEqual(['live'])
    expect(portal.sent).toEqual([{ type: 'early' }])
    expect(later.feed.leads()).toBe(true)

    deaf()
    later.feed.subscribe('generic', ({ type }) => received.push(`${type} again`))
    say(portal, 'b')
    later.setSource(null)
    say(portal, 'c')
    expect(received).toEqual(['a', 'b again'])
    expect(later.feed.state()).toBe('connecting')
  })
})
