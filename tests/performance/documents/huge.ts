import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { again } from '../browser/again'
import { type Measure, median } from '../measure'
import type { Viewer } from './viewer'

const rounds = 3
/** Where a reader goes, as fractions of the document. */
const places = [1, 0.25, 0.5, 0.75, 0, 0.86, 0.16, 0.6]
const MB = 1024 * 1024
/** How long the memory of collected objects may take to be released (s). */
const patience = 8

const sizes = { few: 100, huge: 5_000 } as const
type Size = keyof typeof sizes

/**
 * A PDF of 5,000 pages and 300 MB: what the page's process holds after a reader has been all over it, compared with a
 * PDF of a hundred pages.
 */
export async function huge(viewer: Viewer, browser: Browser): Promise<Measure[]> {
  const held: Record<Size, number[]> = { few: [], huge: [] }
  for (let round = 0; round < rounds; round += 1) {
    for (const size of ['few', 'huge'] as const) {
      const read = (page: Page) => afterReading(page, sizes[size], browser)
      held[size].push(await again(() => viewer.visit(size, read)))
    }
  }
  const more = held.huge.map((value, round) => value - (held.few[round] ?? Number.NaN))
  return [
    {
      name: 'memory of 5,000 pages and 300 MB beyond 100 pages',
      value: median(more),
      rounds: more,
      unit: 'MB',
      goal: 100,
      detail: Object.entries(held).map(
        ([name, values]) => `${name}: ${median(values).toFixed(0)} MB`,
      ),
    },
  ]
}

async function afterReading(page: Page, total: number, browser: Browser): Promise<number> {
  const number = page.getByRole('textbox', { name: '页码' })
  for (const share of places) {
    const place = Math.max(1, Math.round(share * total))
    await number.fill(String(place))
    await number.press('Enter')
    await page.getByText(`第${String(place).padStart(7, '0')}页`).waitFor()
  }
  return memoryOf(page, browser)
}

/** Memory of the page's processes alone (MB) after a garbage collection: the page, its worker, what they fetched. */
async function memoryOf(page: Page, browser: Browser): Promise<number> {
  const looks: number[] = []
  for (let second = 0; second < patience; second += 1) {
    await page.evaluate(collect)
    for (const worker of page.workers()) await worker.evaluate(collect)
    await page.waitForTimeout(1_000)
    looks.push(await lookAt(browser))
  }
  return Math.min(...looks)
}

const collect = () => gc?.()

async function lookAt(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const own = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => ownMemoryOf(id))
  return own.reduce((sum, one) => sum + one, 0) / MB
}

function ownMemoryOf(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Number(/^RssAnon:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024
}
