import type { Browser, BrowserContext, Page } from 'playwright'
import { type Measure, median, ratio } from '../measure'
import type { Host } from './host'
import { idle } from './portal-host'
import { drawn, type Step, stepsOf } from './timeline'

const rounds = 11
const code = 'bench-1'

/** What is done before the click; absent = nothing. */
type Prepare = (page: Page) => Promise<void>

/** The ways to open an app; each is compared with the plain mount that finds as much in the browser's caches. */
const ways = {
  cold: 'cold',
  'cold, not hovered': 'cold',
  'cold, nothing ahead': 'cold',
  'warm, not hovered': 'warm, not hovered',
  warm: 'warm',
}
type Way = keyof typeof ways
/** The way whose steps are drawn: nothing was prepared, so that everything is waited for after the click. */
const drawnWay: Way = 'cold, nothing ahead'

interface Opening {
  time: number
  /** Empty unless they are to be drawn. */
  steps: Step[]
}

/**
 * From the click until the app is mounted, in turns. Cold: a fresh browser profile. Warm: pages loaded again in the
 * profile that has shown the app before, so that every host finds its files in the browser's cache, and from the
 * third visit on their compiled code too. The portal's goals are for a user's real click: the pointer moves to the
 * link and rests on it first. The same without that is measured beside it.
 */
export async function mountTimes(browser: Browser, hosts: Host[]): Promise<Measure[]> {
  const openings = new Map<string, Opening[]>()
  for (let round = 0; round < rounds; round += 1) {
    for (const host of round % 2 ? hosts : [...hosts].reverse()) {
      for (const visits of visitsOf(host)) {
        const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
        for (const [way, prepare] of visits) {
          const which = `${host.name}, ${way}`
          const opening = await openAgain(context, host, way, prepare)
          openings.set(which, [...(openings.get(which) ?? []), opening])
        }
        await context.close()
      }
    }
  }
  return measuresOf(openings)
}

/** What is opened in one profile after another. */
function visitsOf({ name }: Host): [way: Way, prepare?: Prepare][][] {
  if (name !== 'portal') return [[['cold'], ['warm, not hovered'], ['warm']]]
  return [
    [
      ['cold', untilPrefetched],
      ['warm, not hovered', untilSpare],
      ['warm', untilPrefetched],
    ],
    [['cold, not hovered', untilSpare]],
    [['cold, nothing ahead']],
  ]
}

function measuresOf(openings: ReadonlyMap<string, Opening[]>): Measure[] {
  const timesOf = (which: string) => (openings.get(which) ?? []).map(({ time }) => time)
  const against = (host: Host['name'], way: Way, goal?: number): Measure => {
    const compared = [`${host}, ${way}`, `plain, ${ways[way]}`] as const
    const [own = [], floor = []] = compared.map(timesOf)
    return {
      name: `mount, ${way}${host === 'portal' ? '' : `: ${host}`}`,
      ...ratio(own, floor),
      value: median(own) / median(floor),
      ...(goal !== undefined && { goal, impossibleBelow: 0.4 }),
      detail: [
        ...compared.map((which) => `${which}: ${timesOf(which).map(Math.round).join(' ')} ms`),
        ...timelineOf(openings.get(compared[0]) ?? []),
      ],
    }
  }
  return [
    against('portal', 'cold', 1.25),
    against('portal', 'cold, not hovered'),
    against('portal', 'cold, nothing ahead', 1.3),
    against('iframe', 'cold'),
    against('qiankun', 'cold'),
    against('portal', 'warm', 1),
    against('portal', 'warm, not hovered'),
    against('iframe', 'warm'),
    against('qiankun', 'warm'),
  ]
}

/** What waited for what in the opening of median length; nothing if no steps were taken. */
function timelineOf(openings: readonly Opening[]): string[] {
  const sorted = [...openings].sort((a, b) => a.time - b.time)
  return drawn(sorted[sorted.length >> 1]?.steps ?? [])
}

async function openAgain(
  context: BrowserContext,
  host: Host,
  way: Way,
  prepare?: Prepare,
): Promise<Opening> {
  const page = await host.visit(context)
  await prepare?.(page)
  const time = await host.open(page, code)
  const steps = way === drawnWay ? await stepsOf(page, code) : []
  await page.close()
  return { time, steps }
}

/** The pointer moved somewhere on the page: the portal boots the spare frame. */
async function untilSpare(page: Page) {
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
async function untilPrefetched(page: Page) {
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
