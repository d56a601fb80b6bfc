import { freePort } from '../support/ports'
import { serveProbeApps } from '../support/probe-apps'
import { startStack } from '../support/stack'
import { launch } from './browser/loads'
import { type FloorName, startFiles } from './hosting/files'
import { addClockProbe, clockCode, hiddenTimers } from './hosting/hidden-timers'
import { floorHost, type Host } from './hosting/host'
import { addIsolationProbes, isolation, isolationCodes } from './hosting/isolation'
import { kindTimes } from './hosting/kinds'
import { leaks } from './hosting/leaks'
import { memoryPerApp } from './hosting/memory'
import { mountTimes } from './hosting/mount-times'
import { many, memoryOfMany } from './hosting/open-apps'
import { type PortalHost, portalHost } from './hosting/portal-host'
import { restoredTabs } from './hosting/restored'
import { sharedFiles, sharingApps } from './hosting/shared-files'
import { tabSwitch } from './hosting/tab-switch'
import { type Measure, report } from './measure'

/** One sub-app in four hosts: a plain mount in the document, a plain iframe, qiankun, and the portal itself. */
const manyApps = numbered('bench', many)
const apps = manyApps.slice(0, 10)
const heavyApps = numbered('heavy', 6)
/** Runs without optimised code, which counts as heap and grows for as long as the page's own functions become hot. */
const withoutOptimising = '--js-flags=--no-opt --no-maglev --no-sparkplug'

const stack = await startStack({ LOG_LEVEL: 'silent' })
const port = await freePort()
const apart = await startStack({
  ...{ LOG_LEVEL: 'silent', PORT: String(port), APPS_ORIGIN: `http://*.localhost:${port}` },
})
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
  await apart.close()
}

async function measureAll(): Promise<Measure[]> {
  const portal = await portalHost(stack)
  for (const code of [...manyApps, ...heavyApps])
    portal.register(code, `${files.url}/apps/${code}/`)
  addIsolationProbes(probes, portal.space)
  addClockProbe(probes, portal.space)

  const floor = (name: FloorName) => floorHost(name, files.url)
  const frames = [floor('iframe'), floor('qiankun'), portal.host]
  const probed = floorHost('qiankun', files.url, (code) => `${probes.origin}/${code}/`)
  const measures: Measure[] = []
  portal.pin(['index', ...apps])
  measures.push(...(await mountTimes(browser, [floor('plain'), ...frames])))
  measures.push(...(await memoryPerApp(browser, frames, apps)))
  measures.push(...(await restoredTabs(browser, portal, apps)))
  measures.push(...(await leaks(plainBrowser, [floor('qiankun'), portal.host], files)))
  portal.pin(['index', ...manyApps])
  measures.push(...(await memoryOfMany(portal.host, manyApps)))
  portal.pin(['index', ...sharingApps])
  measures.push(...(await sharedFiles(browser, portal.host)))
  portal.pin(['index', ...heavyApps])
  measures.push(...(await tabSwitch(browser, portal.host, heavyApps)))
  portal.pin(['index', clockCode, ...isolationCodes])
  measures.push(...(await isolation(browser, probes, { portal: portal.host, qiankun: probed })))
  measures.push(...(await hiddenTimers(browser, portal.host, isolationCodes[0] ?? '')))
  measures.push(...(await kinds(portal, floor('iframe'))))
  return measures
}

/** The same app as a page of its own, and with an origin of its own. */
async function kinds(portal: PortalHost, iframe: Host): Promise<Measure[]> {
  const [page, isolated, other] = ['paged', 'apart', 'beside'] as const
  const isolating = await portalHost(apart)
  for (const { register } of [portal, isolating]) {
    for (const code of [page, isolated, other]) register(code, `${files.url}/apps/${code}/`)
  }
  portal.space.constants.set('APP_HOSTING', JSON.stringify({ [page]: { kind: 'page' } }))
  portal.pin(['index', page, other])
  isolating.pin(['index', isolated, other])
  const times = await kindTimes(browser, {
    iframe,
    page: { host: portal.host, code: page, other },
    isolated: { host: isolating.host, code: isolated, other },
  })
  for (const code of heavyApps) isolating.register(code, `${files.url}/apps/${code}/`)
  isolating.pin(['index', ...heavyApps])
  return [...times, ...(await tabSwitch(browser, isolating.host, heavyApps, 'isolated tab switch'))]
}

function numbered(name: string, count: number): string[] {
  return Array.from({ length: count }, (_, at) => `${name}-${at + 1}`)
}
