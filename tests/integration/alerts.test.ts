import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Socket } from 'node:net'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { mountReportPath } from '~contract/portal/paths'
import type { Fault } from '../../mock-platform/data/faults'
import { programPath } from '../../scripts/debian-program.mjs'
import { cookiesOf, joinLive, openLive } from '../support/live-client'
import { pushTo } from '../support/live-page'
import { ownFolder, startPortalProcess } from '../support/portal-process'
import { againAndAgain, firing, inTurn, runWith, scrape } from '../support/prometheus'
import { forTest, signedInAs, stackForFile } from '../support/server-test'
import { startPortalBeside } from '../support/stack'

const promtool = programPath('promtool') ?? ''
if (!promtool) process.stdout.write('skipped: no promtool (apt-get install prometheus)\n')

const stack = await stackForFile()
const rules = path.join(ownFolder, 'deploy/alerts.yml')
const own = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
const signedIn = () => signedInAs(stack, 'lisi')
type User = Awaited<ReturnType<typeof signedIn>>

/** The alerts that fire if a user does this every minute. */
async function alertsOf(happens: (user: User) => Promise<unknown>) {
  const user = await signedIn()
  const before = await scrape(stack.portal.url)
  await happens(user)
  return firing(promtool, rules, againAndAgain(before, await scrape(stack.portal.url)))
}

const ofSpeed = [
  ...['PortalPagesAreSlow', 'PortalBackendIsSlow', 'PortalEventsComeLate'],
  'PortalEventLoopBlocked',
]

async function repeat(times: number, work: () => Promise<unknown>) {
  for (let count = 0; count < times; count += 1) await work()
}

type FaultKind = Omit<Fault, 'id' | 'path'>
/** Something that fails in one service. */
const failing = (path: string, fault: object, address: string, times: number) => (user: User) => {
  user.space.faults.add({ path, ...(fault as FaultKind) } as never)
  return repeat(times, () => user.client.get(address))
}

function block(milliseconds: number) {
  const end = performance.now() + milliseconds
  while (performance.now() < end);
}

