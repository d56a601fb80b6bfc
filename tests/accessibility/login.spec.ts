import { expectAccessible } from '../support/accessible'
import { startStack } from '../support/stack'
import { test as base, expect } from '../support/test'

const test = base.extend<object, { stack: Awaited<ReturnType<typeof startStack>> }>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const stack = await startStack({ CONSTANTS_TTL_MS: '0' })
      await fetch(`${stack.mock.url}/__mock/spaces/main/reset`, {
        method: 'POST',
        body: JSON.stringify({ scenario: 'slide-verify' }),
      })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker' },
  ],
})

test.use({ allowedErrors: /status of 400/ })

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('[LOOK-02] [AUTH-02] the slide verification has no barrier, in none of its states', async ({
      page,
      account,
    }) => {
      await page.goto('/login')
      await expect(page.getByLabel('账号')).toBeFocused()
      await page.getByLabel('账号').fill(account('zhangsan'))
      await page.getByLabel('密码').fill('any')
      await page.getByRole('button', { name: '登录' }).click()
      const slider = page.getByRole('slider')
      await expect(slider).toBeFocused()
      await expectAccessible(page)
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alert')).toHaveText('验证未通过，请重新验证')
      await expect(slider).toBeFocused()
      await expectAccessible(page)
      await page.getByRole('button', { name: '看不清？改用数字验证' }).click()
      await expect(page.getByRole('textbox', { name: '数字' })).toBeFocused()
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
    })

    test('[LOOK-02] [NAV-06] the warning in an old browser has no barrier', async ({ page }) => {
      await page.addInitScript(() => {
        delete (AbortSignal as Partial<typeof AbortSignal>).any
      })
      await page.goto('/login')
      await expect(page.getByRole('complementary', { name: '浏览器提示' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
