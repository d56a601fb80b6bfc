import { readdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createMockPlatform, type MockPlatform } from '../../mock-platform/server'
import {
  type BrokenExchange,
  brokenExchange,
  brokenExchangeOf,
  knownAttacks,
  speak,
} from '../support/broken-packets'
import { createHttpClient } from '../support/http-client'
import { cookiesOf, signedInClient } from '../support/live-client'
import { type PortalProcess, startPortalProcess } from '../support/portal-process'
import { freePort } from '../support/ports'

/** The number of random exchanges: `BROKEN_PACKETS=10000` for a long run. */
const count = Number(process.env.BROKEN_PACKETS ?? 600)
const atOnce = 25
const longest = Math.max(120_000, count * 60)

const upgrade = 'GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n'
/** Node answers some requests itself, without an event; an upgrade may follow such a request as well. */
const behindNodesOwn = Object.fromEntries(
  [
    ['a request without a host', 'GET / HTTP/1.1\r\n\r\n'],
    ['an expectation', 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n'],
  ].map(([name, first]): [string, BrokenExchange] => [
    `an upgrade behind ${name}`,
    { pieces: [first + upgrade], ending: 'end', listens: true },
  ]),
)

let mock: MockPlatform
let portal: PortalProcess
beforeAll(async () => {
  mock = await createMockPlatform({ port: 0, quiet: true })
  portal = await startPortalProcess({ PLATFORM_URL: mock.url, MQTT_URL: '', LOG_LEVEL: 'error' })
  // What the first page loads is not a leak.
  await createHttpClient(portal.url).get('/login')
})
afterAll(async () => {
  await portal.end('SIGKILL')
  await mock.close()
})

async function expectAlive() {
  const answer = await createHttpClient(portal.url).get('/healthz')
  expect(answer, portal.log()).toMatchObject({ status: 200, text: 'ok\n' })
}

/** The process's descriptors of sockets and files, its listening sockets included. */
const descriptors = () => readdirSync(`/proc/${portal.pid}/fd`).length

/** What the portal has logged as its own failure: no broken packet may cause one. */
function errorsIn(log: string) {
  const lines = log.split('\n').filter((line) => line.startsWith('{'))
  return (
    lines
      .map((line) => JSON.parse(line))
      // Audit lines are there whatever the level is.
      .filter(({ level }) => level >= 50)
      .map(({ msg, ...rest }) => `${msg}: ${JSON.stringify(rest).replace(/a{99,}/, 'a…')}`)
  )
}

describe('what anybody may send to the portal', () => {
  it.each(Object.entries({ ...knownAttacks, ...behindNodesOwn }))(
    '[SAFE-11] %s, a hundred times, leaves the process as it was',
    async (_, attack) => {
      const before = descriptors()
      const open: Socket[] = []
      for (let sent = 0; sent < 100; sent += 1) {
        open.push((await speak(Number(portal.port), attack)).socket)
      }
      await expectAlive()
      await expect.poll(descriptors, { timeout: 10_000 }).toBeLessThanOrEqual(before)
      for (const socket of open) socket.destroy()
      expect(errorsIn(portal.log())).toEqual([])
    },
    30_000,
  )

  it('[SAFE-11] a request in front of such an upgrade still has its answer', async () => {
    const attack = knownAttacks['an upgrade behind a request that is still being answered']
    if (!attack) throw new Error('no such attack')
    const { heard, socket } = await speak(Number(portal.port), attack, 10_000)
    socket.destroy()
    expect(heard).toMatch(/^HTTP\/1\.1 200 /)
  })

  it.each([
    ['anybody', async () => brokenExchange],
    [
      'a user',
      async () => brokenExchangeOf(cookiesOf(await signedInClient(portal.url, 'zhangsan'))),
    ],
  ])(
    `[SAFE-11] ${count} random broken requests, upgrades and bodies of %s leave the process and its descriptors as they were`,
    async (_, exchangesOf) => {
      const kinds = await exchangesOf()
      const before = descriptors()
      const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
      const exchanges = fc.sample(kinds, { seed, numRuns: count })
      const left: Socket[] = []
      for (let from = 0; from < exchanges.length; from += atOnce) {
        const batch = exchanges.slice(from, from + atOnce)
        const spoken = await Promise.all(batch.map((one) => speak(Number(portal.port), one)))
        left.push(...spoken.map(({ socket }) => socket))
        await expectAlive()
      }
      for (const socket of left) socket.destroy()
      await expectAlive()
      await expect
        .poll(descriptors, { timeout: 15_000, message: `seed ${seed}` })
        .toBeLessThanOrEqual(before)
      expect(errorsIn(portal.log()), `seed ${seed}`).toEqual([])
    },
    longest,
  )
})

it('[SAFE-11] [ANY-04] they leave it so at the port of its metrics and at an app’s origin, too', async () => {
  const [port, metrics] = [await freePort(), await freePort()].map(String)
  const other = await startPortalProcess({
    PLATFORM_URL: mock.url,
    MQTT_URL: '',
    LOG_LEVEL: 'error',
    PORT: port ?? '',
    METRICS_PORT: metrics ?? '',
    APPS_ORIGIN: `http://*.localhost:${port}`,
  })
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const toApp = ({ pieces, ...rest }: BrokenExchange) => ({
    ...rest,
    pieces: pieces.map((piece) =>
      piece.replaceAll('Host: portal.example', `Host: inbox.localhost:${port}`),
    ),
  })
  for (const one of fc.sample(brokenExchange, { seed, numRuns: 300 })) {
    for (const [to, exchange] of [
      [metrics, one],
      [port, toApp(one)],
    ] as const) {
      const { socket } = await speak(Number(to), exchange, 5)
      socket.destroy()
    }
  }
  const answer = await createHttpClient(`http://127.0.0.1:${metrics}`).get('/metrics')
  expect(answer.status, `seed ${seed}\n${other.log()}`).toBe(200)
  expect(errorsIn(other.log()), `seed ${seed}`).toEqual([])
  await other.end('SIGKILL')
}, 60_000)
