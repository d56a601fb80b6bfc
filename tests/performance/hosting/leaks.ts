import type { Browser } from 'playwright'
import type { Measure } from '../measure'
import type { Files } from './files'
import { type Holdings, holdingsOf } from './holdings'
import type { Host } from './host'
import { complete } from './portal-host'

const cycles = 20
const warmUp = 8
const code = 'bench-1'
/** Every timer of the sub-app calls within this time. */
const beatsWithin = 1_500

/** What is left after an app was opened and closed repeatedly. */
export async function leaks(browser: Browser, hosts: Host[], files: Files): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const host of hosts) {
    const left = await afterCycles(browser, host, files)
    const own = host.name === 'portal'
    const suffix = own ? '' : `: ${host.name}`
    measures.push({
      name: `heap per open and close${suffix}`,
      value: left.heap,
      unit: 'KB/cycle',
      ...(own && { goal: 10 }),
    })
    for (const what of ['nodes', 'documents', 'listeners', 'timers'] as const) {
      const name = `${what} after ${cycles} cycles${suffix}`
      measures.push({ name, value: left[what], unit: 'left', ...(own && { goal: 0 }) })
    }
  }
  return measures
}

async function afterCycles(browser: Browser, host: Host, files: Files) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  if (host.name === 'portal') await complete(page)
  const openAndClose = async (times: number) => {
    for (let cycle = 0; cycle < times; cycle += 1) {
      await host.open(page, code)
      await host.close(page, code)
    }
  }
  await openAndClose(warmUp)
  const before = await holdingsOf(page)
  await openAndClose(cycles)
  const after = await holdingsOf(page)
  files.beats.clear()
  await page.waitForTimeout(beatsWithin)
  const timers = files.beats.size
  await context.close()
  const more = (what: keyof Holdings) => after[what] - before[what]
  return {
    heap: more('heap') / cycles,
    nodes: more('nodes'),
    documents: more('documents'),
    listeners: more('listeners'),
    timers,
  }
}
