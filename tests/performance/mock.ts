import { Agent } from 'node:http'
import { messagesModel } from '../../mock-platform/data/messages'
import { stampOf } from '../../mock-platform/data/occasions'
import type { Space } from '../../mock-platform/data/space'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { load } from './load'
import { type Measure, median, ratio, report } from './measure'
import type { Addresses } from './mock/program'
import { startProgram } from './program'

/** How the mock platform performs under load, with many rows and with many spaces. */
const rounds = 6
const requestsPerRound = 300
const connections = 8
const manySpaces = 100
const usedSpaces = 20

async function throughput(): Promise<Measure[]> {
  const program = await startProgram('mock/program')
  const { mock, bare, token } = await program.ask<Addresses>('addresses')
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const rates = { mock: [] as number[], bare: [] as number[] }
  for (let round = -1; round < rounds; round += 1) {
    const measured = {
      mock: await rateOf(mock, agent, token),
      bare: await rateOf(bare, agent, token),
    }
    // The first round only warms up.
    if (round < 0) continue
    rates.mock.push(measured.mock)
    rates.bare.push(measured.bare)
  }
  const heapAfter = (spaces: number, used = false) =>
    program.ask<number>('heapAfter', { spaces, used })
  const one = await heapAfter(0)
  const all = await heapAfter(manySpaces - 1)
  const inUse = await heapAfter(usedSpaces, true)
  agent.destroy()
  await program.kill()
  return [
    { name: 'app list / bare Express', ...ratio(rates.mock, rates.bare), least: 0.5 },
    { name: 'app list', value: median(rates.mock), unit: 'per s' },
    {
      name: `heap with ${manySpaces} spaces / with one`,
      value: all / one,
      unit: 'x',
      goal: 3,
      impossibleBelow: 0.9,
    },
    { name: `heap with ${manySpaces} spaces`, value: megabytes(all), unit: 'MB' },
    { name: 'heap a space in use', value: megabytes(inUse - all) / usedSpaces, unit: 'MB' },
  ]
}

const megabytes = (bytes: number) => bytes / 1024 / 1024

/** Requests a second over a few kept connections. */
async function rateOf(url: string, agent: Agent, token: string): Promise<number> {
  const start = performance.now()
  let left = requestsPerRound
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await load(url, agent, { Authorization: `Bearer ${token}` })
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return requestsPerRound / ((performance.now() - start) / 1000)
}

const appList = '/service-system/sysappuser/list?column=sort'
const messages = '/service-message/setmsginfo/page/user?current=1&size=20'

/** A call by a user who has `ids`; `change` runs before it and is not measured. */
interface MessageCall {
  name: string
  path(ids: readonly string[], round: number): string
  change?(space: Space, ids: readonly string[], round: number): void
}

const idIn = (ids: readonly string[], round: number) => ids[round % ids.length] ?? ''

const messageCalls: readonly MessageCall[] = [
  { name: 'first page', path: () => messages },
  {
    name: 'one type',
    path: () => `${messages}&eqorlike=${encodeURIComponent('{"typeCode":"msgType1"}')}`,
  },
  {
    name: 'found by title',
    path: () => `${messages}&eqorlike=${encodeURIComponent('{"title":"9"}')}`,
  },
  { name: 'sorted by title', path: () => `${messages}&column=title&asc=false` },
  {
    name: 'one marked read',
    path: (ids, round) => `/service-system/setmsginfo/readed?userMsgId=${idIn(ids, round)}`,
  },
  {
    name: 'first page after a change',
    path: () => messages,
    change: (space, ids, round) =>
      void space.collection(messagesModel).update(idIn(ids, round), { readed: 0 }),
  },
]

/** The same calls in a space with 500 messages, and in one with 50,000. */
async function manyMessages(): Promise<Measure[]> {
  const platform = await createMockPlatform({ port: 0, quiet: true })
  const few = spaceWith(platform, 500)
  const many = spaceWith(platform, 50_000)
  const measures: Measure[] = []
  for (const call of messageCalls) {
    const compared = await ratioOf(platform, call, few, many)
    measures.push({
      name: `50,000 messages: ${call.name} / with 500`,
      ...compared,
      goal: 5,
      impossibleBelow: 0.5,
    })
  }
  await platform.close()
  return measures
}

/** A space whose users together have this many messages, spaced as in real use: one per minute. */
function spaceWith(platform: MockPlatform, count: number): Space {
  const space = platform.createSpace()
  const rows = space.collection(messagesModel)
  const accounts = space.users.all().map(({ account }) => account)
  const [pattern] = rows.all()
  if (!pattern) throw new Error('the space has no message')
  const start = space.now().getTime()
  for (let place = rows.count; place < count; place += 1) {
    rows.create({
      ...pattern,
      id: `bulk-${place}`,
      account: accounts[place % accounts.length] ?? 'zhangsan',
      title: `${pattern.title} ${(place * 7919) % count}`,
      createTime: stampOf(new Date(start + place * 60_000)),
    })
  }
  return space
}

async function ratioOf(platform: MockPlatform, call: MessageCall, few: Space, many: Space) {
  const timerIn = (space: Space) => {
    const headers = { Authorization: `Bearer ${space.openSession('zhangsan')}` }
    const ids = space
      .collection(messagesModel)
      .by('account', 'zhangsan')
      .map(({ id }) => id)
    return async (round: number) => {
      call.change?.(space, ids, round)
      const path = call.path(ids, round)
      const start = performance.now()
      const answer = await fetch(platform.url + path, { headers })
      const { code, msg } = (await answer.json()) as { code: number; msg: string }
      if (code !== 0) throw new Error(`${path}: ${msg}`)
      return performance.now() - start
    }
  }
  const [timeOfFew, timeOfMany] = [timerIn(few), timerIn(many)]
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < 25; round += 1) {
    times.few.push(await timeOfFew(round))
    times.many.push(await timeOfMany(round))
  }
  return { ...ratio(times.many, times.few), value: median(times.many) / median(times.few) }
}

/** CPU instead of time, so that another program on the machine cannot change the result. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function cpuOfEach(work: () => unknown): Promise<number> {
  const spent: number[] = []
  for (let round = 0; round < 25; round += 1) spent.push(await cpuOf(work))
  return median(spent)
}

/** Creates and resets spaces through the control API, as a test does, with client and server in this process. */
async function spaces(): Promise<Measure[]> {
  const platform = await createMockPlatform({ port: 0, quiet: true })
  const post = async (path: string, body: object) => {
    const init = { method: 'POST', body: JSON.stringify(body) }
    const answer = await fetch(`${platform.url}/__mock/spaces${path}`, init)
    if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
    await answer.arrayBuffer()
  }
  const create = await cpuOfEach(() => post('', { scenario: 'default' }))
  const reset = await cpuOfEach(() => post('/main/reset', {}))
  const firstLook = await cpuOfEach(async () => {
    const headers = { Authorization: `Bearer ${platform.createSpace().openSession('zhangsan')}` }
    await (await fetch(platform.url + appList, { headers })).arrayBuffer()
  })
  await platform.close()
  return [
    { name: 'create a space, CPU', value: create, unit: 'ms', goal: 50 },
    { name: 'reset it, CPU', value: reset, unit: 'ms', goal: 20 },
    { name: 'create it and look at every badge, CPU', value: firstLook, unit: 'ms' },
  ]
}

report([...(await throughput()), ...(await manyMessages()), ...(await spaces())])
