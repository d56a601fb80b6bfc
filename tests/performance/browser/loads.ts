import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import config from '../../../playwright.config'
import { chromiumPath } from '../../../scripts/chromium.mjs'
import { type Conditions, type Exchange, watchNetwork } from './network'

/** What the probe in the page measured. */
export interface Seen {
  /** Of the document that the probe runs in. */
  address: string
  railPainted: number | null
  answered: number | null
  shift: number
  longTasks: [start: number, duration: number][]
}

export const fast: Conditions = { cpuSlowdown: 1, latency: 0, download: -1, upload: -1 }
export const slow4G: Conditions = {
  cpuSlowdown: 4,
  latency: 150,
  download: 1.6e6 / 8,
  upload: 0.75e6 / 8,
}

export interface Visit {
  page: Page
  seen(): Promise<Seen>
  /** The requests so far that reached the server. */
  exchanges(): Exchange[]
}

const probe = fileURLToPath(new URL('probe.js', import.meta.url))
const patience = 10_000

/** The full browser, as users have it, instead of the headless shell that the tests use. */
export function launch(...more: string[]): Promise<Browser> {
  const executablePath = chromiumPath() ?? config.use?.launchOptions?.executablePath
  return launchProgram(executablePath, more)
}

export function launchProgram(executablePath: string | undefined, more: string[] = []) {
  const { args = [], ...options } = config.use?.launchOptions ?? {}
  const program = executablePath === undefined ? {} : { executablePath }
  return chromium.launch({ ...options, ...program, args: [...args, ...more] })
}

/** Opens an address in a fresh browser profile, runs `work` on the page, and discards the profile. */
export async function visit<T>(
  browser: Browser,
  options: VisitOptions,
  work: (visit: Visit) => Promise<T>,
): Promise<T> {
  const viewport = { width: 1366, height: 768 }
  const context = await browser.newContext({ viewport, locale: 'zh-CN', reducedMotion: 'reduce' })
  try {
    const { url, cookie } = options
    if (cookie) {
      const [name = '', value = ''] = cookie.split(/=(.*)/s)
      await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
    }
    return await work(await openIn(context, options))
  } finally {
    await context.close()
  }
}

/** Opens an address on another page of a profile, with what earlier pages have left there. */
export async function openIn(
  context: BrowserContext,
  { url, clicks, conditions }: Omit<VisitOptions, 'cookie'>,
): Promise<Visit> {
  const page = await context.newPage()
  page.setDefaultTimeout(patience)
  if (clicks) await page.addInitScript('window.benchmarkClicks = true')
  await page.addInitScript({ path: probe })
  const exchanges = await watchNetwork(page, conditions)
  await page.goto(url, { waitUntil: 'commit' })
  const seen = async () => {
    const all = await page.evaluate(() => (window as unknown as { benchmark: Seen }).benchmark)
    // A second document would bring times of its own, which say nothing about the first one.
    if (all.address !== url) throw new Error(`${url} was left for ${all.address}`)
    return all
  }
  return { page, seen, exchanges }
}

interface VisitOptions {
  url: string
  cookie?: string
  /** Whether the probe clicks on the rail. */
  clicks: boolean
  conditions: Conditions
}

/** Waits until the probe has measured it. */
export async function waitUntilSeen(page: Page, what: 'railPainted' | 'answered') {
  await page.waitForFunction(
    (name) => (window as unknown as { benchmark: Seen }).benchmark[name] !== null,
    what,
    { polling: 50 },
  )
}

/** Waits until a sub-app, by default the first, has been mounted. Not by a locator, which old browsers cannot run. */
export async function waitUntilAppShown(page: Page, code = 'index') {
  await page.waitForFunction(
    (selector) => document.querySelector(selector) !== null,
    `[data-app-code="${code}"][data-app-status="1"]`,
    { polling: 50 },
  )
}
