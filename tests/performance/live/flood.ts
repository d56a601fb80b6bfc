import { Agent } from 'node:http'
import { load } from '../load'
import { type Measure, ratio } from '../measure'
import type { Program } from '../program'
import { signIn, wholePage } from '../sign-in'
import { percentile, type Setting } from './setting'

const rounds = 5
/** Turns of each kind in a round. Turns are short, so that other load on the machine affects all kinds alike. */
const turns = 8
const pagesPerTurn = 50
const warmUpPages = 600
const address = '/index'

interface Reader {
  url: string
  cookie: string
  agent: Agent
}

const kinds = ['rest', 'elsewhere', 'flood'] as const
type Times = Record<(typeof kinds)[number], number[][]>

/**
 * What one account's flood of its live sockets costs other users: another user's pages, one after the other, while the
 * flooder floods the portal or a bare `ws` server, or rests, in turns. The flooder shares the machine with the portal;
 * against the bare server it takes just as much processor time, so the difference is the portal's own.
 */
export async function flood(setting: Setting): Promise<Measure[]> {
  const platform = await setting.memoryPlatform()
  const portal = await setting.builtPortal({ PLATFORM_URL: platform.url })
  const bare = await setting.bare()
  const flooder = await setting.flooder()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const reader = { url: portal.url + address, cookie: await signIn(portal.url), agent }
  const cookie = await signIn(portal.url, 'lisi')
  const orders = {
    rest: null,
    elsewhere: { url: bare.url, cookie },
    flood: { url: portal.url, cookie },
  }
  await wholePage(reader.url, reader.cookie)
  await pages(reader, warmUpPages)
  const times: Times = { rest: [], elsewhere: [], flood: [] }
  const attempts = { rest: 0, elsewhere: 0, flood: 0 }
  for (let turn = 0; turn < rounds * turns; turn += 1) {
    const round = Math.floor(turn / turns)
    for (const [place] of kinds.entries()) {
      // In a changing order, so that no kind always has the warmest process.
      const kind = kinds[(place + turn) % kinds.length] ?? 'rest'
      const taken = await besides(flooder, orders[kind], reader)
      times[kind][round] = [...(times[kind][round] ?? []), ...taken.times]
      attempts[kind] += taken.made
    }
  }
  agent.destroy()
  return measuresOf(times, attempts.flood)
}

async function besides(flooder: Program, order: object | null, reader: Reader) {
  if (order) await flooder.ask('flood', order)
  const times = await pages(reader, pagesPerTurn)
  return { times, made: await flooder.ask<number>('rest') }
}

/** How long each of `count` pages took until its last byte (ms). */
async function pages({ url, cookie, agent }: Reader, count: number): Promise<number[]> {
  const headers = { cookie, accept: 'text/html', 'sec-fetch-dest': 'document' }
  const times: number[] = []
  while (times.length < count) {
    const asked = performance.now()
    await load(url, agent, headers)
    times.push(performance.now() - asked)
  }
  return times
}

function measuresOf({ rest, elsewhere, flood }: Times, attempts: number): Measure[] {
  const last = (rounds: number[][]) => rounds.map((times) => percentile(times, 0.99))
  const told = (rounds: number[][]) =>
    [0.5, 0.99].map((share) => percentile(rounds.flat(), share).toFixed(1)).join(' and ')
  const seconds = flood.flat().reduce((sum, time) => sum + time, 0) / 1000
  return [
    {
      name: "p99 of others' pages while one account floods / while it floods a bare ws",
      ...ratio(last(flood), last(elsewhere)),
      goal: 1.5,
      detail: [
        `median and p99 ${told(flood)} ms; beside the bare server ${told(elsewhere)}, at rest ${told(rest)}`,
        `${Math.round(attempts / seconds)} sockets a second tried`,
      ],
    },
    { name: 'the same / while it rests', ...ratio(last(flood), last(rest)) },
  ]
}
