import type { Browser, Locator, Page } from 'playwright'
import type { Space } from '../../../mock-platform/data/space'
import type { Make, ProbeApps } from '../../support/probe-apps'
import type { Measure } from '../measure'
import type { Host } from './host'

const patience = 8_000
const makes = { umd: 'UMD', esm: 'ES modules' } satisfies Record<Make, string>

/** How the inside of an app is reached, and a second instance of it opened, in one kind of host. */
interface Way {
  host: Host
  root(page: Page, code: string, instance?: number): Locator
  openAgain(page: Page, code: string): Promise<void>
}

/** Codes of the two apps that are put side by side. */
const codes = (make: Make) => ({ first: `${make}-first`, second: `${make}-second` })

export const isolationCodes = Object.keys(makes).flatMap((make) =>
  Object.values(codes(make as Make)),
)

/** The same two apps as in tests/e2e/isolation.spec.ts, which report what they see when a test asks. */
export function addIsolationProbes(probes: ProbeApps, space: Space) {
  const tick = (code: string) => `setInterval(()=>fetch('${probes.origin}/tick/${code}'),50);`
  const tells = (what: string) =>
    `root.addEventListener('tell',()=>{root.dataset.seen=JSON.stringify({${what}})});`
  for (const make of Object.keys(makes) as Make[]) {
    const { first, second } = codes(make)
    probes.add(space, first, make, {
      load: "window.shared='first';window.onlyFirst=1;Array.prototype.first=1;document.title='first'",
      mount:
        `root.innerHTML='<p class="box">一</p>';root.dataset.user=props.user.username;${tick(first)}` +
        "window.keys=0;window.clicks=0;window.addEventListener('keydown',()=>{window.keys+=1});" +
        "document.addEventListener('click',()=>{window.clicks+=1});" +
        "root.addEventListener('mark',()=>{window.mine=1});" +
        tells(
          "shared:window.shared,keys:window.keys,clicks:window.clicks,marked:'mine' in window",
        ) +
        "document.head.append(Object.assign(document.createElement('style'),{textContent:'.late{color:rgb(1,2,3)}'}))",
      unmount: "root.innerHTML=''",
      css: '.box{color:rgb(255,0,0)} body{background:rgb(9,9,9)} *{letter-spacing:3px}',
    })
    probes.add(space, second, make, {
      load: "window.sharedAtStart=window.shared;window.shared='second'",
      mount:
        `root.innerHTML='<p class="box late">二</p>';${tick(second)}` +
        tells(
          "atStart:window.sharedAtStart??null,shared:window.shared,other:'onlyFirst' in window,array:'first' in Array.prototype",
        ),
    })
  }
}

export async function isolation(
  browser: Browser,
  probes: ProbeApps,
  hosts: { portal: Host; qiankun: Host },
): Promise<Measure[]> {
  const measures: Measure[] = []
  for (const way of [portalWay(hosts.portal), qiankunWay(hosts.qiankun)]) {
    for (const make of Object.keys(makes) as Make[]) {
      const passed = await checksPassed(browser, probes, way, make)
      const own = way.host.name === 'portal'
      measures.push({
        name: `isolation, ${makes[make]}${own ? '' : ': qiankun'}`,
        value: Object.values(passed).filter(Boolean).length,
        unit: 'checks',
        ...(own && { least: 13 }),
        detail: Object.entries(passed).map(([name, ok]) => `${ok ? 'holds' : 'broken'}: ${name}`),
      })
    }
  }
  return measures
}

/** Which of the thirteen checks hold, by name; if the apps do not even start, none does. */
async function checksPassed(browser: Browser, probes: ProbeApps, way: Way, make: Make) {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } })
  context.setDefaultTimeout(patience)
  try {
    const page = await way.host.visit(context)
    const { first, second } = codes(make)
    for (const code of [first, second]) await within(way.host.open(page, code))
    return await lookAround(page, probes, way, { first, second })
  } catch (error) {
    return { [`mount: ${String(error).split('\n')[0]}`]: false }
  } finally {
    await context.close()
  }
}

function within<T>(opening: Promise<T>): Promise<T> {
  return new Promise((done, fail) => {
    const timer = setTimeout(() => fail(new Error('the app never mounted')), patience)
    opening.then(done, fail).finally(() => clearTimeout(timer))
  })
}

