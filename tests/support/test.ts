import { test as base, expect, type Page } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { expectNoUnexpectedCalls } from './expect-calls'
import { createHttpClient } from './http-client'
import { demoPassword, openSpace, type Stack, startStack } from './stack'

interface TestFixtures {
  /** A portal and a mock platform: the worker's usual ones, or those that a file puts in their place by `kept`. */
  stack: Stack
  /** The cookie of the first session that openAs or signIn began; null = none. */
  begun: { session: string | null }
  /** A space of its own for each test; `scenario` chooses what it starts with. */
  scenario: string
  space: Space
  /** An account's name in the test's space. */
  account(name: string): string
  /** Signs in by the form, from whatever page the browser is on. */
  signIn(name?: string): Promise<void>
  /** Opens a path as somebody who is signed in, without the login page before it. */
  openAs(name: string, path: string): Promise<void>
  /** Console errors that the test means to cause; null = none. */
  allowedErrors: RegExp | null
  /** The test means to make calls that no endpoint takes. */
  oddCalls: boolean
}

interface Closable {
  close(): unknown
}

interface WorkerFixtures {
  /**
   * What is started once in a worker, by its name. A worker fixture of a file's own would do the same at the price of
   * another worker, which takes longer to start than most tests take.
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
  oddCalls: [false, { option: true }],
  space: async ({ stack, scenario, oddCalls }, use) => {
    const { space } = openSpace(stack, scenario)
    await use(space)
    if (!oddCalls) expectNoUnexpectedCalls(space)
  },
  account: async ({ space }, use) => use((name) => `${name}@${space.id}`),
  signIn: async ({ page, account, begun }, use) => {
    await use(async (name = 'zhangsan') => {
      await page.getByLabel('账号').fill(account(name))
      await page.getByLabel('密码').fill(demoPassword)
      await page.getByRole('button', { name: '登录' }).click()
      await page.waitForURL((url) => url.pathname !== '/login')
      begun.session ??= await sessionOf(page)
    })
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
  begun: async ({}, use) => use({ session: null }),
  openAs: async ({ page, account, begun }, use) => {
    await use(async (name, path) => {
      const form = { account: account(name), password: demoPassword }
      const answer = await page.request.post('/login', { form, maxRedirects: 0 })
      expect(answer.status()).toBe(302)
      begun.session ??= await sessionOf(page)
      await page.goto(path)
    })
  },
  page: async ({ page, allowedErrors, begun }, use, info) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        complaints.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    await use(page)
    // Playwright's own would take one of every test, and throw most of them away.
    if (info.status !== info.expectedStatus) {
      const path = info.outputPath('failed.png')
      await page.screenshot({ path })
      await info.attach('failed', { path })
    }
    const replaced = begun.session !== null && (await sessionOf(page)) !== begun.session
    const unexpected = complaints.filter(
      (text) => !allowedErrors?.test(text) && !(replaced && refusedSocket.test(text)),
    )
    expect(unexpected, 'console errors that no test expects').toEqual([])
  },
})

async function sessionOf(page: Page): Promise<string | null> {
  const cookies = await page.context().cookies()
  return cookies.find(({ name }) => name === 'portal')?.value ?? null
}

/** Where a test signs out, or in as somebody else, the page's socket may just have been on its way. */
const refusedSocket = /WebSocket connection to '[^']*\/live' failed: HTTP Authentication failed/

/** Code that runs for the first time is slow: the first page of a busy machine would go without its late parts. */
async function startWarm() {
  const stack = await startStack()
  const { account } = openSpace(stack)
  const client = createHttpClient(stack.portal.url)
  await client.signIn(account('zhangsan'))
  await client.get('/index')
  return stack
}

export { expect }

/** Of a row of cases the one that each `npm test` takes; the others wait for `npm run test:all`. */
export const longUnless = (always: boolean) => ({ tag: always ? [] : '@long' })

/** The parts of the signed-in frame, by the names that users hear. */
export function frameOf(page: Page) {
  const tabs = page.getByRole('tablist', { name: '已打开的应用' })
  const rail = page.getByRole('navigation', { name: '应用导航' })
  return {
    banner: page.getByRole('banner'),
    rail,
    railLink: (title: string) => rail.getByRole('link', { name: new RegExp(`^${title}`) }),
    tabs,
    tab: (title: string) => tabs.getByRole('tab', { name: new RegExp(`^${title}`) }),
    closeButton: (title: string) => page.getByRole('button', { name: `关闭 ${title}` }),
    pane: (code: string) => page.locator(`[data-app-code="${code}"]`),
    app: (code: string) => page.locator(`[data-app-code="${code}"]`).frameLocator('iframe'),
  }
}
