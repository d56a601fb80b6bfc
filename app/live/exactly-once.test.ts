import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import type { LiveEvents } from '~contract/live/protocol'
import { userTenantKey } from '~contract/portal/user-tenant'
import { createFeed, type RunningFeed } from './create-feed'
import { TestBrowser } from './test-browser'
import { TestPortal } from './test-portal'

type Message = LiveEvents['message']

/**
 * Each execution uses different runs; a failure prints its seed and the shortest failing run, which `seed` and `path`
 * reproduce.
 */
const runs = { numRuns: 60 }
const pushed = 1_000
/** Allows for many runs on a busy machine. */
const patience = 90_000

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

const messageOf = (number: number): Message => ({
  id: `m${number}`,
  typeCode: 'msgType1',
  app: '公文',
  title: `第 ${number} 条`,
  link: '',
  time: `2026-03-02 09:00:00.${String(number).padStart(4, '0')}`,
})

/** A portal whose backend keeps all messages, and the windows of one browser. */
class World {
  portal = new TestPortal()
  windows: TestWindow[] = []
  /** Stays open for the whole run. */
  survivor: TestWindow
  backend: Message[] = []
  random: () => number
  browser = new TestBrowser()

  constructor(random: () => number) {
    this.random = random
    vi.stubGlobal('BroadcastChannel', this.browser.Channel)
    for (let count = 0; count < 2; count += 1) this.openWindow(0)
    this.survivor = this.openWindow(0)
  }

  /** Adds the messages to the backend and pushes them in the given order. */
  push(numbers: readonly number[]) {
    const messages = numbers.map(messageOf)
    this.backend.push(...messages)
    for (const message of messages) this.portal.push('message', message, 2)
  }

  /** `late`: how long after its page the window starts to listen (ms). */
  openWindow(late: number): TestWindow {
    const window = new TestWindow(this, late)
    this.windows.push(window)
    return window
  }

  /** Closes the oldest window. */
  closeWindow() {
    const oldest = this.windows.find((window) => window !== this.survivor)
    this.windows = this.windows.filter((window) => window !== oldest)
    oldest?.close()
  }
}

/**
 * A window, what it receives and what it shows; its page starts with the messages that the backend has at that time.
 */
class TestWindow {
  received: string[] = []
  /** How often it was asked to reload from the backend. */
  staleTimes = 0
  /** How many messages there were before its page. */
  readonly before: number
  #feed: RunningFeed | null = null
  #byId: Map<string, Message>
  #beginning: ReturnType<typeof setTimeout>

  constructor(world: World, late: number) {
    const position = world.portal.place
    this.before = world.backend.length
    this.#byId = new Map(world.backend.map((message) => [message.id, message]))
    this.#beginning = setTimeout(() => this.#begin(world, position), late)
  }

