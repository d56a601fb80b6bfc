import type { Page } from '@playwright/test'
import { signInAgainOf } from '../support/sign-in-over'
import { expect, openWindow, shellOf, test } from '../support/test'

const minute = 60_000
const limit = 10 * minute

const warning = (page: Page) => page.getByRole('alertdialog', { name: '系统即将自动退出' })
const noted = (page: Page) => page.evaluate(() => Number(localStorage.getItem('portal-activity')))

/** Sets how long ago the user was last active, in every window. */
const wasActive = (page: Page, ago: number) =>
  page.evaluate((time) => {
    localStorage.setItem('portal-activity', String(Date.now() - time))
    window.dispatchEvent(new Event('focus'))
  }, ago)

/** Counts as active now, and not again before the warning, however long the test has taken so far. */
const restUntilWarned = async (page: Page) => {
  await wasActive(page, 0)
  await page.clock.fastForward(limit)
}

test.beforeEach(async ({ page, space, openAs }) => {
  space.users.update('zhangsan', { logoutLen: 10 })
  await page.clock.install()
  const watching = page.waitForResponse((answer) => /\/leaving-/.test(answer.url()))
  await openAs('zhangsan', '/index')
  await expect(shellOf(page).app('index').getByRole('heading', { name: /张三/ })).toBeVisible()
  await page.clock.fastForward(5_000)
  await watching
})

test('[ME-08] [ERR-01] a user who does nothing is warned, and may go on', async ({ page }) => {
  await restUntilWarned(page)
  await expect(warning(page)).toContainText(/系统长时间未操作，将于 \d+ 秒后自动退出/)
  await page.clock.runFor(2_000)
  await expect(warning(page)).toContainText(/将于 [1-8] 秒后/)
  const told = page.waitForRequest('**/session/activity')
  await warning(page).getByRole('button', { name: '继续使用' }).click()
  await told
  await expect(warning(page)).toBeHidden()
  await page.clock.fastForward(limit - minute)
  await expect(shellOf(page).tab('首页')).toBeVisible()
  await expect(warning(page)).toBeHidden()
})

test('[ME-08] a user who does not answer is signed out', async ({ page, space, signIn }) => {
  await restUntilWarned(page)
  await expect(warning(page)).toBeVisible()
  await page.clock.runFor(11_000)
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
  await expect(
    page.getByRole('status').filter({ hasText: '系统长时间未操作，已自动退出' }),
  ).toBeVisible()
  expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
  await signIn('zhangsan')
  await expect(page).toHaveURL('/index')
})

test('[ME-08] a computer that wakes past the limit is signed out at once', async ({ page }) => {
  await page.clock.fastForward('08:00:00')
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
})

test('[ME-08] a hidden window looks for itself', { tag: '@long' }, async ({ page }) => {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true })
    localStorage.setItem('portal-activity', String(Date.now() - 11 * 60_000))
  })
  await page.clock.runFor(20_000)
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
})

test('[ME-08] what is done in shell and apps is activity', {
  tag: '@long',
}, async ({ page }) => {
  const app = shellOf(page).app('index')
  const acts = [
    () => page.mouse.move(300, 300).then(() => page.mouse.move(400, 320)),
    () => shellOf(page).banner.click({ position: { x: 400, y: 10 } }),
    () => app.getByRole('heading', { name: /张三/ }).click(),
    () => page.keyboard.press('Tab'),
  ]
  for (const act of acts) {
    await wasActive(page, 5 * minute)
    await page.clock.runFor(1_000)
    const before = await noted(page)
    await act()
    await expect.poll(() => noted(page)).toBeGreaterThan(before + 4 * minute)
  }
})

test('[ME-08] a cooperating page in a frame tells of activity, no other', async ({ page }) => {
  await shellOf(page).railLink('政策法规库').click()
  const inner = page.frameLocator('iframe[data-app-code="policy"]').frameLocator('iframe')
  await expect(inner.getByRole('heading', { name: '政策法规库' })).toBeVisible()
  const tell = () => window.top?.postMessage({ type: 'portal:activity' }, '*')

  await wasActive(page, 5 * minute)
  await page.clock.runFor(1_000)
  const before = await noted(page)
  await page.evaluate(tell)
  expect(await noted(page)).toBe(before)
  await inner.locator('body').evaluate(tell)
  await expect.poll(() => noted(page)).toBeGreaterThan(before + 4 * minute)
})

test('[ME-08] activity in one window counts for all', { tag: '@long' }, async ({ page }) => {
  const other = await openWindow(page.context(), '/list/index')
  await other.clock.fastForward(5_000)
  await restUntilWarned(page)
  await expect(warning(page)).toBeVisible()
  await expect(warning(other)).toBeVisible()
  await warning(other).getByRole('button', { name: '继续使用' }).click()
  await expect(warning(other)).toBeHidden()
  await expect(warning(page)).toBeHidden()
})

test('[DESK-06] the warning names unsaved work', { tag: '@long' }, async ({ page }) => {
  await page.goto('/inbox/write')
  await shellOf(page).app('inbox').getByLabel('主题').fill('尚未写完')
  await page.clock.fastForward(5_000)
  await restUntilWarned(page)
  await expect(warning(page)).toContainText('「内部邮件」中有尚未保存的内容')
  await page.clock.runFor(11_000)
  await expect(page).toHaveURL('/login?redirect=%2Finbox%2Fwrite&left=idle')
})

test('[ME-08] an unreachable portal is tried again', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/ERR_FAILED/)
  await page.route('**/session/end', (route) => route.abort())
  await page.clock.fastForward('08:00:00')
  const cover = page.getByRole('dialog', { name: '退出系统' })
  await expect(cover).toContainText('退出系统失败,请稍后再试...')
  await expect(page.getByRole('banner')).toHaveCount(0)
  await page.unroute('**/session/end')
  await cover.getByRole('button', { name: '重试' }).click()
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
})

test('[ME-08] an ended session comes with the next report, and is remembered', {
  tag: '@long',
}, async ({ page, stack, allowErrors }) => {
  // Requests of apps meanwhile, and the live socket's attempts to reconnect.
  allowErrors(/status of 401|HTTP Authentication failed/)
  stack.advanceClock(3 * 60 * minute)
  await page.clock.runFor(2 * minute)
  await page.mouse.move(300, 300)
  await page.mouse.move(400, 320)
  const back = signInAgainOf(page).getByRole('link', { name: '返回登录页' })
  await expect(back).toBeVisible()
  // A newly opened window removes the session's cookie, and with it what the server knew.
  const other = await openWindow(page.context(), '/index')
  await expect(other).toHaveURL('/login?redirect=%2Findex&left=idle')
  const asked = page.waitForResponse('**/index.data*')
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await asked
  await page.clock.runFor(1_000)
  await back.click()
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
})
