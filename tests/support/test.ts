import {
  type BrowserContext,
  test as base,
  expect,
  type FrameLocator,
  type Locator,
  type Page,
  type ViewportSize,
} from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { watchForCanaries } from './canaries'
import { expectNoUnexpectedCalls } from './expect-calls'
import { createHttpClient } from './http-client'
import { demoPassword, openSpace, type Stack, startStack } from './stack'

interface TestFixtures {
  /** A portal and a mock platform: the worker's usual ones, or those with which a file replaces them through `kept`. */
  stack: Stack
  /** The cookie of the first session that openAs or signIn began; null = none. */
  begun: { session: string | null }
  /** What was passed to `allowErrors`. */
  meant: RegExp[]
  /** A space of its own for each test; `scenario` chooses what it starts with. */
  scenario: string
  space: Space
  /** An account's name in the test's space. */
  account(name: string): string
  /** Signs in through the form, from whatever page the browser is on. */
  signIn(name?: string): Promise<void>
  /** Signs in without any page. */
  enterAs(name: string): Promise<void>
  /** Opens a path as a signed-in user, without the login page before it. */
  openAs(name: string, path: string): Promise<void>
  visit: Visit & {
    /** Also waits until the app there has reported that it shows. */
    mounted: Visit
  }
  /** Console errors that the tests of a file or group cause on purpose; null = none. */
  allowedErrors: RegExp | null
  /** The same for one test. */
  allowErrors(pattern: RegExp): void
  /** Paths of other systems that the platform wants to be given the token; null = none. */
  tokenWanted: RegExp | null
  /** The test makes calls on purpose that have no endpoint. */
  oddCalls: boolean
}

interface Visit {
  /** The same as openAs, for tests that begin with it: gives the page, what is on it, and what is around it. */
  (path: string, name?: string): Promise<Visited>
  /** The parts of a page object come with the rest: `visit('/index', messagesOf)`. */
  <Parts>(path: string, partsOf: PartsOf<Parts>, name?: string): Promise<With<Parts>>
  /** Or whole page objects by name: `visit('/index', { shortcuts: shortcutsOf })`. */
  <Objects extends ObjectsOf>(
    path: string,
    objects: Objects,
    name?: string,
  ): Promise<With<{ [Name in keyof Objects]: ReturnType<Objects[Name]> }>>
}

type PartsOf<Parts> = (page: Page) => Parts
type ObjectsOf = Record<string, PartsOf<unknown>>
type With<Parts> = Omit<Visited, keyof Parts> & Parts

interface Visited {
  page: Page
  shell: ReturnType<typeof shellOf>
  /** The app that the path names, and the pane around it. */
  app: FrameLocator
  pane: Locator
  context: BrowserContext
  stack: Stack
  space: Space
  account: (name: string) => string
  allowErrors(pattern: RegExp): void
}

interface Closable {
  close(): unknown
}

