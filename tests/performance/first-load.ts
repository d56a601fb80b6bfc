import { startStack } from '../support/stack'
import { again } from './browser/again'
import { startFloor } from './browser/floor'
import { compareLoads, loadTimes, type Pages } from './browser/load-times'
import { fast, launch, slow4G, type Visit, visit, waitUntilAppShown } from './browser/loads'
import type { Exchange } from './browser/network'
import { kilobytes, type Measure, report } from './measure'
import { signIn, wholePage } from './sign-in'

/** The signed-in page's first load in Chromium, compared with a static page that looks the same. */
const rounds = { fast: 9, slow: 5 }
const goals = { fast: { shown: 2, answered: 1.8 }, slow: { shown: 2, answered: 2 } }
const address = '/index'

const stack = await startStack({ LOG_LEVEL: 'silent' })
const cookie = await signIn(stack.portal.url)
const floor = await startFloor(await wholePage(stack.portal.url + address, cookie))
const browser = await launch()
try {
  const pages: Pages = {
    browser,
    portal: { url: stack.portal.url + address, cookie },
    floor: { url: floor.url + address },
  }
  await loadTimes(pages, fast, 1)
  report([
    ...(await compareLoads(pages, 'fast network', fast, rounds.fast, goals.fast)),
    ...(await compareLoads(pages, 'slow 4G', slow4G, rounds.slow, goals.slow)),
    ...(await traffic(pages)),
  ])
} finally {
  await browser.close()
  floor.close()
  await stack.close()
}

/** What goes over the network for the whole page with its first sub-app, cold and on a reload. */
async function traffic({ browser, portal }: Pages): Promise<Measure[]> {
  return again(() =>
    visit(browser, { ...portal, conditions: fast, clicks: false }, async (load) => {
      await settle(load)
      const cold = load.exchanges()
      await load.page.reload({ waitUntil: 'commit' })
      await settle(load)
      const again = load.exchanges().slice(cold.length)
      const bytes = again.reduce((sum, exchange) => sum + exchange.bytes, 0)
      return [
        {
          name: 'requests, cold',
          value: cold.length,
          unit: 'requests',
          goal: 18,
          detail: lines(cold),
        },
        {
          name: 'requests, reload',
          value: again.length,
          unit: 'requests',
          goal: 3,
          detail: lines(again),
        },
        { name: 'transferred, reload', value: kilobytes(bytes), unit: 'KB', goal: 10 },
      ]
    }),
  )
}

async function settle({ page }: Visit) {
  await waitUntilAppShown(page)
  await page.waitForLoadState('networkidle', { timeout: 30_000 })
}

function lines(exchanges: Exchange[]): string[] {
  return exchanges.map(({ path, bytes }) => `${kilobytes(bytes).toFixed(1)} KB ${path}`)
}
