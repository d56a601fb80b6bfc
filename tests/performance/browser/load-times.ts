import { type Browser, errors } from 'playwright'
import { type Measure, median, ratio } from '../measure'
import { again } from './again'
import { type Seen, type Visit, visit, waitUntilAppShown, waitUntilSeen } from './loads'
import type { Conditions } from './network'

/** A page of the portal, and the static one that looks the same. */
export interface Pages {
  browser: Browser
  portal: { url: string; cookie: string }
  floor: { url: string }
}

/**
 * First loads of portal and floor, `count` of each.
 * @param name of the conditions, for the rows
 * @param goals how many times what the floor takes
 */
export async function compareLoads(
  pages: Pages,
  name: string,
  conditions: Conditions,
  count: number,
  goals: { shown: number; answered: number },
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
      goal: goals.shown,
      detail: detail('shown'),
    },
    {
      name: `click answered, ${name}`,
      ...against('answered'),
      goal: goals.answered,
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
export async function loadTimes(
  { browser, portal, floor }: Pages,
  conditions: Conditions,
  count: number,
) {
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
