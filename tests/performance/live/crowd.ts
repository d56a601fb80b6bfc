import { type Measure, median, ratio } from '../measure'
import type { Program } from '../program'
import { cookiesFor, type Setting } from './setting'

/** As many as a process must be able to hold. */
const sockets = 10_000
const rounds = 5
const messagesPerRound = 4
/**
 * Milliseconds from one message to the next: more than a server needs to write one to all sockets, so that the delay is
 * that of one message and not of those before it.
 */
const pace = 2_000

interface Heard {
  p99: number
  lost: number
  doubled: number
}

interface Side {
  name: 'portal' | 'bare'
  windows: Program
  rounds: Heard[]
}

/** 10,000 sockets on one process: the delay of single messages, in alternating rounds. */
export async function crowd({ upstream, ...setting }: Setting): Promise<Measure[]> {
  const cookies = await cookiesFor(sockets)
  const sideOf = async (name: Side['name']): Promise<Side> => {
    const { url } = await setting[name]()
    const windows = await setting.crowd()
    await windows.ask('open', { url, count: sockets, cookies: name === 'portal' ? cookies : [] })
    return { name, windows, rounds: [] }
  }
  const portal = await sideOf('portal')
  const bare = await sideOf('bare')
  let next = 0
  const say = (to: Side['name']) => {
    const from = next
    next += messagesPerRound
    return upstream.ask('say', { to, from, count: messagesPerRound, bytes: 300, pace })
  }
  for (const side of [portal, bare]) await hearRound(side, say)
  for (const side of [portal, bare]) side.rounds = []
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? [bare, portal] : [portal, bare]) await hearRound(side, say)
  }
  return measuresOf(portal, bare)
}

async function hearRound({ name, windows, rounds: all }: Side, say: (to: Side['name']) => unknown) {
  await windows.ask('listen')
  await say(name)
  const patience = performance.now() + 10_000
  while (performance.now() < patience) {
    if ((await windows.ask<number>('received')) >= sockets * messagesPerRound) break
    await new Promise((done) => setTimeout(done, 50))
  }
  all.push(await windows.ask<Heard>('heard', messagesPerRound))
}

function measuresOf(portal: Side, bare: Side): Measure[] {
  const p99s = (side: Side) => side.rounds.map(({ p99 }) => p99)
  const sum = (of: (heard: Heard) => number) =>
    portal.rounds.reduce((total, heard) => total + of(heard), 0)
  const [own, floor] = [portal, bare].map((side) => median(p99s(side)).toFixed(0))
  return [
    {
      name: 'p99 of a delivery, 10,000 sockets / bare ws',
      ...ratio(p99s(portal), p99s(bare)),
      goal: 1.5,
      impossibleBelow: 0.3,
      detail: [`p99 ${own} ms, bare ${floor} ms`],
    },
    { name: 'lost of 10,000', value: sum(({ lost }) => lost), unit: 'messages', goal: 0 },
    { name: 'doubled of 10,000', value: sum(({ doubled }) => doubled), unit: 'messages', goal: 0 },
  ]
}