  #begin({ portal, browser, random, backend }: World, position: TestPortal['place']) {
    const feed = createFeed({
      userTenant: userTenantKey({ userId: 'u1', tenantId: 't1' }),
      position,
      connect: portal.connect,
      locks: browser.locks,
      random,
      sessionEnded: async () => {},
    })
    feed.subscribe('message', (message) => {
      this.received.push(message.id)
      this.#byId.set(message.id, message)
    })
    // The answer has what the backend holds now, but arrives later.
    feed.subscribe('stale', () => {
      this.staleTimes += 1
      const answer = [...backend]
      setTimeout(() => {
        for (const message of answer) this.#byId.set(message.id, message)
      }, 300)
    })
    this.#feed = feed
  }

  shown(): string[] {
    return [...this.#byId.values()].sort((a, b) => a.time.localeCompare(b.time)).map(({ id }) => id)
  }

  wake() {
    this.#feed?.wake()
  }

  close() {
    clearTimeout(this.#beginning)
    this.#feed?.stop()
  }
}

/** What may go wrong between a portal and its windows while messages arrive. */
const mishap = fc.oneof(
  fc.record({
    what: fc.constant('cut' as const),
    code: fc.constantFrom(1006, 1001, ...Object.values(closeCodes)),
  }),
  fc.record({ what: fc.constant('lose' as const) }),
  fc.record({ what: fc.constant('repeat' as const) }),
  fc.record({ what: fc.constant('close' as const) }),
  fc.record({ what: fc.constant('open' as const), late: fc.nat(4_000) }),
  fc.record({ what: fc.constant('wake' as const) }),
  fc.record({ what: fc.constant('pass' as const), time: fc.nat(40_000) }),
)
type Mishap = typeof mishap extends fc.Arbitrary<infer One> ? One : never

async function suffer(world: World, mishap: Mishap | { what: 'restart' } | { what: 'forget' }) {
  const { portal } = world
  if (mishap.what === 'cut') portal.cut(mishap.code)
  else if (mishap.what === 'restart') portal.restart()
  else if (mishap.what === 'forget') portal.forget()
  // Half-open: neither side receives anything from the other, and neither notices.
  else if (mishap.what === 'lose') for (const socket of portal.open) socket.through = false
  else if (mishap.what === 'repeat') {
    for (const socket of portal.sockets)
      portal.receive(socket, { t: 'hello', v: 1, epoch: portal.epoch })
  } else if (mishap.what === 'close') world.closeWindow()
  else if (mishap.what === 'open') world.openWindow(mishap.late)
  else if (mishap.what === 'wake') for (const window of world.windows) window.wake()
  else await pass(mishap.time)
}

const share = fc.integer({ min: 1, max: 60 })
const randomness = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1 })

function cycle(numbers: readonly number[]) {
  let turn = 0
  return () => {
    turn += 1
    return numbers[turn % numbers.length] ?? 0
  }
}

const all = Array.from({ length: pushed }, (_, number) => number)
const allIds = all.map((number) => `m${number}`)

/** One run's windows must not carry on in the next. */
function forget() {
  vi.clearAllTimers()
}

/** Everything is shown, nothing came twice, and nothing was missed unless the window was asked to reload. */
function expectOnce(window: TestWindow) {
  expect(window.shown()).toEqual(allIds)
  const due = allIds.slice(window.before)
  const received = new Set(window.received)
  expect(window.received).toEqual(
    window.staleTimes > 0 ? due.filter((id) => received.has(id)) : due,
  )
}

describe('a thousand messages', () => {
  it(
    '[LIVE-01] are each received once and in order, whatever becomes of sockets and windows',
    async () => {
      const steps = fc.array(fc.tuple(share, mishap), { maxLength: 60 })
      await fc.assert(
        fc
          .asyncProperty(steps, randomness, async (taken, random) => {
            const world = new World(cycle(random))
            await pass(100)
            let next = 0
            for (const [count, what] of taken) {
              world.push(all.slice(next, next + count))
              next += count
              await suffer(world, what)
            }
            world.push(all.slice(next))
            await pass(180_000)
            expect(world.survivor.received).toEqual(allIds)
            for (const window of world.windows) expectOnce(window)
          })
          .afterEach(forget),
        runs,
      )
    },
    patience,
  )

  it(
    '[LIVE-01] are each shown once and in order if they come twice, in any order, and the portal forgets',
    async () => {
      const again = fc.record({ what: fc.constantFrom('restart' as const, 'forget' as const) })
      const steps = fc.array(fc.tuple(share, fc.oneof(mishap, again)), { maxLength: 60 })
      const order = fc.shuffledSubarray(all, { minLength: pushed, maxLength: pushed })
      await fc.assert(
        fc
          .asyncProperty(steps, randomness, order, async (taken, random, shuffled) => {
            const world = new World(cycle(random))
            let next = 0
            for (const [count, what] of taken) {
              const part = shuffled.slice(next, next + count)
              world.push(count % 2 === 0 ? part : [...part, ...part])
              next += count
              await suffer(world, what)
            }
            world.push(shuffled.slice(next))
            await pass(180_000)
            for (const window of world.windows) expect(window.shown()).toEqual(allIds)
          })
          .afterEach(forget),
        runs,
      )
    },
    patience,
  )
})
