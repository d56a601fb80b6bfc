import type { Browser } from 'playwright'
import { type Measure, median } from '../measure'
import type { Host } from './host'
import type { PortalPage } from './hosts/portal'

const rounds = 5

/**
 * Going from tab to tab among heavy apps: the portal's way to hide a pane against `display: none`, in the same
 * page. Layout and paint of the frame that is shown, from the moment its pane changes; waiting for the screen and
 * the portal's own scripts do not count.
 */
export async function tabSwitch(
  browser: Browser,
  host: Host,
  codes: readonly string[],
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  for (const code of codes) await host.open(page, code)
  const times = { portal: [] as number[], display: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of round % 2
      ? (['portal', 'display'] as const)
      : (['display', 'portal'] as const)) {
      const costs = await page.evaluate(goRound, [codes, way === 'display'] as const)
      times[way].push(...costs)
    }
  }
  await context.close()
  const portal = median(times.portal)
  const display = median(times.display)
  return [
    {
      name: 'tab switch / display: none',
      value: portal / display,
      unit: 'x',
      goal: 0.1,
      detail: [`portal ${portal.toFixed(2)} ms`, `display: none ${display.toFixed(2)} ms`],
    },
  ]
}

/** Runs in the page: to each tab in turn, twice. The first time brings the frames to rest in their way of hiding. */
async function goRound([codes, display]: readonly [readonly string[], boolean]) {
  const bench = window.bench as PortalPage
  bench.hideByDisplay(display)
  const costs: number[] = []
  for (const code of [...codes, ...codes]) {
    const { layout, paint } = await bench.switchTo(code)
    costs.push(layout + paint)
  }
  return costs.slice(codes.length)
}
