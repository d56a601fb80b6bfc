import { readFileSync } from 'node:fs'
import type { Browser, Page } from 'playwright'
import { again } from '../browser/again'
import { type Measure, median } from '../measure'
import type { Viewer } from './viewer'

const rounds = 3
const pages = 5_000
/** Where a reader goes in it. */
const places = [pages, 1_250, 2_500, 3_750, 1, 4_321, 777, 3_000]
const MB = 1024 * 1024
/** Seconds. */
const patience = 15

/** A PDF of 5,000 pages and 300 MB: what the page's process holds after a reader went all over it. */
export async function huge(viewer: Viewer, browser: Browser): Promise<Measure[]> {
  const held = { small: [] as number[], huge: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    held.small.push(await again(() => viewer.visit('pdf', (page) => memoryOf(page, browser))))
    held.huge.push(await again(() => viewer.visit('huge', (page) => afterReading(page, browser))))
  }
  const more = held.huge.map((value, round) => value - (held.small[round] ?? Number.NaN))
  return [
    {
      name: 'memory of 5,000 pages and 300 MB beyond 20 pages',
      value: median(more),
      rounds: more,
      unit: 'MB',
      goal: 150,
      detail: Object.entries(held).map(
        ([name, values]) => `${name}: ${median(values).toFixed(0)} MB`,
      ),
    },
  ]
}

async function afterReading(page: Page, browser: Browser): Promise<number> {
  const number = page.getByRole('textbox', { name: '页码' })
  for (const place of places) {
    await number.fill(String(place))
    await number.press('Enter')
    await page.getByText(`第${String(place).padStart(7, '0')}页`).waitFor()
  }
  return memoryOf(page, browser)
}

/** What the processes of pages alone use (MB) at the least, as garbage is collected when the browser sees fit. */
async function memoryOf(page: Page, browser: Browser): Promise<number> {
  const ofPage = await page.context().newCDPSession(page)
  const looks: number[] = []
  for (let second = 0; second < patience; second += 1) {
    await ofPage.send('Memory.simulatePressureNotification', { level: 'critical' })
    await page.waitForTimeout(1_000)
    looks.push(await lookAt(browser))
  }
  return Math.min(...looks)
}

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
