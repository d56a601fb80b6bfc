import { expect, it, vi } from 'vitest'
import { signedInAs, stackForFile } from '../support/server-test'

const stack = await stackForFile()

/** Longer timers than this keep what they hold alive through many other pages (ms). */
const shortest = 2_000

it('[HOLD-06] no timer outlives its page, which would hold all that the request has held', async () => {
  const { client } = await signedInAs(stack, 'zhangsan')
  // Timers that the first page sets for the whole process may stay.
  await client.get('/index')
  const set = vi.spyOn(globalThis, 'setTimeout')
  const cleared = vi.spyOn(globalThis, 'clearTimeout')
  expect((await client.get('/index')).status).toBe(200)
  const ended = new Set<unknown>(cleared.mock.calls.map(([timer]) => timer))
  const calls: readonly unknown[][] = set.mock.calls
  const timers = calls.map(([, delay, held], at) => ({
    delay: Number(delay ?? 0),
    held,
    timer: set.mock.results[at]?.value,
  }))
  vi.restoreAllMocks()
  // Undici's timers belong to its connections, which they hold weakly.
  const long = timers.filter(({ delay, held }) => delay >= shortest && !(held instanceof WeakRef))
  // A page must set some long timers: otherwise this test would check nothing.
  expect(long.length).toBeGreaterThan(0)
  expect(long.filter(({ timer }) => !ended.has(timer)).map(({ delay }) => delay)).toEqual([])
})
