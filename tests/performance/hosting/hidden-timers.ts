import type { Browser } from 'playwright'
import type { Space } from '../../../mock-platform/data/space'
import type { ProbeApps } from '../../support/probe-apps'
import type { Measure } from '../measure'
import type { Host } from './host'

const watched = 5_200
export const clockCode = 'clock'

/** An app that records when its timers run: an interval of 20 ms, and a timeout that sets itself again. */
export function addClockProbe(probes: ProbeApps, space: Space) {
  probes.add(space, clockCode, 'umd', {
    load: 'window.beats={interval:[],timeout:[]}',
    mount:
      "root.textContent='clock';const {beats}=window;setInterval(()=>beats.interval.push(performance.now()),20);" +
      '(function again(){setTimeout(()=>{beats.timeout.push(performance.now());again()},20)})()',
  })
}

/** How often the timers of an app run behind another's tab. */
export async function hiddenTimers(
  browser: Browser,
  host: Host,
  other: string,
): Promise<Measure[]> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  await host.open(page, clockCode)
  await host.open(page, other)
  const frame = page.frameLocator(`[data-app-code="${clockCode}"] iframe`)
  const [interval, timeout] = await frame.locator('#root').evaluate(async (_, milliseconds) => {
    const { beats } = window as unknown as { beats: Record<'interval' | 'timeout', number[]> }
    const since = performance.now()
    // Waits by the shell's timer, because Chromium slows down those of the app frame.
    await new Promise((done) => window.top?.setTimeout(done, milliseconds))
    return [beats.interval, beats.timeout].map((all) => all.filter((at) => at > since))
  }, watched)
  await context.close()
  return [
    { name: 'hidden interval of 20 ms', value: perSecond(interval), unit: 'per s', goal: 1 },
    { name: 'hidden timeouts of 20 ms', value: perSecond(timeout), unit: 'per s', goal: 1 },
  ]
}

/**
 * The time between beats, to a hundredth: browsers are some milliseconds early or late. NaN if the timer stands
 * still.
 */
function perSecond(beats: number[] = []): number {
  const [first = Number.NaN] = beats
  const seconds = ((beats.at(-1) ?? Number.NaN) - first) / 1_000
  return Math.round(((beats.length - 1) / seconds) * 100) / 100
}
