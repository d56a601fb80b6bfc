import { appsModel } from '../../mock-platform/data/apps'
import type { Space } from '../../mock-platform/data/space'
import { foreignAppsFolder } from '../support/foreign-apps'
import { freePort } from '../support/ports'
import { signInAgain, signInAgainOf } from '../support/sign-in-over'
import { startStack } from '../support/stack'
import { test as base, expect } from '../support/test'

const test = base.extend<{ isolated: boolean }>({
  isolated: [false, { option: true }],
  stack: async ({ kept, isolated }, use) => {
    const start = async () => {
      const port = await freePort()
      const origins = { PORT: String(port), APPS_ORIGIN: `http://*.localhost:${port}` }
      return startStack(isolated ? origins : {}, foreignAppsFolder)
    }
    await use(await kept(`stack for refused calls${isolated ? ', isolated' : ''}`, start))
  },
})

/** A page without lifecycles, of the portal's own files. */
function registerPage(space: Space) {
  const apps = space.collection(appsModel)
  const like = apps.get('list')
  if (!like) throw new Error('the scenario has no app to start from')
  const entry = '/subapps/old-pages/dist/'
  apps.create({ ...like, code: 'old', title: '老台账', entry, nextPath: '', newCount: 0 })
  space.constants.set('APP_HOSTING', JSON.stringify({ old: { kind: 'page' } }))
}

const address = '/service-system/sysappuser/list?column=sort'

/** How apps call by themselves; none of them reads the body of a refusal. */
const ways = {
  'fetch that throws': (_: unknown, called: string) =>
    fetch(called).then(
      ({ ok }) => ok,
      () => null,
    ),
  XMLHttpRequest: (_: unknown, called: string) =>
    new Promise((done) => {
      const request = new XMLHttpRequest()
      request.open('GET', called)
      request.onreadystatechange = () => {
        if (request.readyState < 2) return
        done(request.status)
        request.abort()
      }
      request.send()
    }),
}

const thirteenHours = 13 * 3_600_000

for (const isolated of [false, true]) {
  for (const [kind, path] of Object.entries({ 'realm’s app': '/list', 'page app': '/old' })) {
    const which = `${isolated ? 'isolated ' : ''}${kind}`
    test.describe(() => {
      test.use({ isolated, allowedErrors: /status of 401|HTTP Authentication failed/ })

      test(`[DESK-07] a refusal brings the sign-in up though the ${which} reads nothing but its status`, async ({
        visit,
        space,
        account,
      }) => {
        registerPage(space)
        const { page, pane, app } = await visit(path)
        await expect(pane).toHaveAttribute('data-app-status', '1')
        for (const [way, call] of Object.entries(ways)) {
          await test.step(way, async () => {
            space.clock.advance(thirteenHours)
            await app
              .locator('body')
              .evaluate(call as (body: unknown, called: string) => Promise<unknown>, address)
            await expect(signInAgainOf(page)).toBeVisible()
            await signInAgain(page, account('zhangsan'))
          })
        }
      })
    })
  }
}
