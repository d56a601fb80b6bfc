import type { Browser, BrowserContext, Page } from 'playwright'
import { type Measure, median } from '../measure'
import type { Host } from './host'
import { idle } from './portal-host'

const rounds = 8
const code = 'bench-1'

/** What is done before the click; nothing where the host knows no such thing. */
type Prepare = (page: Page) => Promise<void>

/**
 * From the click until the app is mounted, in turns. Cold: a fresh browser profile. Warm: a page loaded anew in
 * the profile that has shown the app before, so that its files are in the browser's cache, for every host.
 */
export async function mountTimes(browser: Browser, hosts: Host[]): Promise<Measure[]> {
  const times = new Map<string, number[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const host of round % 2 ? hosts : [...hosts].reverse()) {
      for (const visits of visitsOf(host)) {
        const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
        for (const [name, prepare] of visits) {
          const which = `${host.name} ${name}`
          const time = await openAnew(context, host, prepare)
          times.set(which, [...(times.get(which) ?? []), time])
        }
        await context.close()
      }
    }
  }
  return measuresOf(times)
}

/** What is opened in one profile after another, the first time in each without anything cached. */
function visitsOf({ name }: Host): [name: string, prepare?: Prepare][][] {
  if (name !== 'portal') return [[['cold'], ['warm']]]
  return [
    [['cold'], ['warm, not hovered', untilSpare], ['warm', untilPrefetched]],
    [['cold, spare frame', untilSpare]],
  ]
}

function measuresOf(times: ReadonlyMap<string, number[]>): Measure[] {
  const middle = (name: string) => median(times.get(name) ?? [])
  const against = (floor: string, name: string, host: string, goal?: number): Measure => ({
    name: `${name}${host === 'portal' ? '' : `, ${host}`}`,
    value: middle(`${host} ${name}`) / middle(`plain ${floor}`),
    unit: 'x',
    ...(goal !== undefined && { goal }),
    detail: [host, 'plain'].map((one) => {
      const which = one === 'plain' ? `plain ${floor}` : `${one} ${name}`
      return `${which}: ${times.get(which)?.map(Math.round).join(' ')} ms`
    }),
  })
  return [
    against('cold', 'cold', 'portal', 1.25),
    against('cold', 'cold, spare frame', 'portal'),
    against('cold', 'cold', 'iframe'),
    against('cold', 'cold', 'qiankun'),
    against('warm', 'warm', 'portal', 1),
    against('warm', 'warm, not hovered', 'portal'),
    against('warm', 'warm', 'iframe'),
    against('warm', 'warm', 'qiankun'),
  ].map((measure) => ({ ...measure, name: `mount, ${measure.name}` }))
}

async function openAnew(context: BrowserContext, host: Host, prepare?: Prepare) {
  const page = await host.visit(context)
  await prepare?.(page)
  const time = await host.open(page, code)
  await page.close()
  return time
}

/** The pointer moved somewhere on the page: the portal boots the spare frame. */
export async function untilSpare(page: Page) {
  await page.mouse.move(700, 20)
  await page.waitForFunction(() => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')]
    const spare = frames.find((frame) => !frame.closest('[data-app-code]'))
    return (
      spare?.contentDocument?.readyState === 'complete' &&
      spare.contentDocument.URL !== 'about:blank'
    )
  })
  await idle(page)
}

/** The pointer rests on the app's link, as it does before a click. */
export async function untilPrefetched(page: Page) {
  await untilSpare(page)
  await page.hover(`nav a[data-app="${code}"]`)
  await page.waitForFunction((name) => {
    const frames = [...document.querySelectorAll<HTMLIFrameElement>('iframe[data-frame]')]
    const loaded = frames.flatMap(
      (frame) => frame.contentWindow?.performance.getEntriesByType('resource') ?? [],
    )
    return loaded.some(({ name: address }) => address.endsWith(`/${name}/app.js`))
  }, code)
}
