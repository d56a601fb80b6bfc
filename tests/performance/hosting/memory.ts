import type { Browser } from 'playwright'
import type { Measure } from '../measure'
import { holdingsOf } from './holdings'
import type { Host } from './host'
import { complete } from './portal-host'

/** What one more app costs while all of `codes` are open. */
export async function memoryPerApp(
  browser: Browser,
  hosts: Host[],
  codes: readonly string[],
): Promise<Measure[]> {
  const sizes = new Map<string, number>()
  for (const host of hosts) sizes.set(host.name, await perApp(browser, host, codes))
  const ratio = (name: string) =>
    (sizes.get(name) ?? Number.NaN) / (sizes.get('iframe') ?? Number.NaN)
  const detail = [...sizes].map(([name, size]) => `${name}: ${size.toFixed(0)} KB an app`)
  return [
    {
      name: 'memory per app / plain iframe',
      value: ratio('portal'),
      unit: 'x',
      goal: 1.05,
      impossibleBelow: 0.5,
      detail,
    },
    { name: 'memory per app / plain iframe: qiankun', value: ratio('qiankun'), unit: 'x' },
  ]
}

/** The first app is left out: it brings what all of them share. */
async function perApp(browser: Browser, host: Host, [first = '', ...others]: readonly string[]) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  const page = await host.visit(context)
  if (host.name === 'portal') await complete(page)
  await host.open(page, first)
  const before = await holdingsOf(page)
  for (const code of others) await host.open(page, code)
  const after = await holdingsOf(page)
  await context.close()
  return (after.heap - before.heap) / others.length
}
