import { type Measure, median, ratio } from '../measure'
import type { Program } from '../program'
import { cookiesFor, moment, percentile, readMessage, type Setting } from './setting'
import { openWindows, type Window } from './windows'

const sockets = 1_000
const rounds = 9
const messagesPerRound = 40
const pacedRounds = 3
const pacedMessages = 20
const bytes = 300

interface Side {
  name: 'portal' | 'bare'
  server: Program
  windows: Window[]
  seconds: number[]
  cpu: number[]
  delays: number[]
  lost: number
  doubled: number
}

type Say = (to: Side['name'], count: number, pace: number) => Promise<unknown>

/** 1,000 sockets: many messages at once, and ten messages a second. */
export async function fanOut({ upstream, ...setting }: Setting): Promise<Measure[]> {
  const cookies = await cookiesFor(sockets)
  const sideOf = async (name: Side['name']): Promise<Side> => {
    const server = await setting[name]()
    const windows = await openWindows(server.url, sockets, name === 'portal' ? cookies : [])
    return { name, server, windows, seconds: [], cpu: [], delays: [], lost: 0, doubled: 0 }
  }
  const portal = await sideOf('portal')
  const bare = await sideOf('bare')
  let next = 0
  const say: Say = (to, count, pace) => {
    const from = next
    next += count
    return upstream.ask('say', { to, from, count, bytes, pace })
  }

  for (const side of [portal, bare, portal, bare]) await flood(side, say)
  for (const side of [portal, bare]) Object.assign(side, { seconds: [], cpu: [] })
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? [bare, portal] : [portal, bare]) await flood(side, say)
  }
  const measures = floodMeasures(portal, bare)
  for (let round = 0; round < pacedRounds; round += 1) {
    for (const side of round % 2 ? [bare, portal] : [portal, bare]) await trickle(side, say)
  }
  for (const { socket } of [...portal.windows, ...bare.windows]) socket.destroy()
  return [...measures, ...trickleMeasures(portal, bare)]
}

/** Sends many messages at once, and waits until every window has received them all. */
async function flood(side: Side, say: Say) {
  let missing = side.windows.length * messagesPerRound
  const before = await side.server.ask<number>('cpu')
  const started = performance.now()
  const all = new Promise<void>((done) => {
    for (const window of side.windows) {
      window.hear = () => {
        missing -= 1
        if (missing === 0) done()
      }
    }
  })
  await say(side.name, messagesPerRound, 0)
  await Promise.race([all, tooLate()])
  side.seconds.push((performance.now() - started) / 1000)
  side.cpu.push((await side.server.ask<number>('cpu')) - before)
}

async function tooLate(): Promise<never> {
  await new Promise((done) => setTimeout(done, 30_000).unref())
  throw new Error('a message or a window was lost')
}

/** Sends ten messages a second, and records what became of each. */
async function trickle(side: Side, say: Say) {
  const heard = side.windows.map((window) => {
    const ids: number[] = []
    window.hear = (text) => {
      const message = readMessage(text)
      if (!message) return
      side.delays.push(moment() - message.at)
      ids.push(message.id)
    }
    return ids
  })
  await say(side.name, pacedMessages, 100)
  await settled(heard)
  for (const ids of heard) {
    const different = new Set(ids).size
    side.lost += pacedMessages - different
    side.doubled += ids.length - different
  }
}

/** Waits for what is still on its way; what has not come after five seconds is lost. */
async function settled(heard: number[][]) {
  const patience = performance.now() + 5_000
  while (heard.some((ids) => ids.length < pacedMessages) && performance.now() < patience) {
    await new Promise((done) => setTimeout(done, 20))
  }
}

function floodMeasures(portal: Side, bare: Side): Measure[] {
  const deliveries = sockets * messagesPerRound
  return [
    {
      name: 'fan-out to 1,000 sockets / bare ws',
      ...ratio(bare.seconds, portal.seconds),
      least: 0.95,
      detail: [`${Math.round(deliveries / median(portal.seconds))} deliveries a second`],
    },
    {
      name: 'CPU a delivery / bare ws',
      ...ratio(portal.cpu, bare.cpu),
      goal: 1.1,
      impossibleBelow: 0.5,
      detail: [`${(median(portal.cpu) / deliveries).toFixed(2)} µs CPU a delivery`],
    },
  ]
}

function trickleMeasures(portal: Side, bare: Side): Measure[] {
  const [own, floor] = [percentile(portal.delays, 0.99), percentile(bare.delays, 0.99)]
  return [
    {
      name: 'p99 of a delivery, 1,000 sockets, 10 a second / bare ws',
      value: own / floor,
      unit: 'x',
      goal: 1.5,
      impossibleBelow: 0.3,
      detail: [`p99 ${own.toFixed(1)} ms, bare ${floor.toFixed(1)} ms`],
    },
    { name: 'lost of them', value: portal.lost, unit: 'messages', goal: 0 },
    { name: 'doubled of them', value: portal.doubled, unit: 'messages', goal: 0 },
  ]
}