describe.skipIf(!promtool)('the alert rules', () => {
  it('[SCALE-05] are what Prometheus reads, and so is each expression of the dashboard', async () => {
    expect(execFileSync(promtool, ['check', 'rules', rules], { encoding: 'utf8' })).toMatch(
      /SUCCESS: \d+ rules found/,
    )
    const { panels } = JSON.parse(
      readFileSync(path.join(ownFolder, 'deploy/grafana-dashboard.json'), 'utf8'),
    ) as { panels: { targets: { expr: string }[] }[] }
    const records = panels
      .flatMap(({ targets }) => targets)
      .map(({ expr }, at) => ({ record: `panel_${at}`, expr }))
    const said = await runWith(promtool, ['check', 'rules'], {
      groups: [{ name: 'dashboard', rules: records }],
    })
    expect(said).toContain(`SUCCESS: ${records.length} rules found`)
  })

  it('[SCALE-05] are silent while a portal is well and used', async () => {
    const fired = await alertsOf(async ({ client }) => {
      await repeat(3, () => client.get('/index'))
      await client.get('/service-system/user/personal/info')
    })
    // A busy machine may be slow.
    expect(fired.filter((name) => !ofSpeed.includes(name))).toEqual([])
  })

  it.each<[string, (user: User) => Promise<unknown>]>([
    ['PortalFailsRequests', failing('/service-mail/*', { kind: 'reset' }, '/service-mail/a', 30)],
    ['PortalRouteFails', failing('/service-file/*', { kind: 'reset' }, '/service-file/a', 30)],
    [
      'PortalBackendRefused',
      failing('/service-message/*', { kind: 'status', status: 500 }, '/messages/unread', 12),
    ],
    [
      'PortalBackendOddAnswers',
      failing('/service-message/*', { kind: 'wrong-shape' }, '/messages/unread', 2),
    ],
    [
      'PortalAppsDoNotComeUp',
      ({ client }) => {
        const mount = { mode: 'realm', outcome: 'fetch', seconds: 1 }
        return client.postJson(mountReportPath, Array(4).fill(mount), own)
      },
    ],
    [
      'PortalLiveSocketsRefused',
      ({ client }) =>
        repeat(70, () => {
          const foreign = { cookie: cookiesOf(client), origin: 'https://foreign.example' }
          return openLive(stack.portal.url, foreign).status
        }),
    ],
    [
      'PortalEventLoopBlocked',
      // Node measures from one turn of the loop to the next, the first one after a scrape not at all.
      ({ client }) =>
        repeat(3, async () => {
          block(400)
          await client.get('/healthz')
        }),
    ],
  ])('[SCALE-05] %s fires from what a portal measures', async (alert, happens) => {
    expect(await alertsOf(happens)).toContain(alert)
  })

  it('[SCALE-05] PortalPagesAreSlow and PortalBackendIsSlow fire together, of a slow service', async () => {
    const delay = { kind: 'delay', delayMs: 2_600 }
    const slow = failing('/service-message/*', delay, '/messages/unread', 1)
    expect(await alertsOf(slow)).toEqual(
      expect.arrayContaining(['PortalBackendIsSlow', 'PortalPagesAreSlow']),
    )
  })

  it('[SCALE-05] PortalEventsComeLate fires if it takes long to write to windows', async () => {
    const fired = await alertsOf(async ({ client, space, account }) => {
      const { write } = Socket.prototype
      vi.spyOn(Socket.prototype, 'write').mockImplementation(function (
        this: Socket,
        ...given: unknown[]
      ) {
        if (String(given[0]).includes('"t":"event"')) block(400)
        return Reflect.apply(write, this, given)
      })
      onTestFinished(() => void vi.restoreAllMocks())
      const live = await joinLive(stack.portal.url, client)
      const payload = { unreadCount: 3 }
      await pushTo(stack, space, {
        channel: 'unread',
        user: account('lisi').split('@')[0],
        payload,
      })
      await expect.poll(() => live.events('unread').length).toBeGreaterThan(0)
      live.socket.close()
    })
    expect(fired).toContain('PortalEventsComeLate')
  })

  it('[SCALE-05] PortalMemoryGrows fires with a heap that is too large', async () => {
    const fired = await alertsOf(async () => {
      const held = Buffer.alloc(Math.max(1, 1.6e9 - process.memoryUsage.rss()), 1)
      onTestFinished(() => expect(held[0]).toBe(1))
    })
    expect(fired).toContain('PortalMemoryGrows')
  })

  it('[SCALE-05] PortalQueueAway and PortalSharedStateAway fire without broker and Redis', async () => {
    const nowhere = { MQTT_URL: 'mqtt://127.0.0.1:9', REDIS_URL: 'redis://127.0.0.1:9' }
    const { portal } = await startPortalBeside(stack.mock, nowhere)
    await forTest(Promise.resolve({ close: () => portal.stop() }))
    const seen = await scrape(portal.url)
    const fired = await firing(promtool, rules, againAndAgain(seen, seen))
    expect(fired).toEqual(expect.arrayContaining(['PortalQueueAway', 'PortalSharedStateAway']))
  })

  it('[SCALE-05] PortalRestartsOften and PortalDown fire of portals that end', async () => {
    const env = { PLATFORM_URL: stack.mock.url, DEMONSTRATION: '1' }
    const [first, second] = [await startPortalProcess(env), await startPortalProcess(env)]
    const [one, other] = [await scrape(first.url), await scrape(second.url)]
    await Promise.all([first, second].map((portal) => portal.end('SIGKILL')))
    expect(await firing(promtool, rules, inTurn(one, other))).toEqual(['PortalRestartsOften'])
    const gone = await scrape(first.url)
    expect(await firing(promtool, rules, againAndAgain(gone, gone))).toEqual(['PortalDown'])
  })

  it('[SCALE-05] are all made to fire here', () => {
    const names = [...readFileSync(rules, 'utf8').matchAll(/- alert: (\w+)/g)].map(
      ([, name = '']) => name,
    )
    const here = readFileSync(import.meta.filename, 'utf8')
    expect(names.filter((name) => !here.includes(`'${name}'`))).toEqual([])
    expect(names).toHaveLength(15)
  })
})
