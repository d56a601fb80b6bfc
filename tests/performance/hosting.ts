import { serveProbeApps } from '../support/probe-apps'
import { startStack } from '../support/stack'
import { launch } from './browser/loads'
import { type FloorName, startFiles } from './hosting/files'
import { addClockProbe, clockCode, hiddenTimers } from './hosting/hidden-timers'
import { floorHost } from './hosting/host'
import { addIsolationProbes, isolation, isolationCodes } from './hosting/isolation'
import { leaks } from './hosting/leaks'
import { memoryPerApp } from './hosting/memory'
import { mountTimes } from './hosting/mount-times'
import { portalHost } from './hosting/portal-host'
import { tabSwitch } from './hosting/tab-switch'
import { type Measure, report } from './measure'

/** One sub-app in four hosts: a plain mount in the document, a plain iframe, qiankun, and the portal itself. */
const apps = numbered('bench', 10)
const heavyApps = numbered('heavy', 6)
/** Runs without optimised code, which counts as heap and grows for as long as the page's own functions become hot. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev --no-sparkplug'

const stack = await startStack({ LOG_LEVEL: 'silent' })
const files = await startFiles()
const probes = await serveProbeApps()
const browser = await launch()
const plainBrowser = await launch(withoutOptimising)
try {
  report(await measureAll())
} finally {
  await browser.close()
  await plainBrowser.close()
  await probes.close()
  files.close()
  await stack.close()
}

async function measureAll(): Promise<Measure[]> {
  const portal = await portalHost(stack)
  for (const code of [...apps, ...heavyApps]) portal.register(code, `${files.url}/apps/${code}/`)
  addIsolationProbes(probes, portal.space)
  addClockProbe(probes, portal.space)

  const floor = (name: FloorName) => floorHost(name, files.url)
  const frames = [floor('iframe'), floor('qiankun'), portal.host]
  const probed = floorHost('qiankun', files.url, (code) => `${probes.origin}/${code}/`)
  const measures: Measure[] = []
  portal.pin(['index', ...apps])
  measures.push(...(await mountTimes(browser, [floor('plain'), ...frames])))
  measures.push(...(await memoryPerApp(browser, frames, apps)))
  measures.push(...(await leaks(plainBrowser, [floor('qiankun'), portal.host], files)))
  portal.pin(['index', ...heavyApps])
  measures.push(...(await tabSwitch(browser, portal.host, heavyApps)))
  portal.pin(['index', clockCode, ...isolationCodes])
  measures.push(...(await isolation(browser, probes, { portal: portal.host, qiankun: probed })))
  measures.push(...(await hiddenTimers(browser, portal.host, isolationCodes[0] ?? '')))
  return measures
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)
}
