import type { Browser } from 'playwright'
import { kilobytes, type Measure } from '../measure'
import { holdingsOf } from './holdings'
import type { Host } from './host'

/** What one app more costs while `codes` are all open, beyond the host's own page. */
export async function memoryPerApp(
  browser: Browser,
  hosts: Host[],
  codes: readonly string[],
): Promise<Measure[]> {
  const bytes: Record<string, number> = {}
  for (const host of hosts) bytes[host.name] = await perApp(browser, host, codes)
  const { iframe = Number.NaN } = bytes
  const detail = Object.entries(bytes).map(
    ([name, size]) => `${name}: ${kilobytes(size).toFixed(0)} KB an app`,
  )
  const ratio = (name: string) => (bytes[name] ?? Number.NaN) / iframe
  return [
    { name: 'memory per app / plain iframe', value: ratio('portal'), unit: 'x', goal: 1.1, detail },
    { name: 'memory per app / plain iframe, qiankun', value: ratio('qiankun'), unit: 'x' },
  ]
}

/** The first app is left out: it brings what all of them share. */
async function perApp(browser: Browser, host: Host, [first = '', ...others]: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  const holdings = await holdingsOf(page)
  await host.open(page, first)
  const before = await holdings()
  for (const code of others) await host.open(page, code)
  const after = await holdings()
  await context.close()
  return (after.heap - before.heap) / others.length
}
