import type { Browser } from 'playwright'
import type { Stack } from '../../support/stack'
import { again } from '../browser/again'
import { fast, visit, waitUntilSeen } from '../browser/loads'
import { type Measure, median } from '../measure'
import { signIn } from '../sign-in'

const loads = 7

/** How long a first load keeps the processor busy, in tasks of 50 ms and more, until it answers a click. */
export async function longTasks(
  browser: Browser,
  { portal: { url } }: Stack,
  cpuSlowdown: number,
): Promise<Measure> {
  const cookie = await signIn(url)
  const options = {
    url: `${url}/index`,
    cookie,
    clicks: true,
    conditions: { ...fast, cpuSlowdown },
  }
  const rounds: number[] = []
  const detail: string[] = []
  for (let load = 0; load < loads; load += 1) {
    const tasks = await again(() =>
      visit(browser, options, async ({ page, seen }) => {
        await waitUntilSeen(page, 'answered')
        const { answered, longTasks } = await seen()
        return longTasks.filter(([start]) => start < (answered ?? 0))
      }),
    )
    rounds.push(tasks.reduce((sum, [, duration]) => sum + duration, 0))
    detail.push(
      tasks
        .map(([start, duration]) => `${Math.round(duration)} at ${Math.round(start)}`)
        .join(', '),
    )
  }
  return {
    name: 'long tasks until a click is answered',
    value: median(rounds),
    unit: 'ms',
    goal: 150,
    rounds,
    detail,
  }
}
