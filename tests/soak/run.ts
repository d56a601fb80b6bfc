import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { announce } from '../../mock-platform/data/announce'
import type { MockPlatform } from '../../mock-platform/server'
import { type Measure, report } from '../performance/measure'
import type { Program } from '../performance/program'
import { createGate, type Gate } from './gate'
import { handlesLimit, measured } from './limits'
import { paceOf } from './pace'
import type { Holdings } from './portal'
import { startSoaked } from './start'
import { fillEndings, identities, live, newTally, type Tally } from './user'

/**
 * `npm run soak`: for a number of minutes, 200 users sign in, read, switch tenants, receive pushes and leave; then
 * measures what is left in the portal's process. The limits are those of docs/operations/watching.md.
 */
const users = 200
const minutes = Number(process.env.SOAK_MINUTES ?? 10)
/** Often enough to fit a line, rarely enough that the collections cost little. */
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
  const gate = createGate()
  const pause = (milliseconds: number) =>
    wait(milliseconds, undefined, { signal: end.signal }).catch(() => {})
  const rest = async (milliseconds: number) => {
    await pause(milliseconds)
    await gate.pass()
  }
  const [first] = people
  if (!first) throw new Error('a soak needs users')
  const pace = await paceOf(portal.url, first, users)
  if (minutes >= 60) await fillEndings(portal.url, people)
  const around = { portal: portal.url, tally, pace, rest, isOver }
  const work = people.map((user) => live(user, around))
  const pushing = push(mock, spacesOf(people), rest, isOver)

  const seen = await sampled(portal, pause, tally, gate)
  end.abort()
  await Promise.all([...work, pushing])
  const after = await quiet(portal, before.handles + handlesLimit)
  await portal.kill()
  await mock.close()
  return measured({ tally, pace, heaps: seen, minutes, before, after })
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

/** The heap at equal intervals, in megabytes, while no user is active. */
async function sampled(
  portal: Program,
  pause: (milliseconds: number) => Promise<void>,
  tally: Tally,
  gate: Gate,
) {
  const heaps: number[] = []
  for (let sample = 0; sample < samples; sample += 1) {
    await pause((minutes * 60_000) / samples)
    gate.close()
    while (tally.waiting > 0) await pause(50)
    heaps.push((await portal.ask<Holdings>('holdings')).heap / megabyte)
    gate.open()
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
