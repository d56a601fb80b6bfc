import { type Measure, median } from '../measure'
import type { Program } from './program'
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

/** 1,000 sockets: all at once, and ten messages a second. */
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
  const say = (to: Side['name'], count: number, pace: number) => {
    const from = next
    next += count
    return upstream.ask('say', { to, from, count, bytes, pace }).then(() => from)
  }

  async function flood({ name, server, windows, ...side }: Side) {
    let missing = windows.length * messagesPerRound
    const before = await server.ask<number>('cpu')
    const started = performance.now()
    const all = new Promise<void>((done) => {
      for (const window of windows) {
        window.hear = () => {
          missing -= 1
          if (missing === 0) done()
        }
      }
    })
    await say(name, messagesPerRound, 0)
    await all
    side.seconds.push((performance.now() - started) / 1000)
    side.cpu.push((await server.ask<number>('cpu')) - before)
  }

  async function trickle(side: Side) {
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
    // What has not come when a later message has come everywhere is lost.
    await flood(side)
    for (const ids of heard) {
      const different = new Set(ids).size
      side.lost += pacedMessages - different
      side.doubled += ids.length - different
    }
  }

  for (const side of [portal, bare, portal, bare]) await flood(side)
  for (const side of [portal, bare]) Object.assign(side, { seconds: [], cpu: [] })
  for (let round = 0; round < rounds; round += 1) {
    for (const side of round % 2 ? [bare, portal] : [portal, bare]) await flood(side)
  }
  const fast = { portal: median(portal.seconds), bare: median(bare.seconds) }
  const cpu = portal.cpu.map((used, round) => used / (bare.cpu[round] ?? Number.NaN))
  const speed = bare.seconds.map((took, round) => took / (portal.seconds[round] ?? Number.NaN))
  const used = `${(median(portal.cpu) / (sockets * messagesPerRound)).toFixed(2)} µs CPU a delivery`
  for (let round = 0; round < pacedRounds; round += 1) {
    for (const side of round % 2 ? [bare, portal] : [portal, bare]) await trickle(side)
  }
  for (const { socket } of [...portal.windows, ...bare.windows]) socket.destroy()
  const p99 = { portal: percentile(portal.delays, 0.99), bare: percentile(bare.delays, 0.99) }
  const rate = Math.round((sockets * messagesPerRound) / fast.portal)
  const late = [`p99 ${p99.portal.toFixed(1)} ms, bare ${p99.bare.toFixed(1)} ms`]
  return [
    {
      name: 'fan-out to 1,000 sockets / bare ws',
      value: median(speed),
      unit: 'x',
      least: 0.6,
      detail: [`${rate} deliveries a second`],
    },
    { name: 'CPU a delivery / bare ws', value: median(cpu), unit: 'x', goal: 1.3, detail: [used] },
    {
      name: 'p99 of a delivery, 1,000 sockets, 10 a second / bare ws',
      value: p99.portal / p99.bare,
      unit: 'x',
      goal: 1.5,
      detail: late,
    },
    { name: 'lost of them', value: portal.lost, unit: 'messages', goal: 0 },
    { name: 'doubled of them', value: portal.doubled, unit: 'messages', goal: 0 },
  ]
}
