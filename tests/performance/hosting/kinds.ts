import type { Browser, Frame, Page } from 'playwright'
import { type Measure, median, ratio } from '../measure'
import type { Host } from './host'
import type { PortalPage } from './hosts/portal'

const rounds = 9

/** An app in each kind of frame, by its code, and the host that shows it. */
export interface KindHosts {
  iframe: Host
  page: { host: Host; code: string; other: string }
  isolated: { host: Host; code: string; other: string }
}

/**
 * The first opening of an app whose page is the document, and of an isolated one, against the same page in an iframe.
 * The goals are for a user's real click, as in `mountTimes`: the pointer rests on the link first.
 */
export async function kindTimes(browser: Browser, hosts: KindHosts): Promise<Measure[]> {
  const { iframe, page, isolated } = hosts
  const openings = {
    iframe: () => coldOpening(browser, iframe, page.code),
    page: () => coldOpening(browser, page.host, page.code, untilPrefetched),
    'page, not hovered': () => coldOpening(browser, page.host, page.code),
    isolated: () => coldOpening(browser, isolated.host, isolated.code, untilPrefetched),
    'isolated, not hovered': () => coldOpening(browser, isolated.host, isolated.code),
  }
  const names = Object.keys(openings) as (keyof typeof openings)[]
  const times = new Map<string, number[]>(names.map((name) => [name, []]))
  for (let round = 0; round < rounds; round += 1) {
    for (const name of round % 2 ? names : [...names].reverse()) {
      times.get(name)?.push(await openings[name]())
    }
  }
  const detail = [...times].map(([kind, all]) => `${kind}: ${all.map(Math.round).join(' ')} ms`)
  const against = (kind: keyof typeof openings, goal?: number): Measure => ({
    name: `mount, cold: ${kind} / iframe`,
    ...(goal !== undefined && { goal, impossibleBelow: 0.7 }),
    ...ratioOf(times.get(kind) ?? [], times.get('iframe') ?? []),
  })
  return [
    { ...against('page', 1.15), detail },
    against('page, not hovered'),
    against('isolated', 1.3),
    against('isolated, not hovered'),
    ...(await besideOneThatHangs(browser, isolated)),
    await besideOneThatHangsTheShell(browser, page),
  ]
}

function ratioOf(own: readonly number[], floor: readonly number[]) {
  return { ...ratio(own, floor), value: median(own) / median(floor) }
}

async function coldOpening(
  browser: Browser,
  host: Host,
  code: string,
  prepare?: (page: Page, code: string) => Promise<void>,
): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  await prepare?.(page, code)
  const time = await host.open(page, code)
  await context.close()
  return time
}

/** The pointer rests on the app's link until a frame of the page has its files. */
async function untilPrefetched(page: Page, code: string) {
  await page.hover(`nav a[data-app="${code}"]`)
  while (!(await hasLoaded(page, `/${code}/app.js`))) {
    await new Promise((done) => setTimeout(done, 20))
  }
}

async function hasLoaded(page: Page, file: string): Promise<boolean> {
  const loads = await Promise.all(page.frames().map((frame) => loadsOf(frame).catch(() => [])))
  return loads.flat().some((address) => address.endsWith(file))
}

const loadsOf = (frame: Frame) =>
  frame.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))

const isOf = (frame: Frame, code: string) => frame.url().includes(`//${code}.`)

/** Longer than all the switches take (ms), but not endless: a browser does not close a page that never finishes. */
const hangsForLong = 15_000

/** Switching between two apps by the rail while an isolated app in a third tab is in a loop, compared with before. */
async function besideOneThatHangs(
  browser: Browser,
  { host, code, other }: KindHosts['isolated'],
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  await host.open(page, other)
  await host.open(page, code)
  const quiet = await switches(page, other)
  const frame = page.frames().find((one) => isOf(one, code))
  await frame?.evaluate((milliseconds) => {
    setTimeout(() => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
    })
  }, hangsForLong)
  const beside = await switches(page, other)
  await context.close()
  return [
    {
      name: 'click beside an isolated app that hangs / quiet',
      goal: 1.5,
      impossibleBelow: 0.5,
      ...ratioOf(beside, quiet),
      detail: [`quiet: ${median(quiet).toFixed(1)} ms`, `beside: ${median(beside).toFixed(1)} ms`],
    },
  ]
}

/**
 * How long an app on the portal's own origin blocks the processor (ms), for the row that shows what isolation is for.
 */
const hangsFor = 2_000

/** The same with an app on the portal's own origin, whose loop ends: a click during it is only answered afterwards. */
async function besideOneThatHangsTheShell(
  browser: Browser,
  { host, code, other }: KindHosts['page'],
) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  await host.open(page, other)
  await host.open(page, code)
  const quiet = await switches(page, other)
  const beside = await page.evaluate(
    async ([hanging, milliseconds]) => {
      const frame = document.querySelector<HTMLIFrameElement>(`[data-app-code="${hanging}"] iframe`)
      const start = performance.now()
      // Its timers are slow while it is hidden.
      frame?.contentWindow?.queueMicrotask(() => {
        while (performance.now() - start < milliseconds);
      })
      await new Promise((done) => setTimeout(done))
      await (window.bench as PortalPage).switchTo('index', 'rail')
      return performance.now() - start
    },
    [code, hangsFor] as const,
  )
  await context.close()
  return {
    name: `click beside an app that hangs for ${hangsFor / 1000} s, without isolation / quiet`,
    value: beside / median(quiet),
    unit: 'x' as const,
    detail: [`quiet: ${median(quiet).toFixed(1)} ms`, `beside: ${beside.toFixed(1)} ms`],
  }
}

function switches(page: Page, other: string): Promise<number[]> {
  return page.evaluate(async (code) => {
    const bench = window.bench as PortalPage
    const times: number[] = []
    for (let count = 0; count < 9; count += 1) {
      for (const to of ['index', code]) {
        const start = performance.now()
        await bench.switchTo(to, 'rail')
        times.push(performance.now() - start)
      }
    }
    return times
  }, other)
}
