import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { closeCodes } from '~contract/live/close-codes'
import type { LiveEvents } from '~contract/live/protocol'
import { userTenantKey } from '~contract/portal/user-tenant'
import { createFeed, type RunningFeed } from './create-feed'
import { TestBrowser } from './test-browser'
import { TestPortal } from './test-portal'

type Message = LiveEvents['message']

/** A failure prints the seed and the shortest run that fails; `seed` and `path` bring it back. */
const runs = { seed: 20_261_121, numRuns: 40 }
const pushed = 1_000
/** Many runs, on machines that are busy with other things. */
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

/** A portal whose backend keeps all messages, and the windows of one browser, each with what it shows. */
class World {
  portal = new TestPortal()
  windows: ReturnType<World['aWindow']>[] = []
  #browser = new TestBrowser()
  #backend: Message[] = []
  #random: () => number

  constructor(random: () => number) {
    this.#random = random
    vi.stubGlobal('BroadcastChannel', this.#browser.Channel)
    for (let count = 0; count < 3; count += 1) this.openWindow()
  }

  /** The backend has it; its pushes go out in any order, some of them twice. */
  push(numbers: readonly number[]) {
    const messages = numbers.map(messageOf)
    this.#backend.push(...messages)
    for (const message of messages) this.portal.push('message', message, 2)
  }

  openWindow() {
    this.windows.push(this.aWindow())
  }

  /** Never the last one, which has seen all from the start. */
  closeWindow() {
    if (this.windows.length > 1) this.windows.shift()?.feed.stop()
  }

  aWindow() {
    const received: string[] = []
    const byId = new Map<string, Message>()
    const feed: RunningFeed = createFeed({
      userTenant: userTenantKey({ userId: 'u1', tenantId: 't1' }),
      connect: this.portal.connect,
      locks: this.#browser.locks,
      random: this.#random,
      sessionEnded: async () => {},
    })
    feed.subscribe('message', (message) => {
      received.push(message.id)
      byId.set(message.id, message)
    })
    // The answer shows what the backend has now, and comes later.
    feed.subscribe('stale', () => {
      const answer = [...this.#backend]
      setTimeout(() => {
        for (const message of answer) byId.set(message.id, message)
      }, 300)
    })
    const shown = () =>
      [...byId.values()].sort((a, b) => a.time.localeCompare(b.time)).map(({ id }) => id)
    return { feed, received, shown }
  }
}

/** What may go wrong between a portal and its windows while messages come. */
const mishap = fc.oneof(
  fc.record({
    what: fc.constant('cut' as const),
    code: fc.constantFrom(1006, 1001, ...Object.values(closeCodes)),
  }),
  fc.record({ what: fc.constant('lose' as const) }),
  fc.record({ what: fc.constant('repeat' as const) }),
  fc.record({ what: fc.constant('close' as const) }),
  fc.record({ what: fc.constant('open' as const) }),
  fc.record({ what: fc.constant('wake' as const) }),
  fc.record({ what: fc.constant('pass' as const), time: fc.nat(40_000) }),
)
type Mishap = typeof mishap extends fc.Arbitrary<infer One> ? One : never

async function suffer(world: World, mishap: Mishap | { what: 'restart' }) {
  const { portal } = world
  if (mishap.what === 'cut') portal.cut(mishap.code)
  else if (mishap.what === 'restart') portal.restart()
  // Half open: neither side receives of the other any more, and neither is told.
  else if (mishap.what === 'lose') for (const socket of portal.open) socket.through = false
  else if (mishap.what === 'repeat') {
    for (const socket of portal.sockets)
      portal.receive(socket, { t: 'hello', v: 1, epoch: portal.epoch })
  } else if (mishap.what === 'close') world.closeWindow()
  else if (mishap.what === 'open') world.openWindow()
  else if (mishap.what === 'wake') for (const { feed } of world.windows) feed.wake()
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

describe('a thousand messages', () => {
  it(
    '[LIVE-01] are each told once and in order, whatever becomes of sockets and windows',
    async () => {
      const steps = fc.array(fc.tuple(share, mishap), { maxLength: 60 })
      await fc.assert(
        fc.asyncProperty(steps, randomness, async (taken, random) => {
          const world = new World(cycle(random))
          await pass(100)
          const survivor = world.windows[2]
          let next = 0
          for (const [count, what] of taken) {
            world.push(all.slice(next, next + count))
            next += count
            await suffer(world, what)
          }
          world.push(all.slice(next))
          await pass(180_000)
          expect(survivor?.received).toEqual(all.slice(0, pushed).map((number) => `m${number}`))
          for (const { shown } of world.windows) expect(shown()).toHaveLength(pushed)
          for (const { feed } of world.windows) feed.stop()
        }),
        runs,
      )
    },
    patience,
  )

  it(
    '[LIVE-01] are each shown once and in order if they come twice, in any order, and the portal forgets',
    async () => {
      const again = fc.record({ what: fc.constant('restart' as const) })
      const steps = fc.array(fc.tuple(share, fc.oneof(mishap, again)), { maxLength: 60 })
      const order = fc.shuffledSubarray(all, { minLength: pushed, maxLength: pushed })
      await fc.assert(
        fc.asyncProperty(steps, randomness, order, async (taken, random, shuffled) => {
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
          for (const { shown } of world.windows) {
            expect(shown()).toEqual(all.map((number) => `m${number}`))
          }
          for (const { feed } of world.windows) feed.stop()
        }),
        runs,
      )
    },
    patience,
  )
})