interface WorkerFixtures {
  /**
   * What is started once per worker, by its name. A worker fixture in a file would do the same at the price of another
   * worker, which takes longer to start than most tests take.
   */
  kept<Thing extends Closable>(name: string, start: () => Promise<Thing>): Promise<Thing>
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const things = new Map<string, Promise<Closable>>()
      await use(<Thing extends Closable>(name: string, start: () => Promise<Thing>) => {
        const thing = (things.get(name) ?? start()) as Promise<Thing>
        things.set(name, thing)
        return thing
      })
      for (const thing of [...things.values()].reverse()) await (await thing).close()
    },
    { scope: 'worker' },
  ],
  stack: async ({ kept }, use) => use(await kept('stack', startWarm)),
  baseURL: async ({ stack }, use) => use(stack.portal.url),
  scenario: ['default', { option: true }],
  allowedErrors: [null, { option: true }],
  tokenWanted: [null, { option: true }],
  oddCalls: [false, { option: true }],
  space: async ({ stack, scenario, oddCalls }, use) => {
    deleteEnded()
    const { space } = openSpace(stack, scenario)
    await use(space)
    ended.push({ stack, space })
    if (!oddCalls) expectNoUnexpectedCalls(space)
  },
  account: async ({ space }, use) => use((name) => `${name}@${space.id}`),
  signIn: async ({ page, account, begun }, use) => {
    await use(async (name = 'zhangsan') => {
      await signInBy(page, account(name))
      await page.waitForURL((url) => url.pathname !== '/login')
      begun.session ??= await sessionOf(page)
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  begun: async ({}, use) => use({ session: null }),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  meant: async ({}, use) => use([]),
  allowErrors: async ({ meant }, use) => use((pattern) => void meant.push(pattern)),
  enterAs: async ({ page, account, begun }, use) => {
    await use(async (name) => {
      const form = { account: account(name), password: demoPassword }
      const answer = await page.request.post('/login', { form, maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      begun.session ??= await sessionOf(page)
    })
  },
  openAs: async ({ page, enterAs }, use) => {
    await use(async (name, path) => {
      await enterAs(name)
      await page.goto(path)
    })
  },
  visit: async ({ page, openAs, stack, space, account, allowErrors }, use) => {
    const visitor =
      (arrived: (pane: Locator) => Promise<unknown> | undefined): Visit =>
      async (path: string, first?: PartsOf<unknown> | ObjectsOf | string, second?: string) => {
        const [parts = {}, name] = typeof first === 'string' ? [{}, first] : [first, second]
        await openAs(name ?? 'zhangsan', path)
        const shell = shellOf(page)
        const code = decodeURIComponent(path.split(/[/?#]/)[1] ?? '')
        const pane = shell.pane(code)
        await arrived(pane)
        const around = { page, context: page.context(), stack, space, account, allowErrors }
        return { ...around, shell, app: shell.app(code), pane, ...partsFrom(parts, page) } as never
      }
    const mounted = visitor((pane) => expect(pane).toHaveAttribute('data-app-status', '1'))
    await use(
      Object.assign(
        visitor(() => undefined),
        { mounted },
      ),
    )
  },
  page: async ({ page, stack, allowedErrors, meant, tokenWanted, begun }, use, info) => {
    const leaks = watchForCanaries(page.context(), stack, tokenWanted)
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    let opened = false
    page.on('popup', () => {
      opened = true
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    // Playwright's own option would take a screenshot of every test, and throw most of them away.
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('failed.png')
      await page.screenshot({ path })
      await info.attach('failed', { path })
    }
    const replaced = begun.session !== null && (await sessionOf(page)) !== begun.session
    const odd = [replaced ? refusedSocket : null, opened ? heldOpen : null]
    const allowed = [allowedErrors, ...meant, ...odd]
    const unexpected = complaints.filter((text) => !allowed.some((pattern) => pattern?.test(text)))
    expect(unexpected, 'console errors that no test expects').toEqual([])
    expect(await leaks(), 'places that hold a token or a password').toEqual([])
  },
})

/**
 * Spaces to delete when the next test begins: until then a page may still send requests to one. Each holds some
 * megabytes of data.
 */
const ended: { stack: Stack; space: Space }[] = []

function deleteEnded() {
  for (const { stack, space } of ended.splice(0)) stack.mock.deleteSpace(space.id)
}

/** Signs in through the form, on whatever page or in whatever frame it is. */
export async function signInBy(
  place: Page | FrameLocator,
  account: string,
  password = demoPassword,
) {
  await place.getByLabel('账号').fill(account)
  await place.getByLabel('密码').fill(password)
  await place.getByRole('button', { name: '登录' }).click()
}

/** Through the page that needs no scripts. */
export async function signOut(page: Page) {
  await page.goto('/logout')
  await page.getByRole('button', { name: '退出系统' }).click()
}

/** Another window of the same browser, with the same session. */
export async function openWindow(context: BrowserContext, path: string) {
  const page = await context.newPage()
  await page.goto(path)
  return page
}

/** The window that opens when a user does that. */
export async function popupOf(page: Page, act: () => Promise<unknown>) {
  const [popup] = await Promise.all([page.waitForEvent('popup'), act()])
  return popup
}

function partsFrom(parts: PartsOf<unknown> | ObjectsOf, page: Page): object {
  if (typeof parts === 'function') return parts(page) as object
  return Object.fromEntries(Object.entries(parts).map(([name, of]) => [name, of(page)]))
}

async function sessionOf(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'portal')?.value ?? null
}

/** If a test signs out, or signs in as another user, the page's socket may be connecting at that moment. */
const refusedSocket = /WebSocket connection to '[^']*\/live' failed: HTTP Authentication failed/

/**
 * The tests' debugger pauses a new window at its start, and for as long the page that opens it. Whatever Chromium would
 * call in the paused page meanwhile fails, and the error surfaces in `open`, although the window opens.
 */
const heldOpen =
  /^Failed to execute 'open' on 'Window': The provided callback is no longer runnable\.$/

/** Code is slow on its first run: on a busy machine the first page would come without its late parts. */
async function startWarm() {
  const stack = await startStack()
  const { account } = openSpace(stack)
  const client = createHttpClient(stack.portal.url)
  await client.signIn(account('zhangsan'))
  await client.get('/index')
  return stack
}

export { expect }

/** Marks the case of a table that `npm test` runs with `always`; the other cases wait for `npm run test:all`. */
export const longUnless = (always: boolean) => ({ tag: always ? [] : '@long' })

export const phone = { width: 390, height: 844 }
export const narrowPhone = { width: 360, height: 740 }

/** The same tests on a desktop and, with the long ones, on a phone. */
export function onDesktopAndPhone(
  what: string,
  phone: ViewportSize,
  tests: (name: 'desktop' | 'phone', viewport: ViewportSize) => void,
) {
  for (const name of ['desktop', 'phone'] as const) {
    test.describe(`${what} on a ${name}`, longUnless(name === 'desktop'), () => {
      const viewport = name === 'phone' ? phone : { width: 1366, height: 768 }
      test.use({ viewport })
      tests(name, viewport)
    })
  }
}

/** The shell's parts, by the names that screen readers announce. */
export function shellOf(page: Page) {
  const tabs = page.getByRole('tablist', { name: '已打开的应用' })
  const rail = page.getByRole('navigation', { name: '应用导航' })
  const paneOf = (code: string) => page.locator(`[data-app-code="${code}"][data-app-status]`)
  const railLink = (title: string) => rail.getByRole('link', { name: new RegExp(`^${title}`) })
  const appOf = (code: string) => paneOf(code).frameLocator('iframe')
  return {
    banner: page.getByRole('banner'),
    rail,
    railLink,
    tabs,
    tab: (title: string) => tabs.getByRole('tab', { name: new RegExp(`^${title}`) }),
    closeButton: (title: string) => page.getByRole('button', { name: `关闭 ${title}` }),
    pane: paneOf,
    app: appOf,
    /** Opens an app from the rail, and waits until it shows. */
    async open(title: string, code: string) {
      await railLink(title).click()
      await expect(paneOf(code)).toHaveAttribute('data-app-status', '1')
    },
    /** For what a test does inside an app: `shell.body('inbox').evaluate(…)`. */
    body: (code: string) => appOf(code).locator('body'),
  }
}