type Checks = Record<string, boolean>

async function lookAround(
  page: Page,
  probes: ProbeApps,
  way: Way,
  { first, second }: ReturnType<typeof codes>,
): Promise<Checks> {
  const one = way.root(page, first)
  const two = way.root(page, second)
  await two.locator('.box').click()
  await page.keyboard.press('a')
  const seen = { one: await told(one), two: await told(two) }
  const shell = await page.evaluate(shellState)
  const checks: Checks = {
    'each renders into its own container':
      (await one.textContent()) === '一' && (await two.textContent()) === '二',
    'props carry the user': (await one.getAttribute('data-user')) === '张三',
    'globals of one app are not seen by another':
      seen.two.atStart === null && seen.two.other === false && seen.one.shared === 'first',
    'globals stay out of the shell': !shell.globals,
    'prototypes are each app’s own': seen.two.array === false && !shell.array,
    'listeners on window hear their own app': seen.one.keys === 0,
    'listeners on document hear their own app': seen.one.clicks === 0,
    'the page keeps its title': shell.title !== 'first',
    ...(await styleChecks(two, shell)),
    'two instances do not know of each other': await instancesApart(page, way, first),
    'timers end with the tab': await timersEnd(page, probes, way, { first, second }),
  }
  return checks
}

/** Runs in the shell's page. */
function shellState() {
  const header = document.querySelector('header') ?? document.body
  return {
    title: document.title,
    globals: 'shared' in window || 'onlyFirst' in window,
    array: 'first' in Array.prototype,
    background: getComputedStyle(document.body).backgroundColor,
    spacing: getComputedStyle(header).letterSpacing,
  }
}

async function styleChecks(two: Locator, shell: ReturnType<typeof shellState>): Promise<Checks> {
  const style = await two.locator('.box').evaluate((box) => {
    const { color, letterSpacing } = getComputedStyle(box)
    return { color, letterSpacing }
  })
  return {
    'style files stay inside':
      style.color !== 'rgb(255, 0, 0)' && shell.background !== 'rgb(9, 9, 9)',
    'universal rules stay inside': style.letterSpacing !== '3px' && shell.spacing !== '3px',
    'late styles stay inside': style.color !== 'rgb(1, 2, 3)',
  }
}

async function instancesApart(page: Page, way: Way, code: string): Promise<boolean> {
  await way.root(page, code).dispatchEvent('mark')
  await way.openAgain(page, code)
  const other = way.root(page, code, 1)
  await other.locator('.box').waitFor()
  return (await told(way.root(page, code))).marked === true && (await told(other)).marked === false
}

/** Closes all instances of the first app; the second app's timer shows how long to listen for theirs. */
async function timersEnd(
  page: Page,
  probes: ProbeApps,
  way: Way,
  { first, second }: ReturnType<typeof codes>,
): Promise<boolean> {
  const ticks = (code: string) => probes.asked.filter((path) => path === `/tick/${code}`).length
  const listen = async () => {
    const end = ticks(second) + 3
    while (ticks(second) < end) await page.waitForTimeout(20)
  }
  const panes = page.locator(`[data-app-code="${first}"]`)
  while ((await panes.count()) > 0) await way.host.close(page, first)
  // What was under way when the tab closed must arrive first.
  await listen()
  const before = ticks(first)
  await listen()
  return ticks(first) === before
}

/** What an app reports about its surroundings. */
async function told(root: Locator): Promise<Record<string, unknown>> {
  await root.dispatchEvent('tell')
  return JSON.parse((await root.getAttribute('data-seen')) ?? '{}')
}

function portalWay(host: Host): Way {
  return {
    host,
    root: (page, code, instance = 0) =>
      page
        .locator(`[data-app-code="${code}"]`)
        .nth(instance)
        .frameLocator('iframe')
        .locator('#root'),
    openAgain: (page, code) =>
      portalWay(host)
        .root(page, code)
        .evaluate((_, path) => window.portalProps?.openTab(path), `/${code}/two?id=2`),
  }
}

function qiankunWay(host: Host): Way {
  return {
    host,
    root: (page, code, instance = 0) =>
      page.locator(`[data-app-code="${code}"]`).nth(instance).locator('#root'),
    openAgain: async (page, code) => void (await within(host.open(page, code))),
  }
}
