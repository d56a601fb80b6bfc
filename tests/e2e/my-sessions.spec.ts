import { expectFits } from '../support/accessible'
import { createHttpClient } from '../support/http-client'
import { signInAgainOf } from '../support/sign-in-over'
import { demoPassword, startStack } from '../support/stack'
import { expect, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

test('[SAFE-18] 我的登录 shows where one is signed in, and ends another session', async ({
  visit,
}) => {
  const { page, stack, account } = await visit('/list/index', 'lisi')
  const elsewhere = createHttpClient(stack.portal.url)
  await elsewhere.signIn(account('lisi'))
  await chooseInMenu(page, '李四', '我的登录')
  await expect(page).toHaveURL('/personal-setting/index?module=sessions')
  const rows = page.getByRole('list', { name: '我的登录' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText(/Chrome · Linux.*127\.0\.0\.1.*最近使用.*当前/s)
  await expect(rows.first().getByRole('button')).toHaveCount(0)
  await expectFits(page)

  const end = rows.last().getByRole('button', { name: '退出', exact: true })
  await expect(end).toHaveAccessibleDescription('未知设备')
  await end.click()
  await expect(rows).toHaveCount(1)
  await expect(page.getByRole('list', { name: '我的登录' })).toBeFocused()
  expect((await elsewhere.get('/session/resumed')).status).toBe(302)
  await page.reload()
  await expect(rows).toHaveCount(1)
})

const limited = test.extend({
  stack: async ({ kept }, use) =>
    use(await kept('one session at once', () => startStack({ SESSIONS_PER_ACCOUNT: '1' }))),
})

limited.describe('one session at once', () => {
  limited.use({ allowedErrors: /status of 401|\/live' failed/ })

  limited(
    '[SAFE-18] the oldest ends and reads why, and the newest is told',
    { tag: '@long' },
    async ({ visit, browser }) => {
      const { page, stack, account } = await visit.mounted('/list/index', 'lisi')
      const elsewhere = await browser.newContext({ baseURL: stack.portal.url })
      const other = await elsewhere.newPage()
      await other.goto('/login?redirect=/list/index')
      await other.getByLabel('账号').fill(account('lisi'))
      await other.getByLabel('密码', { exact: true }).fill(demoPassword)
      await other.keyboard.press('Enter')
      await expect(
        other.getByText('同时登录数已达上限，Chrome · Linux上最早的登录已退出'),
      ).toBeVisible()
      const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
      await expect(form.getByText('同时登录数已达上限，本次登录已结束')).toBeVisible()
      await elsewhere.close()
    },
  )
})
