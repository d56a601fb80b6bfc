import { type Browser, errors, type Page } from 'playwright'
import { type Measure, median, ratio } from '../measure'
import { complete, idle, type PortalHost } from './portal-host'

const rounds = 11
/** How long nothing may mount on its own once the page is complete (ms). */
const watched = 3_000
/** How long an app may take after the click on its tab (ms). */
const patience = 10_000

/**
 * A page that is loaded again with ten open tabs, compared with one that has only the tab in front: from the start of
 * the navigation until that tab's app is mounted. The other apps must wait until their tabs are clicked. The goal of
 * the ratio is the noise of such times: nine more tabs in the strip are some forty elements.
 */
export async function restoredTabs(
  browser: Browser,
  portal: PortalHost,
  codes: readonly string[],
): Promise<Measure[]> {
  const [front = '', ...others] = codes
  const one = await pageWith(browser, portal, [front])
  const all = await pageWith(browser, portal, codes)
  const pages = [
    { page: one, times: [] as number[] },
    { page: all, times: [] as number[] },
  ] as const
  for (const { page } of pages) await timeAgain(page, front)
  for (let round = 0; round < rounds; round += 1) {
    for (const { page, times } of round % 2 ? pages : [...pages].reverse()) {
      times.push(await timeAgain(page, front))
    }
  }
  const [alone, together] = pages.map(({ times }) => times) as [number[], number[]]
  const unasked = await mountedUnasked(all, front)
  const came = await comeWhenAsked(all, others)
  const tabs = await tabsOf(all)
  await one.context().close()
  await all.context().close()
  return [
    {
      name: `${codes.length} restored tabs: first app / with one restored`,
      ...ratio(together, alone),
      value: median(together) / median(alone),
      goal: 1.1,
      impossibleBelow: 0.7,
      detail: [`one: ${listed(alone)} ms`, `${codes.length}: ${listed(together)} ms`, tabs],
    },
    {
      name: 'restored apps that mounted without being asked for',
      value: unasked.length,
      unit: 'loads',
      goal: 0,
      detail: unasked,
    },
    {
      name: `restored apps that came when asked for, of ${others.length}`,
      value: came.length,
      unit: 'loads',
      least: others.length,
      detail: [`from the click on the tab: ${listed(came)} ms`],
    },
  ]
}

const listed = (times: readonly number[]) => times.map(Math.round).join(' ')

/** A window with these tabs, the first of them in front. */
async function pageWith(
  browser: Browser,
  { host, arrive }: PortalHost,
  [front = '', ...others]: readonly string[],
): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  await context.addInitScript(noteMounts)
  const page = await arrive(context, front)
  for (const code of others) await host.open(page, code)
  await host.open(page, front)
  return page
}

interface Noting {
  /** When each app was first in front and mounted. */
  mountedAt: Record<string, number>
}

/** Runs in the page, from its first line on. */
function noteMounts() {
  if (window !== window.top) return
  const mountedAt: Record<string, number> = {}
  Object.assign(window, { mountedAt } satisfies Noting)
  new MutationObserver(() => {
    for (const pane of document.querySelectorAll<HTMLElement>('[data-app-status="1"]')) {
      mountedAt[pane.dataset.appCode ?? ''] ??= performance.now()
    }
  }).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['data-app-status'],
  })
}

async function timeAgain(page: Page, code: string): Promise<number> {
  await page.reload({ waitUntil: 'commit' })
  const time = await page.waitForFunction(
    (name) => (window as unknown as Noting).mountedAt[name],
    code,
  )
  // What the page loads afterwards must not fall into the other page's turn.
  await page.waitForLoadState('networkidle')
  await idle(page)
  return (await time.jsonValue()) ?? Number.NaN
}

/** The apps that have a frame although they are not in front. */
async function mountedUnasked(page: Page, front: string): Promise<string[]> {
  // The user is there, which is when the portal gets ready for the next app.
  await page.mouse.move(700, 20)
  await complete(page)
  await page.waitForTimeout(watched)
  const there = await page.$$eval('[data-app-code][data-app-status]', (panes) =>
    panes.map((pane) => (pane as HTMLElement).dataset.appCode ?? ''),
  )
  return there.filter((code) => code !== front)
}

/** The times of those that came. */
async function comeWhenAsked(page: Page, codes: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const code of codes) {
    const start = await page.evaluate((tab) => {
      document.querySelector<HTMLElement>(`[role=tab][data-tab="${tab}"]`)?.click()
      return performance.now()
    }, code)
    try {
      const mounted = await page.waitForFunction(
        (name) => (window as unknown as Noting).mountedAt[name],
        code,
        { timeout: patience },
      )
      times.push(((await mounted.jsonValue()) ?? Number.NaN) - start)
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error
    }
  }
  return times
}

async function tabsOf(page: Page): Promise<string> {
  const tabs = await page.$$eval('[role=tab][data-tab]', (all) =>
    all.map((tab) => (tab as HTMLElement).dataset.tab),
  )
  return `tabs: ${tabs.join(' ')}`
}
