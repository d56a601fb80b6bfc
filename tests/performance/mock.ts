import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import { fileURLToPath } from 'node:url'
import { messagesModel } from '../../mock-platform/data/messages'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import { type Measure, median, report } from './measure'

/** How the mock platform holds out: under load, with many rows, with many spaces. */
const rounds = 6
const requestsPerRound = 300
const connections = 8
const manySpaces = 100

async function throughput(): Promise<Measure[]> {
  const program = fileURLToPath(new URL('./mock/program.ts', import.meta.url))
  const child = fork(program, [], { execArgv: ['--import', 'tsx', '--expose-gc'] })
  const { mock, bare, token } = await answerOf(child)
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections })
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
  const one = await heapWith(child, 0)
  const all = await heapWith(child, manySpaces - 1)
  agent.destroy()
  child.disconnect()
  const ratio = median(rates.mock.map((rate, round) => rate / (rates.bare[round] ?? Number.NaN)))
  return [
    { name: 'app list / bare Express', value: ratio, unit: 'x', least: 0.5 },
    { name: 'app list', value: median(rates.mock), unit: 'per s' },
    { name: `heap with ${manySpaces} spaces / with one`, value: all / one, unit: 'x', goal: 3 },
    { name: `heap with ${manySpaces} spaces`, value: all / 1024 / 1024, unit: 'MB' },
  ]
}

async function answerOf(child: ChildProcess) {
  const [answer] = await once(child, 'message')
  return answer
}

async function heapWith(child: ChildProcess, spaces: number): Promise<number> {
  child.send({ spaces })
  return (await answerOf(child)).heap
}

/** Requests a second over a few kept connections. */
async function rateOf(url: string, agent: http.Agent, token: string): Promise<number> {
  const start = performance.now()
  let left = requestsPerRound
  const worker = async () => {
    while (left > 0) {
      left -= 1
      await ask(url, agent, token)
    }
  }
  await Promise.all(Array.from({ length: connections }, worker))
  return requestsPerRound / ((performance.now() - start) / 1000)
}

function ask(url: string, agent: http.Agent, token: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { Authorization: `Bearer ${token}` }
    const request = http.get(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`))
      response.resume().once('end', resolve)
    })
    request.on('error', reject)
  })
}

const messages = '/service-message/setmsginfo/page/user?current=1&size=20'
const messageCalls = [
  ['first page', messages],
  ['one type', `${messages}&eqorlike=${encodeURIComponent('{"typeCode":"msgType1"}')}`],
  ['found by title', `${messages}&eqorlike=${encodeURIComponent('{"title":"通知"}')}`],
] as const

/** The same calls in a space with 500 messages, and in one with 50,000. */
async function manyMessages(): Promise<Measure[]> {
  const platform = await createMockPlatform({ port: 0, quiet: true })
  const few = spaceWith(platform, 500)
  const many = spaceWith(platform, 50_000)
  const measures: Measure[] = []
  for (const [name, path] of messageCalls) {
    const ratio = await ratioOf(platform, path, few, many)
    measures.push({ name: `50,000 messages: ${name} / with 500`, value: ratio, unit: 'x', goal: 5 })
  }
  await platform.close()
  return measures
}

/** A token of zhangsan's in a space where everybody together has so many messages. */
function spaceWith(platform: MockPlatform, count: number): string {
  const space = platform.createSpace()
  const rows = space.collection(messagesModel)
  const accounts = space.users.all().map(({ account }) => account)
  const [pattern] = rows.all()
  if (!pattern) throw new Error('the space has no message')
  for (let place = rows.count; place < count; place += 1) {
    const account = accounts[place % accounts.length] ?? 'zhangsan'
    rows.create({ ...pattern, id: `bulk-${place}`, account })
  }
  return space.openSession('zhangsan')
}

async function ratioOf(platform: MockPlatform, path: string, few: string, many: string) {
  const timeOf = async (token: string) => {
    const start = performance.now()
    const answer = await fetch(platform.url + path, {
      headers: { Authorization: `Bearer ${token}` },
    })
    const { code, msg } = (await answer.json()) as { code: number; msg: string }
    if (code !== 0) throw new Error(`${path}: ${msg}`)
    return performance.now() - start
  }
  const times = { few: [] as number[], many: [] as number[] }
  for (let round = 0; round < 25; round += 1) {
    times.few.push(await timeOf(few))
    times.many.push(await timeOf(many))
  }
  return median(times.many) / median(times.few)
}

/** CPU, not time: another program on the machine must not decide. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

async function spaces(): Promise<Measure[]> {
  const platform = await createMockPlatform({ port: 0, quiet: true })
  const made = Array.from({ length: 25 }, () => cpuOf(() => platform.createSpace()))
  const { scenario } = platform.space()
  const text = JSON.stringify(scenario)
  const parsed = Array.from({ length: 25 }, () => cpuOf(() => JSON.parse(text)))
  const create = median(made)
  await platform.close()
  return [
    { name: 'create a space, CPU', value: create, unit: 'ms', goal: 50 },
    {
      name: 'create a space / parse its scenario',
      value: create / Math.max(median(parsed), 0.05),
      unit: 'x',
    },
  ]
}

report([...(await throughput()), ...(await manyMessages()), ...(await spaces())])
