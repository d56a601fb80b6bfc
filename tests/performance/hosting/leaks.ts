import type { Browser } from 'playwright'
import { kilobytes, type Measure } from '../measure'
import type { Files } from './files'
import { type Holdings, holdingsOf } from './holdings'
import type { Host } from './host'

const cycles = 20
const warmUp = 5
const code = 'bench-1'
/** How long the browser may take to give back the last frames. */
const patience = 8_000
/** Every timer of the sub-app calls within this time. */
const beatsWithin = 2_500

/** What stays after an app was opened and closed again and again. */
export async function leaks(browser: Browser, hosts: Host[], files: Files): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const host of hosts) {
    const left = await afterCycles(browser, host, files)
    const own = host.name === 'portal'
    const suffix = own ? '' : `, ${host.name}`
    measures.push({
      name: `heap per open and close${suffix}`,
      value: left.heap,
      unit: 'KB/cycle',
      ...(own && { goal: 10 }),
    })
    for (const what of ['nodes', 'documents', 'listeners', 'timers'] as const) {
      const name = `${what} left after ${cycles} cycles${suffix}`
      measures.push({ name, value: left[what], unit: 'left', ...(own && { goal: 0 }) })
    }
  }
  return measures
}

async function afterCycles(browser: Browser, host: Host, files: Files) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  const holdings = await holdingsOf(page)
  const openAndClose = async () => {
    await host.open(page, code)
    await host.close(page, code)
  }
  for (let cycle = 0; cycle < warmUp; cycle += 1) await openAndClose()
  const before = await settled(holdings)
  for (let cycle = 0; cycle < cycles; cycle += 1) await openAndClose()
  const after = await settled(holdings)
  files.beats.clear()
  await page.waitForTimeout(beatsWithin)
  const timers = files.beats.size
  await context.close()
  const more = (what: keyof Holdings) => after[what] - before[what]
  return {
    heap: kilobytes(more('heap')) / cycles,
    nodes: more('nodes'),
    documents: more('documents'),
    listeners: more('listeners'),
    timers,
  }
}

/** Looks until it holds no less than a moment ago. */
async function settled(holdings: () => Promise<Holdings>): Promise<Holdings> {
  const deadline = performance.now() + patience
  let last = await holdings()
  for (;;) {
    const now = await holdings()
    const same = now.documents >= last.documents && now.nodes >= last.nodes
    if (same || performance.now() > deadline) return now
    last = now
  }
}
