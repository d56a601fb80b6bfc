import type { Page } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { parametersModel } from '../../mock-platform/data/constants'
import { type ScenarioApp, scenarioAppSchema } from '../../mock-platform/data/scenario-app'
import type { Space } from '../../mock-platform/data/space'
import { startAnswerService } from '../support/answers'
import { demoPassword, startStack } from '../support/stack'
import { test as base, expect } from '../support/test'
import { startThirdParty, type ThirdParty } from '../support/third-party'

/** Secrets that no third party may receive, whichever user is signed in. */
const lasting = { password: demoPassword, client: 'portal-secret', aiKey: 'sk-canary-assistant' }

/** The same for all users, because the login page is requested before the user is known. */
export const loginPictures = {
  LOGIN_LOGO: '/login-logo.png',
  LOGIN_BACKGROUND: '/login-ground.png',
}

interface Parties {
  third: ThirdParty
  answers: Awaited<ReturnType<typeof startAnswerService>>
}

interface Told {
  /** The paths that the browser must have requested: a path without a request would prove nothing. */
  ways: readonly string[]
  secrets: Awaited<ReturnType<typeof secretsOf>> & Record<string, string>
  /** Those of the ways on which the platform wants the token to be sent along. */
  withToken?: readonly string[]
}

interface Expectation {
  /**
   * Waits until the third party has received a request for each of the ways. Then no request may hold anything of the
   * portal's, except its origin in the header that browsers add (Origin), and the token in the addresses that are
   * meant to have it.
   */
  expectNothingTold(told: Told): Promise<void>
}

/** A portal whose configuration names a third party's server in every setting that allows one. */
export const test = base.extend<Expectation & Parties>({
  third: async ({ kept }, use) => use(await kept('third', startThirdParty)),
  answers: async ({ kept }, use) => use(await kept('answers of a third', startAnswerService)),
  stack: async ({ kept, third, answers }, use) => {
    const start = async () => {
      const stack = await startStack({
        UNIT_ORIGINS: third.url,
        OLD_SYSTEM_URL: `${third.url}/old-system`,
        AI_SERVICE_URL: answers.url,
        AI_SERVICE_KEY: lasting.aiKey,
      })
      const parameters = stack.mock.space().collection(parametersModel)
      for (const [name, picture] of Object.entries(loginPictures)) {
        parameters.create({ name, value: third.url + picture })
      }
      return stack
    }
    await use(await kept('stack with a third', start))
  },
  expectNothingTold: async ({ third, stack }, use) => {
    third.asked.length = 0
    await use((told) => expectNothingTold(third, stack.portal.url, told))
  },
  ignoreHTTPSErrors: true,
  tokenWanted: /^\/(?:trusted|named|known)$/,
})

/** Adds apps to a space, all on zhangsan's rail. */
export function addApps(space: Space, apps: Record<string, Partial<ScenarioApp>>) {
  const collection = space.collection(appsModel)
  for (const [code, fields] of Object.entries(apps)) {
    const app = scenarioAppSchema.parse({ title: code, ...fields })
    collection.create({ ...app, code, sort: collection.count + 1 })
  }
  space.users.update('zhangsan', { pinned: Object.keys(apps) })
}

/** The secrets of the page's session. */
export async function secretsOf(page: Page) {
  const { token } = await page.evaluate(async () =>
    (await fetch('/session/token', { method: 'POST' })).json(),
  )
  const cookies = await page.context().cookies(page.url())
  const session = cookies.find(({ name }) => name === 'portal')?.value ?? ''
  expect([token, session]).toEqual([expect.stringMatching(/^tk_/), expect.stringMatching(/.{20}/)])
  return { token: token as string, session }
}

async function expectNothingTold(third: ThirdParty, portal: string, told: Told) {
  const { ways, withToken = [] } = told
  const { token, ...secrets } = { ...lasting, ...told.secrets }
  const missing = () => ways.filter((way) => !third.asked.some(({ path }) => path === way))
  await expect.poll(missing, 'ways without a request').toEqual([])
  for (const { path, url, headers } of third.asked) {
    const { origin, ...others } = headers
    expect([undefined, 'null', portal], path).toContain(origin)
    expect([others.referer, others.cookie], path).toEqual([undefined, undefined])
    const [address, rest] = [decodeURIComponent(url), JSON.stringify(others)]
    expect(address + rest, path).not.toContain(new URL(portal).host)
    for (const [what, secret] of Object.entries(secrets)) {
      expect((address + rest).includes(secret), `${what} at ${path}`).toBe(false)
    }
    expect(address.includes(token), `the token in the address ${path}`).toBe(
      withToken.includes(path),
    )
    expect(rest, path).not.toContain(token)
  }
}
