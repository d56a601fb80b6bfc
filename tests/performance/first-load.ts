import { type Browser, errors } from 'playwright'
import { startStack } from '../support/stack'
import { again } from './browser/again'
import { startFloor } from './browser/floor'
import {
  fast,
  launch,
  type Seen,
  slow4G,
  type Visit,
  visit,
  waitUntilAppShown,
  waitUntilSeen,
} from './browser/loads'
import type { Conditions, Exchange } from './browser/network'
import { kilobytes, type Measure, median, ratio, report } from './measure'
import { signIn, wholePage } from './sign-in'

/** The signed-in page's first load in Chromium, compared with a static page that looks the same. */
const rounds = { fast: 9, slow: 5 }
const address = '/index'

interface Pages {
  browser: Browser
  portal: { url: string; cookie: string }
  floor: { url: string }
}

const stack = await startStack({ LOG_LEVEL: 'silent' })
const cookie = await signIn(stack.portal.url)
const floor = await startFloor(await wholePage(stack.portal.url + address, cookie))
const browser = await launch()
try {
  const pages: Pages = {
    browser,
    portal: { url: stack.portal.url + address, cookie },
    floor: { url: floor.url + address },
  }
  await loadTimes(pages, fast, 1)
  report([
    ...(await ratios(pages, 'fast network', fast, rounds.fast)),
    ...(await ratios(pages, 'slow 4G', slow4G, rounds.slow)),
    ...(await traffic(pages)),
  ])
} finally {
  await browser.close()
  floor.close()
  await stack.close()
}

async function ratios(
  pages: Pages,
  name: string,
  conditions: Conditions,
  count: number,
): Promise<Measure[]> {
  const times = await loadTimes(pages, conditions, count)
  const against = (what: 'shown' | 'answered') => ({
    ...ratio(times.portal[what], times.floor[what]),
    value: median(times.portal[what]) / median(times.floor[what]),
    impossibleBelow: 0.8,
  })
  const detail = (what: 'shown' | 'answered') => [
    `portal ${times.portal[what].map(Math.round).join(' ')} ms`,
    `floor ${times.floor[what].map(Math.round).join(' ')} ms`,
  ]
  return [
    {
      name: `frame shown, ${name}`,
      ...against('shown'),
      goal: 2,
      detail: detail('shown'),
    },
    {
      name: `click answered, ${name}`,
      ...against('answered'),
      goal: 3,
      detail: detail('answered'),
    },
    {
      name: `loads that answer no click, ${name}`,
      value: times.portal.answered.filter((time) => time === Number.POSITIVE_INFINITY).length,
      unit: 'loads',
      goal: 0,
    },
    { name: `layout shift, ${name}`, value: Math.max(...times.shifts), unit: 'shift', goal: 0.01 },
  ]
}

/** Interleaved: each round loads floor and portal, once to measure the paint only and once to click. */
async function loadTimes({ browser, portal, floor }: Pages, conditions: Conditions, count: number) {
  const times = {
    portal: { shown: [] as number[], answered: [] as number[] },
    floor: { shown: [] as number[], answered: [] as number[] },
    shifts: [] as number[],
  }
  for (let round = 0; round < count; round += 1) {
    for (const [name, page] of [
      ['floor', floor],
      ['portal', portal],
    ] as const) {
      const looked = await again(() =>
        visit(browser, { ...page, conditions, clicks: false }, async (load) => {
          await waitUntilSeen(load.page, 'railPainted')
          if (name === 'portal') await waitUntilAppShown(load.page)
          return load.seen()
        }),
      )
      const clicked = await visit(browser, { ...page, conditions, clicks: true }, (load) =>
        answerTime(load),
      )
      times[name].shown.push(known(looked, 'railPainted'))
      times[name].answered.push(clicked)
      if (name === 'portal') times.shifts.push(looked.shift)
    }
  }
  return times
}

function known(seen: Seen, what: 'railPainted' | 'answered'): number {
  const time = seen[what]
  if (!time) throw new Error(`the page never told: ${what}`)
  return time
}

/** Infinity if no click is ever answered. */
async function answerTime(load: Visit): Promise<number> {
  try {
    await waitUntilSeen(load.page, 'answered')
  } catch (error) {
    if (error instanceof errors.TimeoutError) return Number.POSITIVE_INFINITY
    throw error
  }
  return known(await load.seen(), 'answered')
}

/** What goes over the network for the whole page with its first sub-app, cold and on a reload. */
async function traffic({ browser, portal }: Pages): Promise<Measure[]> {
  return again(() =>
    visit(browser, { ...portal, conditions: fast, clicks: false }, async (load) => {
      await settle(load)
      const cold = load.exchanges()
      await load.page.reload({ waitUntil: 'commit' })
      await settle(load)
      const again = load.exchanges().slice(cold.length)
      const bytes = again.reduce((sum, exchange) => sum + exchange.bytes, 0)
      return [
        {
          name: 'requests, cold',
          value: cold.length,
          unit: 'requests',
          goal: 20,
          detail: lines(cold),
        },
        {
          name: 'requests, reload',
          value: again.length,
          unit: 'requests',
          goal: 4,
          detail: lines(again),
        },
        { name: 'transferred, reload', value: kilobytes(bytes), unit: 'KB', goal: 15 },
      ]
    }),
  )
}

async function settle({ page }: Visit) {
  await waitUntilAppShown(page)
  await page.waitForLoadState('networkidle', { timeout: 30_000 })
}

function lines(exchanges: Exchange[]): string[] {
  return exchanges.map(({ path, bytes }) => `${kilobytes(bytes).toFixed(1)} KB ${path}`)
}
