import { Agent, request } from 'node:http'
import { type Measure, ratio } from '../measure'
import { signIn, wholePage } from '../sign-in'
import type { Program } from './program'
import { percentile, type Setting } from './setting'

const rounds = 7
/** Turns of either kind in a round: short, so that what else the machine does meets both. */
const turns = 8
const pagesPerTurn = 50
const warmUpPages = 600
const address = '/index'

interface Reader {
  url: string
  cookie: string
  agent: Agent
}

/**
 * What one account's flood of its live sockets costs others: pages of another user, one after the other, with and
 * without it, in turns. The flooder is a process of its own on the same machine, so that what it takes of the machine's
 * CPU counts against the portal.
 */
export async function flood(setting: Setting): Promise<Measure[]> {
  const platform = await setting.memoryPlatform()
  const portal = await setting.builtPortal({ PLATFORM_URL: platform.url })
  const flooder = await setting.flooder()
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const reader = { url: portal.url + address, cookie: await signIn(portal.url), agent }
  const order = { url: portal.url, cookie: await signIn(portal.url, 'lisi') }
  await wholePage(reader.url, reader.cookie)
  await pages(reader, warmUpPages)
  const quiet: number[][] = []
  const flooded: number[][] = []
  let attempts = 0
  for (let turn = 0; turn < rounds * turns; turn += 1) {
    const round = Math.floor(turn / turns)
    const beside = async () => {
      const { times, made } = await besideFlood(flooder, order, reader)
      flooded[round] = [...(flooded[round] ?? []), ...times]
      attempts += made
    }
    // In changing order, so that neither has the warmer process.
    if (turn % 2) await beside()
    quiet[round] = [...(quiet[round] ?? []), ...(await pages(reader, pagesPerTurn))]
    if (turn % 2 === 0) await beside()
  }
  agent.destroy()
  return measuresOf(quiet, flooded, attempts)
}

async function besideFlood(flooder: Program, order: object, reader: Reader) {
  await flooder.ask('flood', order)
  const times = await pages(reader, pagesPerTurn)
  return { times, made: await flooder.ask<number>('rest') }
}

/** How long each of so many pages took until its last byte (ms). */
async function pages({ url, cookie, agent }: Reader, count: number): Promise<number[]> {
  const headers = { cookie, accept: 'text/html', 'sec-fetch-dest': 'document' }
  const times: number[] = []
  while (times.length < count) {
    const asked = performance.now()
    await new Promise<void>((done, fail) => {
      const page = request(url, { agent, headers }, (answer) => {
        if (answer.statusCode !== 200) fail(new Error(`the page answered ${answer.statusCode}`))
        answer.resume().on('end', done).on('error', fail)
      })
      page.on('error', fail).end()
    })
    times.push(performance.now() - asked)
  }
  return times
}

function measuresOf(quiet: number[][], flooded: number[][], attempts: number): Measure[] {
  const last = (rounds: number[][]) => rounds.map((times) => percentile(times, 0.99))
  const told = (times: number[]) =>
    [0.5, 0.99].map((share) => percentile(times, share).toFixed(1)).join(' and ')
  const seconds = flooded.flat().reduce((sum, time) => sum + time, 0) / 1000
  return [
    {
      name: "p99 of others' pages while one account floods / quiet",
      ...ratio(last(flooded), last(quiet)),
      goal: 1.5,
      detail: [
        `median and p99 ${told(flooded.flat())} ms, quiet ${told(quiet.flat())} ms`,
        `${Math.round(attempts / seconds)} sockets a second tried`,
      ],
    },
  ]
}
