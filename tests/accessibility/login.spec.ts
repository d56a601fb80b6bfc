import { expectAccessible, expectFits } from '../support/accessible'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { startStack } from '../support/stack'
import { test as base, expect, narrowPhone, onDesktopAndPhone, signInBy } from '../support/test'

const test = base.extend({
  stack: async ({ kept }, use) => {
    const start = async () => {
      const stack = await startStack({ CONSTANTS_TTL_MS: '0' })
      await wantSlide(stack, true)
      return stack
    }
    await use(await kept('stack with a slide to turn on and off', start))
  },
})

function wantSlide({ mock }: { mock: { url: string } }, slideVerify: boolean) {
  const body = JSON.stringify({ slideVerify })
  return fetch(`${mock.url}/__mock/spaces/main/flags`, { method: 'PATCH', body })
}

test.use({ allowedErrors: /status of 40[01]|HTTP Authentication failed/ })

onDesktopAndPhone('the login page', narrowPhone, (_, _viewport) => {
  test('[LOOK-02] [AUTH-02] the slide verification has no barrier', async ({ page, account }) => {
    await page.goto('/login')
    await expect(page.getByLabel('账号')).toBeFocused()
    await signInBy(page, account('zhangsan'), 'any')
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
    await expectFits(page)
  })

  test('[LOOK-02] [AUTH-02] [DESK-07] it fits into the sign-in', { tag: '@long' }, async ({
    visit,
    stack,
  }) => {
    await wantSlide(stack, false)
    const { page, shell, space, account } = await visit('/inbox/list/1')
    await wantSlide(stack, true)
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    space.clock.advance(13 * 3_600_000)
    await shell.app('inbox').getByRole('link', { name: '已发送' }).dispatchEvent('click')
    await signInOver(page, account('zhangsan'))
    const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
    await expect(form.getByRole('slider')).toBeFocused()
    await expect(form.getByRole('button', { name: '取消' })).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
  })

  test('[LOOK-02] [NAV-06] the warning in an old browser has no barrier', { tag: '@long' }, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      // Simulates Chromium 85, the last version in which something does not work.
      delete (Document.prototype as Partial<Document>).replaceChildren
    })
    await page.goto('/login')
    await expect(page.getByRole('complementary', { name: '浏览器提示' })).toBeVisible()
    await expectAccessible(page)
  })
})
