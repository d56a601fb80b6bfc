import type { Page, Route } from '@playwright/test'
import { expect, test } from '../support/test'

const flag = (page: Page) => page.getByRole('progressbar', { name: '正在处理' })
const card = (page: Page) => page.getByRole('region', { name: '个人信息' })

/** Holds requests for these paths until they are released. */
async function hold(page: Page, path: RegExp, then = (route: Route) => route.continue()) {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(path, async (route) => {
    await held
    await then(route)
  })
  return letGo
}

test('[ERR-03] a request of the shell’s own sets the loading flag until its answer has come', async ({
  page,
  visit,
}) => {
  const letGo = await hold(page, /\/profile$/)
  await visit('/personal-setting/index')
  await expect(flag(page)).toBeVisible()
  letGo()
  await expect(card(page)).toContainText('四级主任科员')
  await expect(flag(page)).toHaveCount(0)
})

test('[ERR-03] the loading flag goes off after 8 s, though there is no answer', async ({
  page,
  visit,
}) => {
  await page.clock.install()
  const letGo = await hold(page, /\/profile$/)
  await visit('/personal-setting/index')
  await expect(flag(page)).toBeVisible()
  await page.clock.fastForward(8_000)
  await expect(flag(page)).toHaveCount(0)
  letGo()
  await expect(card(page)).toContainText('四级主任科员')
})

test('[ERR-03] what no user waits for does not set it: the poll for messages, an app’s requests in the background', {
  tag: '@long',
}, async ({ page, visit }) => {
  await hold(page, /\/messages\/unread$|\/service-notify\/background/)
  const asked = (path: RegExp) => page.waitForRequest((request) => path.test(request.url()))
  const polled = asked(/\/messages\/unread$/)
  const { shell } = await visit.mounted('/list/index')
  const ask = (path: string, background: boolean) =>
    shell.body('list').evaluate(
      (_, [path, background]) => {
        window.portalProps?.request(path, { background }).catch(() => {})
      },
      [path, background] as const,
    )
  await polled
  const held = asked(/\/service-notify\/background/)
  await ask('/service-notify/background', true)
  await held

  const letGo = await hold(page, /\/service-notify\/awaited/, (route) =>
    route.fulfill({ json: { code: 0, msg: '', data: null } }),
  )
  await ask('/service-notify/awaited', false)
  await expect(flag(page)).toBeVisible()
  letGo()
  // Well before its 8 s have passed.
  await expect(flag(page)).toHaveCount(0, { timeout: 5_000 })
})
