import { setMaxListeners } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { launch } from '../performance/browser/loads'
import { type Measure, report } from '../performance/measure'
import { startReleaseSite } from './release-site'
import { openReleaseTab, type ReleaseTab } from './release-tab'
import { identities, live, newTally, type Tally } from './user'

/**
 * `npm run soak -- release [MINUTES]`: two versions side by side under traffic. Every minute one of two portals behind
 * nginx is replaced: by the same version, and once each by the other; tabs of the former one stay open.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 30)
const users = 20
const turn = 60_000
/** Parts of the whole time: between `from` and `to` one portal is the new version, afterwards both are. */
const sideBySide = { from: 1 / 6, to: 5 / 6 }

async function release(): Promise<Measure[]> {
  const site = await startReleaseSite()
  const browser = await launch()
  const tally = newTally()
  const end = new AbortController()
  setMaxListeners(0, end.signal)
  const around = {
    portal: site.url,
    tally,
    pace: 1,
    rest: (milliseconds: number) =>
      wait(milliseconds, undefined, { signal: end.signal }).catch(() => {}),
    isOver: () => end.signal.aborted,
  }
  try {
    const work = identities(site.mock, users).map((user) => live(user, around))
    const space = site.mock.createSpace({})
    const tabs: ReleaseTab[] = []
    for (const account of ['zhangsan', 'admin']) {
      tabs.push(await openReleaseTab(browser, site.url, `${account}@${space.id}`))
    }
    for (let round = 0; round < minutes; round += 1) {
      const next = wait(turn)
      const at = round % 2
      await site.roll(at, isNew(at, (round + 1) / minutes))
      for (const tab of tabs) await tab.use()
      await next
    }
    end.abort()
    await Promise.all(work)
    return measured(tally, tabs)
  } finally {
    end.abort()
    await browser.close()
    await site.close()
  }
}

/** Whether a portal is the new version after this part of the time: the first one is replaced first. */
const isNew = (at: number, part: number) => part > (at === 0 ? sideBySide.from : sideBySide.to)

function measured(tally: Tally, tabs: readonly ReleaseTab[]): Measure[] {
  const troubles = tabs.flatMap((tab) => tab.troubles)
  const notices = tabs.map((tab) => tab.notices())
  return [
    { name: 'portals replaced', value: minutes, unit: 'left' },
    { name: 'sessions', value: tally.sessions, unit: 'messages', least: 1 },
    { name: 'requests', value: tally.requests, unit: 'requests' },
    {
      name: 'failed sessions',
      value: tally.failures.length,
      unit: 'left',
      goal: 0,
      detail: tally.failures.slice(0, 20),
    },
    { name: 'live connections at a further try', value: tally.rejoined, unit: 'left' },
    {
      name: 'errors and losses in open tabs',
      value: troubles.length,
      unit: 'left',
      goal: 0,
      detail: troubles.slice(0, 20),
    },
    {
      name: 'notices of the version, most of a tab',
      value: Math.max(...notices),
      unit: 'left',
      goal: 1,
      least: 1,
      detail: [`of each tab: ${notices.join(', ')}`],
    },
  ]
}

report(await release())
process.disconnect?.()
