import { expectAccessible, expectFits } from '../support/accessible'
import { expect, narrowPhone, onDesktopAndPhone, test } from '../support/test'

test.use({ allowedErrors: /status of 4(?:00|22)/ })

onDesktopAndPhone('passwords', narrowPhone, () => {
  test('[LOOK-02] the steps of a forgotten password have no barrier', async ({ page, account }) => {
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

  test('[LOOK-02] the form in the personal centre has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/personal-setting/index?module=safeSetting', 'lisi')
    await page.getByRole('button', { name: '确认修改' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expectFits(page)
  })

  test('[LOOK-02] the reminder of an expired password has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/list/index', 'sunqi')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
  })
})
