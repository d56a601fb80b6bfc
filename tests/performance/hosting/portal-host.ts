import type { BrowserContext, Page } from 'playwright'
import { appsModel } from '../../../mock-platform/data/apps'
import { scenarioAppSchema } from '../../../mock-platform/data/scenario-app'
import { openSpace, type Stack } from '../../support/stack'
import { signIn } from '../sign-in'
import { buildHost } from './build'
import { driven, type Host } from './host'

const account = 'zhangsan'
/** The app that the portal's page begins with. */
const first = 'index'

/** The portal itself, used by clicks on its rail and its tabs. */
export async function portalHost(stack: Stack) {
  const { space, account: accountOf } = openSpace(stack)
  const { url } = stack.portal
  const [name = '', value = ''] = (await signIn(url, accountOf(account))).split(/=(.*)/s)
  const driver = await buildHost('portal')
  const apps = space.collection(appsModel)

  /** A new window that begins with this app. */
  async function arrive(context: BrowserContext, code: string): Promise<Page> {
    await context.addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }])
    const page = await context.newPage()
    await page.addInitScript(driver)
    await page.goto(`${url}/${code}`)
    await page.locator(`[data-app-code="${code}"][data-app-status="1"]`).waitFor()
    await idle(page)
    return page
  }

  const host: Host = {
    name: 'portal',
    visit: (context) => arrive(context, first),
    ...driven(() => ''),
  }

  return {
    host,
    arrive,
    space,
    /** Adds an app to the platform. */
    register(code: string, entry: string) {
      const fields = scenarioAppSchema.parse({ title: code, entry })
      apps.create({ ...fields, code, sort: apps.count + 1 })
    },
    /** Which apps the rail of the next page shows. */
    pin: (codes: readonly string[]) => space.users.update(account, { pinned: [...codes] }),
  }
}

export type PortalHost = Awaited<ReturnType<typeof portalHost>>

/** Waits for the code that loads some seconds after the page: it holds memory and listeners of its own. */
export async function complete(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/leaving-.*\.js$/.test(name)),
  )
  await idle(page)
}

/** Waits until the page is idle. */
export async function idle(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => done(null), { timeout: 2_000 })),
  )
}
