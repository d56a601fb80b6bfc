import type { Browser, Page } from 'playwright'
import { type Measure, median, ratio } from '../measure'
import type { Host } from './host'
import type { PortalPage } from './hosts/portal'

const rounds = 9

/** An app in each kind of frame, by its code, and the host that shows it. */
export interface KindHosts {
  iframe: Host
  page: { host: Host; code: string }
  isolated: { host: Host; code: string; other: string }
}

/** The first opening of an app whose page is the document, and of an isolated one, against the same page in an iframe. */
export async function kindTimes(browser: Browser, hosts: KindHosts): Promise<Measure[]> {
  const times = { iframe: [] as number[], page: [] as number[], isolated: [] as number[] }
  for (let round = 0; round < rounds; round += 1) {
    const openings = [
      async () => times.iframe.push(await coldOpening(browser, hosts.iframe, hosts.page.code)),
      async () => times.page.push(await coldOpening(browser, hosts.page.host, hosts.page.code)),
      async () =>
        times.isolated.push(await coldOpening(browser, hosts.isolated.host, hosts.isolated.code)),
    ]
    for (const opening of round % 2 ? openings : openings.reverse()) await opening()
  }
  const detail = Object.entries(times).map(
    ([kind, all]) => `${kind}: ${all.map(Math.round).join(' ')} ms`,
  )
  return [
    {
      name: 'mount, cold: page app / iframe',
      goal: 1.15,
      impossibleBelow: 0.7,
      detail,
      ...ratioOf(times.page, times.iframe),
    },
    {
      name: 'mount, cold: isolated app / iframe',
      goal: 1.3,
      impossibleBelow: 0.7,
      ...ratioOf(times.isolated, times.iframe),
    },
    ...(await besideOneThatHangs(browser, hosts.isolated)),
  ]
}

function ratioOf(own: readonly number[], floor: readonly number[]) {
  return { ...ratio(own, floor), value: median(own) / median(floor) }
}

async function coldOpening(browser: Browser, host: Host, code: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const time = await host.open(await host.visit(context), code)
  await context.close()
  return time
}

/** Going between two apps by the rail while an isolated one in a third tab never ends its loop, against before it did. */
async function besideOneThatHangs(
  browser: Browser,
  { host, code, other }: KindHosts['isolated'],
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  await host.open(page, other)
  await host.open(page, code)
  const quiet = await switches(page, other)
  const frame = page.frames().find((one) => one.url().includes(`//${code}.`))
  await frame?.evaluate(() => {
    setTimeout(() => {
      for (;;);
    })
  })
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
