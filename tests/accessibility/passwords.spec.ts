import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/accessible'
import { expect, longUnless, test } from '../support/test'

test.use({ allowedErrors: /status of 4(?:00|22)/ })

async function expectFits(page: Page) {
  await expectAccessible(page)
  const { scroll, width } = await page.evaluate(() => ({
    scroll: document.documentElement.scrollWidth,
    width: window.innerWidth,
  }))
  expect(scroll, 'no sideways scrolling').toBeLessThanOrEqual(width)
}

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] the steps of a forgotten password have no barrier', async ({
      page,
      account,
    }) => {
      await page.goto('/missingPassword')
      await page.getByRole('button', { name: '获取验证码' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFits(page)
      await page.getByLabel('账号').fill(account('a-very-long-name-'.repeat(8)))
      await page.getByRole('button', { name: '获取验证码' }).click()
      await page.getByRole('button', { name: '下一步' }).click()
      await expect(page.getByRole('alert')).toHaveText('请输入验证码')
      await expectFits(page)
    })

    test('[LOOK-02] the forced change has no barrier', async ({ page, signIn }) => {
      await page.goto('/login')
      await signIn('zhaoliu')
      await page.getByRole('button', { name: '确认修改' }).click()
      await expect(page.getByRole('alert')).toHaveText('请输入当前密码')
      await expect(page.getByLabel('当前密码', { exact: true })).toBeFocused()
      await expectFits(page)
    })

    test('[LOOK-02] the form in the personal centre has no barrier', async ({ page, openAs }) => {
      await openAs('lisi', '/personal-setting/index?module=safeSetting')
      await page.getByRole('button', { name: '确认修改' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
      await expectFits(page)
    })

    test('[LOOK-02] the reminder of an expired password has no barrier', async ({
      page,
      openAs,
    }) => {
      await openAs('sunqi', '/list/index')
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
