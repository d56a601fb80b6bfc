import { fileURLToPath } from 'node:url'
import type { Browser, BrowserContext, Page } from 'playwright'
import { dailyMessage, dailyTasks } from '../../support/daily-tasks'
import { addMessage } from '../../support/message-center'
import { openSpace, type Stack } from '../../support/stack'
import { waitUntilAppShown } from '../browser/loads'
import type { Measure } from '../measure'
import { signIn } from '../sign-in'

const rounds = 2
const observe = fileURLToPath(new URL('observe.js', import.meta.url))
/** Chromium tells only of interactions that took at least this long (ms). */
const shortest = 16

interface Interaction {
  task: string
  duration: number
  /** Until its handlers ran, while they ran, until the next paint. */
  parts: number[]
  what: string
}

interface Journey {
  interactions: Interaction[]
  /** How many there were, the short ones included. */
  count: number
  shifts: { value: number; what: string }[]
}

/** Does the daily tasks, each in a new browser profile, and measures how quickly clicks and keys are answered. */
export async function officeClicks(
  browser: Browser,
  stack: Stack,
  cpuSlowdown: number,
): Promise<Measure[]> {
  const journeys: (Journey & { task: string })[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const task of Object.keys(dailyTasks))
      journeys.push({ task, ...(await travel(browser, stack, task, cpuSlowdown)) })
  }
  const interactions = journeys.flatMap((one) => one.interactions)
  const count = journeys.reduce((sum, one) => sum + one.count, 0)
  const shifts = journeys.map(({ task, shifts }) => ({
    value: shifts.reduce((sum, { value }) => sum + value, 0),
    text: `${task}: ${shifts.map(({ value, what }) => `${value.toFixed(4)} ${what}`).join('; ')}`,
  }))
  return [
    {
      name: 'click answered in daily tasks, p98',
      value: p98(
        interactions.map(({ duration }) => duration),
        count,
      ),
      unit: 'ms',
      goal: 200,
      detail: [`${count} clicks`, ...slowest(interactions)],
    },
    {
      name: 'layout shift in daily tasks, worst',
      value: Math.max(...shifts.map(({ value }) => value)),
      unit: 'shift',
      goal: 0.001,
      detail: shifts.filter(({ value }) => value > 0).map(({ text }) => text),
    },
  ]
}

async function travel(
  browser: Browser,
  stack: Stack,
  task: string,
  cpuSlowdown: number,
): Promise<Journey> {
  const { space, account } = openSpace(stack)
  addMessage(space, dailyMessage)
  const { url } = stack.portal
  const [name = '', value = ''] = (await signIn(url, account('zhangsan'))).split(/=(.*)/s)
  const context = await browser.newContext({
    viewport: { width: 1366, height: 768 },
    locale: 'zh-CN',
    baseURL: url,
  })
  try {
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
    const journey = await noteTo(context, task)
    const page = await context.newPage()
    const cdp = await context.newCDPSession(page)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await page.goto(`${url}/index`)
    await waitUntilAppShown(page)
    await dailyTasks[task]?.[1](page, async (target) => {
      journey.count += 1
      await target.click()
    })
    await settled(page)
    return journey
  } finally {
    await context.close()
    stack.mock.deleteSpace(space.id)
  }
}

/** Fills a journey with what the context's pages tell. An interaction has several events; the longest counts. */
async function noteTo(context: BrowserContext, task: string): Promise<Journey> {
  const journey: Journey = { interactions: [], count: 0, shifts: [] }
  const known = new Map<string, Interaction>()
  await context.exposeBinding('benchmarkNotes', ({ frame }, notes) => {
    for (const { interaction, shift, duration, parts, what } of notes) {
      if (shift !== undefined) {
        journey.shifts.push({ value: shift, what })
        continue
      }
      const key = `${frame.url()} ${interaction}`
      const former = known.get(key)
      if (former && former.duration >= duration) continue
      const noted = Object.assign(former ?? { task }, { duration, parts, what })
      if (!former) journey.interactions.push(noted)
      known.set(key, noted)
    }
  })
  await context.addInitScript({ path: observe })
  return journey
}

/** Waits until the last click has been painted and reported. */
async function settled(page: Page) {
  await page.evaluate(
    () =>
      new Promise((done) => requestIdleCallback(() => setTimeout(done, 100), { timeout: 2_000 })),
  )
}

/** As Interaction to Next Paint: two of a hundred may be worse. Those that Chromium does not tell of were shorter. */
function p98(told: number[], count: number): number {
  const untold = Array.from({ length: Math.max(0, count - told.length) }, () => shortest)
  const sorted = [...untold, ...told].sort((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * 0.98) - 1] ?? Number.NaN
}

function slowest(interactions: Interaction[]): string[] {
  return [...interactions]
    .sort((a, b) => b.duration - a.duration)
    .slice(0, 20)
    .map(
      ({ task, duration, parts, what }) =>
        `${duration} ms (${parts.map(Math.round).join(' + ')}) ${what}, as ${task}`,
    )
}
