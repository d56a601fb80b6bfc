import type { Browser, Page } from 'playwright'
import { type Measure, median } from '../measure'
import type { Host } from './host'
import type { PortalPage } from './hosts/portal'
import { renderingCosts, traceCategories } from './rendering'

const rounds = 4

/**
 * Switching between the tabs of heavy apps: the portal's way to hide a pane, compared with `display: none` in the same
 * page. Styles, layout and paint from the change of the pane until its frame was painted.
 */
export async function tabSwitch(
  browser: Browser,
  host: Host,
  codes: readonly string[],
  name = 'tab switch',
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  for (const code of codes) await host.open(page, code)
  const times = { portal: [] as number[], display: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    for (const way of ['portal', 'display'] as const) {
      await page.evaluate(setWay, way)
      // The first switch puts the frames into their way of hiding, and is not measured.
      await page.evaluate(goRound, codes)
      times[way].push(...(await traced(browser, page, codes)))
    }
  }
  await context.close()
  const middle = { portal: median(times.portal), display: median(times.display) }
  return [
    {
      name: `${name} / display: none`,
      value: middle.portal / middle.display,
      unit: 'x',
      goal: 0.1,
      detail: Object.entries(middle).map(([way, time]) => `${way}: ${time.toFixed(2)} ms CPU`),
    },
  ]
}

async function traced(browser: Browser, page: Page, codes: readonly string[]) {
  await browser.startTracing(page, { categories: traceCategories })
  await page.evaluate(goRound, codes)
  return renderingCosts(await browser.stopTracing())
}

/** Runs in the page. */
function setWay(way: 'portal' | 'display') {
  ;(window.bench as PortalPage).hideByDisplay(way === 'display')
}

/** Runs in the page: visits each tab in turn. */
async function goRound(codes: readonly string[]) {
  for (const code of codes) await (window.bench as PortalPage).switchTo(code, 'tab', true)
}
