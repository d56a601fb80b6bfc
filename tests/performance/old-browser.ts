import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { ensureEngines } from '../../scripts/browser-engines.mjs'
import { startStack } from '../support/stack'
import { startFloor } from './browser/floor'
import { compareLoads } from './browser/load-times'
import { fast, launchProgram, slow4G, visit, waitUntilAppShown } from './browser/loads'
import { kilobytes, type Measure, report } from './measure'
import { signIn, wholePage } from './sign-in'

/** The oldest browser in which everything works, on an old machine: a slow processor, 4 GB, a slow network. */
const engine = 'chromium86'
const userAgent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/86.0.4240.0 Safari/537.36'
const oldMachine = { ...slow4G, cpuSlowdown: 6 }
const goals = { shown: 2.5, answered: 4 }
const rounds = 5
const apps = ['index', 'workflow', 'inbox', 'list', 'official', 'addresslist'].concat([
  'scheduleCenter',
  'pendCenter',
  'forum',
  'personCollect',
  'center',
  'dailyPerson',
])

const { [engine]: [program = ''] = [] } = await ensureEngines([engine])
const stack = await startStack({ LOG_LEVEL: 'silent' })
// Not launched by Playwright, which this version does not understand.
const browser = await launchProgram(program, [`--user-agent=${userAgent}`])
try {
  const address = `${stack.portal.url}/index`
  const cookie = await signIn(stack.portal.url)
  const floor = await startFloor(await wholePage(address, cookie, userAgent))
  const pages = {
    browser,
    portal: { url: address, cookie },
    floor: { url: `${floor.url}/index` },
  }
  report([
    ...(await compareLoads(pages, 'old machine', oldMachine, rounds, goals)),
    await memory(address, cookie),
  ])
  floor.close()
} finally {
  await browser.close()
  await stack.close()
}

/** Of the whole browser; memory that its processes share counts once. */
async function memory(url: string, cookie: string): Promise<Measure> {
  const options = { url, cookie, clicks: false, conditions: fast }
  return visit(browser, options, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'deviceMemory', { value: 4 }),
    )
    await page.reload()
    let last = 'index'
    await waitUntilAppShown(page, last)
    for (const code of apps.filter((one) => one !== last)) {
      // An app opens the next: what has a link depends on the window's height.
      await page.$eval(
        `[data-app-code="${last}"] iframe`,
        (frame, path) => {
          ;(frame as HTMLIFrameElement).contentWindow?.portalProps?.navigate(path)
        },
        `/${code}`,
      )
      await waitUntilAppShown(page, code)
      // This version's compositor may crash if an app's first data come in the moment in which another one is opened.
      await page.waitForLoadState('networkidle')
      last = code
    }
    const awake = await page.$$eval('[data-app-status] iframe', (frames) => frames.length)
    return {
      name: `memory of the browser, ${apps.length} apps open, 4 GB`,
      value: memoryOf(program),
      unit: 'MB',
      goal: 600,
      detail: [`${awake} of them awake`],
    }
  })
}

/** MB of all processes of a program; shared memory counts once in all. */
function memoryOf(binary: string): number {
  const bytes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && programOf(name) === binary)
    .map((name) =>
      Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${name}/smaps_rollup`, 'utf8'))?.[1]),
    )
    .reduce((sum, size) => sum + size, 0)
  return kilobytes(bytes)
}

/** '' = it has ended, or is not ours to read. */
function programOf(process: string): string {
  try {
    return readlinkSync(`/proc/${process}/exe`)
  } catch {
    return ''
  }
}
