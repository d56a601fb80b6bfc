import type { Page } from '@playwright/test'
import { expect, test } from '../support/test'

const flag = (page: Page) => page.getByRole('progressbar', { name: '正在处理' })
const card = (page: Page) => page.getByRole('region', { name: '个人信息' })

/** Requests of these paths are not sent until they are let go. */
async function hold(page: Page, path: RegExp) {
  let letGo = () => {}
  const held = new Promise<void>((done) => {
    letGo = done
  })
  await page.route(path, async (route) => {
    await held
    await route.continue()
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

test('[ERR-03] what no user waits for does not set it: the poll for messages, an app’s requests in the background', async ({
  page,
  visit,
}) => {
  await hold(page, /\/messages\/unread$|\/service-notify\/held/)
  const asked = (path: RegExp) => page.waitForRequest((request) => path.test(request.url()))
  const polled = asked(/\/messages\/unread$/)
  const { shell } = await visit.mounted('/list/index')
  await polled
  const heldByApp = asked(/\/service-notify\/held/)
  await shell.body('list').evaluate(() => {
    const request = { background: true }
    window.portalProps?.request('/service-notify/held', request).catch(() => {})
  })
  await heldByApp
  await expect(flag(page)).toHaveCount(0)

  await shell.body('list').evaluate(() => {
    window.portalProps?.request('/service-notify/held').catch(() => {})
  })
  await expect(flag(page)).toBeVisible()
})
