import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '../../mock-platform/data/announce'
import type { MockPlatform } from '../../mock-platform/server'
import { type Measure, report } from '../performance/measure'
import type { Program } from '../performance/program'
import { handlesLimit, measured } from './limits'
import type { Holdings } from './portal'
import { startSoaked } from './start'
import { identities, live, newTally } from './user'

/**
 * `npm run soak`: for a number of minutes, 200 users sign in, read, switch tenants, receive pushes and leave; then
 * measures what is left in the portal's process. The limits are those of docs/operations/watching.md.
 */
const users = 200
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
/** Often enough for a line through them, rarely enough that the collections cost little. */
const samples = Math.max(12, Math.round(minutes))
const pushInterval = 1_000
const megabyte = 1024 * 1024

async function soak(): Promise<Measure[]> {
  const { mock, portal } = await startSoaked({
    // Each user has an address of their own, as the proxy in front of the portal reports it, because SAFE-04 counts
    // by address.
    TRUSTED_PROXIES: '1',
  })
  const people = identities(mock, users)
  const before = await portal.ask<Holdings>('holdings')
  const tally = newTally()
  const end = new AbortController()
  // Every waiting user listens to this signal, more than Node's default limit of listeners.
  setMaxListeners(0, end.signal)
  const isOver = () => end.signal.aborted
  const rest = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: end.signal }).catch(() => {})
  const work = people.map((user) => live(user, { portal: portal.url, tally, rest, isOver }))
  const pushing = push(mock, spacesOf(people), rest, isOver)

  const seen = await sampled(portal, rest)
  end.abort()
  await Promise.all([...work, pushing])
  const after = await quiet(portal, before.handles + handlesLimit)
  await portal.kill()
  await mock.close()
  return measured({ tally, heaps: seen, minutes, before, after })
}

const spacesOf = (people: readonly { account: string }[]) => [
  ...new Set(people.map(({ account }) => account.split('@')[1] ?? '')),
]

async function push(
  mock: MockPlatform,
  spaces: string[],
  rest: (milliseconds: number) => Promise<void>,
  isOver: () => boolean,
): Promise<void> {
  for (let round = 0; !isOver(); round += 1) {
    const space = mock.space(spaces[round % spaces.length])
    for (const person of space.users.all()) {
      announce(space, person, { app: '公文', title: `第${round}号通知` })
    }
    await rest(pushInterval)
  }
}

/** How far apart two looks at the heap are at least (ms): its collections keep users waiting for more than a second. */
const lookInterval = 20_000

/**
 * The heap at equal intervals, in megabytes: the lowest of several looks at it. What is under way in a moment would hide
 * what stays.
 */
async function sampled(portal: Program, rest: (milliseconds: number) => Promise<void>) {
  const interval = (minutes * 60_000) / samples
  const looks = Math.max(1, Math.floor(interval / lookInterval))
  const heaps: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    const seen: number[] = []
    for (let look = 0; look < looks; look += 1) {
      await rest(interval / looks)
      seen.push((await portal.ask<Holdings>('holdings')).heap / megabyte)
    }
    heaps.push(Math.min(...seen))
  }
  return heaps
}

/** What is left after the last user has gone; waits until unused connections are closed. */
async function quiet(portal: Program, handles: number): Promise<Holdings> {
  const until = performance.now() + 30_000
  for (;;) {
    const left = await portal.ask<Holdings>('holdings')
    if (left.handles <= handles || performance.now() > until) return left
    await wait(1_000)
  }
}

report(await soak())
process.disconnect?.()
