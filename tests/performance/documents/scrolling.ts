import type { Browser, Page } from 'playwright'
import { again } from '../browser/again'
import { type Measure, median } from '../measure'
import { pageCount } from './files'
import { frameCategories, frameCosts } from './frame-costs'
import type { Viewer } from './viewer'

const rounds = 5
/** Pixels per frame: a page in a quarter of a second, as when dragging the scrollbar. */
const step = 100

interface Pass {
  costs: number[]
  held: string[]
}

/** Scrolls through the whole OFD: how long frames take, and what remains of pages that left the view. */
export async function scrolling(viewer: Viewer, browser: Browser): Promise<Measure[]> {
  const passes: Pass[] = []
  for (let round = 0; round < rounds; round += 1)
    passes.push(await again(() => viewer.visit('ofd', (page) => scrollThrough(page, browser))))
  const longest = passes.map(({ costs }) => Math.max(...costs))
  const held = passes.map((pass) => pass.held)
  return [
    {
      name: 'longest frame while 20 pages are scrolled through',
      value: median(longest),
      rounds: longest,
      unit: 'ms',
      goal: 100,
      detail: passes.map(({ costs }) => longestOf(costs)),
    },
    {
      name: 'canvases held by pages outside the view',
      value: Math.max(...held.map(({ length }) => length)),
      unit: 'left',
      goal: 0,
      detail: held.flat(),
    },
  ]
}

async function scrollThrough(page: Page, browser: Browser): Promise<Pass> {
  await browser.startTracing(page, { categories: frameCategories })
  const drawn = await page.evaluate(([by, total]) => window.documents.scrollThrough(by, total), [
    step,
    pageCount,
  ] as const)
  const costs = frameCosts(await browser.stopTracing())
  if (drawn < pageCount / 2) throw new Error(`only ${drawn} pages were drawn on the way`)
  return { costs, held: await heldBy(page) }
}

/** Once the page is idle: pages that left the view are released only after the frame that moved them. */
async function heldBy(page: Page): Promise<string[]> {
  await page.evaluate(() => new Promise((done) => requestIdleCallback(() => done(null))))
  return page.evaluate(() => window.documents.held())
}

function longestOf(costs: readonly number[]): string {
  const sorted = [...costs].sort((a, b) => b - a)
  const first = sorted.slice(0, 5).map((cost) => cost.toFixed(0))
  return `${costs.length} frames, the longest ${first.join(' ')} ms, median ${median(costs).toFixed(1)} ms`
}
