import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'
import { setTimeout as wait } from 'node:timers/promises'
import { createClient } from '@redis/client'
import type { Browser } from 'playwright'
import { programPath } from '../../scripts/debian-program.mjs'
import { fast, launch } from '../performance/browser/loads'
import { type Exchange, watchNetwork } from '../performance/browser/network'
import { openWindows } from '../performance/live/windows'
import { median } from '../performance/measure'
import type { Program } from '../performance/program'
import { signIn } from '../performance/sign-in'
import { startSoaked } from '../soak/start'
import { identities } from '../soak/user'
import { startRedis } from '../support/redis'
import { arrive, type BrowserUser, steps } from './browser-user'
import type { Cost, Costs } from './costs'
import { type ActionName, actionNames } from './mix'

/**
 * `npm run simulate -- --measure`: performs each action with a real browser, against a portal in its own process and a
 * real Redis, and records what it costs them.
 */
const rounds = 7
/** What a page does after an action, such as counting again, belongs to the action (ms). */
const settle = 700
/** Open windows without a page, to measure what an idle one costs. */
const windows = 400
const windowsEach = 2
/** How long they stay idle (s). */
const quiet = 30

interface Measured {
  portal: Program
  redisCalls(): Promise<number>
}

export interface Setting extends Measured {
  browser: Browser
  /** A cookie for each window, of users who have two each. */
  cookies(count: number): Promise<string[]>
  user(): Promise<BrowserUser & { exchanges(): { bytes: number }[] }>
  close(): Promise<void>
}

/** A portal with Redis, a platform, and a browser. */
export async function startSetting(): Promise<Setting> {
  const program = programPath('redis-server')
  if (!program) throw new Error('redis-server is needed: apt-get install redis-server')
  const redis = await startRedis(program)
  const counter = await createClient({ url: redis.url }).connect()
  const { mock, portal } = await startSoaked({ REDIS_URL: redis.url, TRUSTED_PROXIES: '1' })
  const browser = await launch()
  return {
    portal,
    browser,
    async redisCalls() {
      const lines = await counter.info('commandstats')
      const calls = [...lines.matchAll(/^cmdstat_(?!info)\S+?:calls=(\d+)/gm)]
      return calls.reduce((sum, [, count]) => sum + Number(count), 0)
    },
    async cookies(count) {
      const people = identities(mock, Math.ceil(count / windowsEach))
      const each = people.map(async ({ account, address }) => {
        const cookie = await signIn(portal.url, account, address)
        return Array.from({ length: windowsEach }, () => cookie)
      })
      return (await Promise.all(each)).flat().slice(0, count)
    },
    async user() {
      const context = await browser.newContext({ locale: 'zh-CN', reducedMotion: 'reduce' })
      const watched: (() => Exchange[])[] = []
      const openWindow = async (path: string) => {
        const page = await context.newPage()
        watched.push(await watchNetwork(page, fast))
        await page.goto(portal.url + path)
        return page
      }
      const page = await openWindow('/login')
      const exchanges = () => watched.flatMap((of) => of())
      const user = {
        page,
        space: mock.createSpace({}),
        portalUrl: portal.url,
        openWindow,
        exchanges,
      }
      await arrive(user)
      return user
    },
    async close() {
      await browser.close()
      await portal.kill()
      await mock.close()
      counter.destroy()
      await redis.stop()
    },
  }
}

export async function measureAll(setting: Setting): Promise<Costs> {
  const idle = await measureIdle(setting)
  const actions = { minuteOpen: idle.minuteOpen } as Record<ActionName, Cost>
  const user = await setting.user()
  for (const name of actionNames) {
    const step = steps[name]
    if (!step) continue
    process.stderr.write(`${name} …\n`)
    const seen: Cost[] = []
    // The first round does not count: its code runs for the first time.
    for (let round = 0; round <= rounds; round += 1) {
      await step.before?.(user)
      await wait(settle)
      const cost = await costOf(setting, user.exchanges, () => step.act(user))
      await step.after?.(user)
      if (round > 0) seen.push(cost)
    }
    actions[name] = middleOf(seen)
  }
  return {
    at: new Date().toISOString(),
    commit: execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim(),
    processor: cpus()[0]?.model ?? '',
    // When the broker returns, a window fetches the same as after losing its network.
    actions: { ...actions, catchUp: actions.reconnect },
    memory: idle.memory,
  }
}

/** What one action costs, including what the page does afterwards. */
async function costOf(
  { portal, redisCalls }: Setting,
  exchanges: () => { bytes: number }[],
  act: () => Promise<unknown>,
): Promise<Cost> {
  const before = exchanges()
  const [cpu, redis] = [await portal.ask<number>('cpu'), await redisCalls()]
  await act()
  await wait(settle)
  const done = exchanges().slice(before.length)
  return {
    cpu: ((await portal.ask<number>('cpu')) - cpu) / 1000,
    redis: (await redisCalls()) - redis,
    requests: done.length,
    sent: done.reduce((sum, { bytes }) => sum + bytes, 0) / 1024,
  }
}

function middleOf(seen: readonly Cost[]): Cost {
  const of = (name: keyof Cost) => Number(median(seen.map((cost) => cost[name])).toFixed(2))
  // Some of its commands run on a timer, and fall into only a few of the rounds.
  const redis = seen.reduce((sum, cost) => sum + cost.redis, 0) / seen.length
  return {
    ...{ cpu: of('cpu'), requests: of('requests'), sent: of('sent') },
    redis: Number(redis.toFixed(2)),
  }
}

/** Windows that are only open: their memory, and what they cost per minute. */
async function measureIdle({ portal, redisCalls, cookies }: Setting) {
  const memory = () => portal.ask<number>('memory')
  const spent = async () => {
    const before = { cpu: await portal.ask<number>('cpu'), redis: await redisCalls() }
    await wait(quiet * 1000)
    return {
      cpu: ((await portal.ask<number>('cpu')) - before.cpu) / 1000,
      redis: (await redisCalls()) - before.redis,
    }
  }
  process.stderr.write('windows that are open …\n')
  const [emptyMemory, emptySpent] = [await memory(), await spent()]
  const each = await cookies(windows)
  // The first windows also load code and fill caches.
  const opened = await openWindows(portal.url, windows / 4, each)
  const fewMemory = await memory()
  opened.push(...(await openWindows(portal.url, windows - opened.length, each.slice(windows / 4))))
  const [fullMemory, fullSpent] = [await memory(), await spent()]
  for (const { socket } of opened) socket.destroy()
  const a = (full: number, empty: number) => Math.max(0, (full - empty) / windows)
  const minute = 60 / quiet
  return {
    minuteOpen: {
      cpu: Number((a(fullSpent.cpu, emptySpent.cpu) * minute).toFixed(3)),
      redis: Number((a(fullSpent.redis, emptySpent.redis) * minute).toFixed(3)),
      ...{ requests: 0, sent: 0 },
    },
    memory: {
      process: Math.round(emptyMemory / 1024 / 1024),
      session: Number(((fullMemory - fewMemory) / 1024 / (windows * 0.75)).toFixed(1)),
    },
  }
}
