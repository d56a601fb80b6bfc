import type { Page } from '@playwright/test'
import { findGap } from '../support/slide'
import { demoPassword, startStack } from '../support/stack'
import { test as base, expect, signInBy } from '../support/test'

/**
 * The login page's switches come from the main space, so the test has a stack of its own, whose main space has them
 * on.
 */
const test = base.extend({
  stack: async ({ kept }, use) => {
    const start = async () => {
      const stack = await startStack({ CONSTANTS_TTL_MS: '0' })
      await fetch(`${stack.mock.url}/__mock/spaces/main/reset`, {
        method: 'POST',
        body: JSON.stringify({ scenario: 'slide-verify' }),
      })
      return stack
    }
    await use(await kept('stack with a slide', start))
  },
})

async function openDialog(page: Page, account: string, password = demoPassword) {
  await page.goto('/login?redirect=%2Finbox%2Flist%2F1')
  // The eye shows whether scripts run: on a touch screen nothing gets the focus on its own.
  const opened = page.getByRole('button', { name: '隐藏明文' })
  await expect(async () => {
    // A click that was handled late may have opened it meanwhile.
    if (await opened.isHidden()) {
      await page.getByRole('button', { name: '显示明文' }).click({ timeout: 500 })
    }
    await expect(opened).toBeVisible({ timeout: 500 })
  }).toPass()
  await signInBy(page, account, password)
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  const slider = dialog.getByRole('slider', { name: '滑块' })
  await expect(slider).toBeFocused()
  return { dialog, slider }
}

async function gapOf(page: Page): Promise<number> {
  const picture = page.getByRole('dialog').locator('img').first()
  return findGap((await picture.getAttribute('src')) ?? '')
}

/** Drags the slider's thumb so that the piece lies at `position`. */
async function drag(page: Page, position: number) {
  const box = await page.getByRole('slider').boundingBox()
  if (!box) throw new Error('there is no slider')
  const [start, y] = [box.x + 25, box.y + box.height / 2]
  await page.mouse.move(start, y)
  await page.mouse.down()
  await page.mouse.move(start + ((box.width - 50) * position) / 272, y, { steps: 8 })
  await page.mouse.up()
}

test.use({ allowedErrors: /status of 40[01]/ })

test('[AUTH-02] the request waits for the piece in its gap', async ({ page, space, account }) => {
  await openDialog(page, account('zhangsan'))
  expect(space.journal.find({ path: '/auth/oauth/token' })).toEqual([])
  await drag(page, await gapOf(page))
  await expect(page).toHaveURL('/inbox/list/1')
  expect(space.journal.find({ path: '/auth/oauth/token' })).toHaveLength(1)
})

test('[AUTH-02] arrow keys and Enter pass it too', { tag: '@long' }, async ({ page, account }) => {
  const { slider } = await openDialog(page, account('zhangsan'))
  const gap = await gapOf(page)
  for (let step = 0; step < gap; step += 1) await page.keyboard.press('ArrowRight')
  await expect(slider).toHaveValue(String(gap))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/inbox/list/1')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('[AUTH-02] a finger on the track gives the answer', async ({ page, account }) => {
    const { slider } = await openDialog(page, account('zhangsan'))
    const box = await slider.boundingBox()
    if (!box) throw new Error('there is no slider')
    const x = box.x + 25 + ((box.width - 50) * (await gapOf(page))) / 272
    await page.touchscreen.tap(x, box.y + box.height / 2)
    await expect(page).toHaveURL('/inbox/list/1')
  })
})

test('[AUTH-02] beside the gap it says so, and asks again', async ({ page, space, account }) => {
  const { dialog, slider } = await openDialog(page, account('zhangsan'))
  const gap = await gapOf(page)
  await drag(page, gap > 150 ? gap - 40 : gap + 40)
  await expect(dialog.getByRole('alert')).toHaveText('验证未通过，请重新验证')
  await expect(slider).toBeFocused()
  await expect(slider).toHaveValue('0')
  expect(space.journal.find({ path: '/auth/oauth/token' })).toEqual([])

  await drag(page, await gapOf(page))
  await expect(page).toHaveURL('/inbox/list/1')
})

test('[AUTH-02] [LOOK-02] digits are there for who cannot see', async ({ page, account }) => {
  const { dialog } = await openDialog(page, account('zhangsan'))
  await dialog.getByRole('button', { name: '看不清？改用数字验证' }).click()
  const field = dialog.getByRole('textbox', { name: '数字' })
  await expect(field).toBeFocused()
  await expect(field).toHaveAccessibleDescription(/\d \d \d \d$/)
  await field.fill((await dialog.locator('strong').innerText()).replaceAll(' ', ''))
  await dialog.getByRole('button', { name: '确认' }).click()
  await expect(page).toHaveURL('/inbox/list/1')
})

test('[AUTH-02] a wrong password leads to the password', { tag: '@long' }, async ({
  page,
  account,
}) => {
  const { dialog } = await openDialog(page, account('zhangsan'), 'not-the-password')
  await drag(page, await gapOf(page))
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('密码')).toBeFocused()
  await expect(page.getByLabel('密码')).toHaveValue('')
})

test('[AUTH-02] Escape gives it up, back to the button', { tag: '@long' }, async ({
  page,
  account,
}) => {
  const { dialog } = await openDialog(page, account('zhangsan'))
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: '登录' })).toBeFocused()
  await expect(page.getByLabel('密码')).toHaveValue(demoPassword)
})

test('[AUTH-02] without a picture it tries again', { tag: '@long' }, async ({
  page,
  account,
  allowErrors,
}) => {
  allowErrors(/status of 500|ERR_FAILED/)
  await page.route('**/login/challenge*', (route) => route.abort())
  await page.goto('/login')
  await expect(page.getByLabel('账号')).toBeFocused()
  await signInBy(page, account('zhangsan'))
  const dialog = page.getByRole('dialog', { name: '安全验证' })
  await expect(dialog.getByRole('alert')).toContainText('服务暂时无法连接')
  await page.unroute('**/login/challenge*')
  await dialog.getByRole('button', { name: '重试' }).click()
  await expect(dialog.getByRole('slider')).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[AUTH-02] the form itself asks for digits', async ({ page, account }) => {
    await page.goto('/login?redirect=%2Finbox%2Flist%2F1')
    await page.getByLabel('账号').fill(account('zhangsan'))
    await page.getByLabel('密码').fill(demoPassword)
    const field = page.getByLabel('验证数字')
    const label = await page.locator('label[for=answer]').innerText()
    await field.fill(label.replace(/\D/g, ''))
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page).toHaveURL('/inbox/list/1')
  })
})
