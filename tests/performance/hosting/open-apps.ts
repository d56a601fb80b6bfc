import type { Page } from 'playwright'
import { launch } from '../browser/loads'
import { type Measure, median, ratio } from '../measure'
import { memoryByProcess } from './browser-memory'
import { holdingsOf } from './holdings'
import type { Host } from './host'
import { complete } from './portal-host'

const rounds = 3
/** Numbers of open apps; the first is what stays awake (AWAKE_APPS). */
const few = 12
export const many = 30
/** How long the browser may take to release what sleeping apps had (s). */
const patience = 5

type Sizes = Awaited<ReturnType<typeof memoryByProcess>>

/**
 * What a browser holds with thirty apps open, compared with twelve in the same window. The whole browser counts, not
 * only the page's heap: that is what its user's machine must have, and an app that sleeps may leave behind layers or
 * shared buffers that the heap does not contain. Each round has a browser of its own, because processes keep memory
 * for pages to come.
 */
export async function memoryOfMany(host: Host, codes: readonly string[]): Promise<Measure[]> {
  const sizes: Record<'few' | 'many', Sizes[]> = { few: [], many: [] }
  let awake = ''
  for (let round = 0; round < rounds; round += 1) {
    const browser = await launch()
    try {
      const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
      // With the page's own first app, which is open too.
      const page = await host.visit(context)
      await complete(page)
      for (const code of codes.slice(0, few - 1)) await host.open(page, code)
      sizes.few.push(await settled(page))
      const before = await awakeIn(page)
      for (const code of codes.slice(few - 1, many - 1)) await host.open(page, code)
      sizes.many.push(await settled(page))
      awake = `awake: ${before} of ${few}, ${await awakeIn(page)} of ${many}`
    } finally {
      await browser.close()
    }
  }
  const totals = { few: sizes.few.map(total), many: sizes.many.map(total) }
  return [
    {
      name: `memory of the browser with ${many} open apps / with ${few}`,
      ...ratio(totals.many, totals.few),
      goal: 1.3,
      impossibleBelow: 0.8,
      detail: [told(few, sizes.few), told(many, sizes.many), awake],
    },
  ]
}

/** The least in some seconds after a garbage collection: otherwise the moment of the last one would decide. */
async function settled(page: Page): Promise<Sizes> {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page has no browser')
  await holdingsOf(page)
  const looks: Sizes[] = []
  for (let second = 0; second < patience; second += 1) {
    looks.push(await memoryByProcess(browser))
    await page.waitForTimeout(1_000)
  }
  return looks.reduce((least, one) => (total(one) < total(least) ? one : least))
}

const total = (sizes: Sizes) => [...sizes.values()].reduce((sum, size) => sum + size, 0)

const awakeIn = (page: Page) =>
  page.$$eval('[data-app-status] iframe', (frames) => String(frames.length))

function told(count: number, sizes: Sizes[]): string {
  const kinds = [...new Set(sizes.flatMap((one) => [...one.keys()]))]
  const parts = kinds.map((kind) => `${kind} ${middle(sizes.map((one) => one.get(kind) ?? 0))}`)
  return `${count} open: ${middle(sizes.map(total))} MB (${parts.join(', ')})`
}

const middle = (values: readonly number[]) => median(values).toFixed(0)
