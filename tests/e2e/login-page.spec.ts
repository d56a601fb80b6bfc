import { createHttpClient } from '../support/http-client'
import { demoPassword, startStack } from '../support/stack'
import { expect, signInBy, test } from '../support/test'

test('[SAFE-04] the form says how long a locked account is locked', async ({
  page,
  account,
  stack,
  allowErrors,
}) => {
  allowErrors(/status of 4(?:01|29)/)
  const client = createHttpClient(stack.portal.url)
  for (let count = 0; count < 4; count += 1) {
    await client.signIn(account('lisi'), { password: 'wrong' })
  }
  await page.goto('/login')
  await signInBy(page, account('lisi'), 'wrong')
  await expect(page.getByRole('alert')).toHaveText('密码错误次数过多，账号已锁定，请 15 分钟后再试')
  await expect(page.getByLabel('账号')).toHaveValue(account('lisi'))
  await expect(page.getByLabel('密码')).toBeFocused()

  stack.advanceClock(15 * 60_000)
  await page.getByLabel('密码').fill(demoPassword)
  await page.getByRole('button', { name: '登录' }).click()
  await expect(page).toHaveURL('/index')
})

test('[AUTH-01] the password can be shown, and a locked Caps key is told', {
  tag: '@long',
}, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('账号')).toBeFocused()
  const password = page.getByLabel('密码')
  await password.fill('abc')
  await page.getByRole('button', { name: '显示明文' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: '隐藏明文' }).click()
  await expect(password).toHaveAttribute('type', 'password')

  const press = (locked: boolean) =>
    password.evaluate((field, modifierCapsLock) => {
      const event = { key: 'A', bubbles: true, modifierCapsLock }
      field.dispatchEvent(new KeyboardEvent('keydown', event))
    }, locked)
  await press(true)
  await expect(page.getByText('大写锁定已打开')).toBeVisible()
  await press(false)
  await expect(page.getByText('大写锁定已打开')).toBeHidden()
})

test.describe('in an old browser', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      // Simulates Chromium 85, the last version in which something does not work.
      delete (Document.prototype as Partial<Document>).replaceChildren
    })
  })

  test('[NAV-06] a warning advises to upgrade, and stays closed', async ({ page }) => {
    await page.goto('/login')
    const warning = page.getByRole('complementary', { name: '浏览器提示' })
    await expect(warning).toContainText('您的浏览器版本过低')
    await warning.getByRole('button', { name: '知道了，不再提示' }).press('Enter')
    await expect(warning).toBeHidden()
    await page.reload()
    await expect(page.getByLabel('账号')).toBeFocused()
    await expect(warning).toBeHidden()
  })

  test('[NAV-06] the warning works without the page’s modules, too', { tag: '@long' }, async ({
    page,
  }) => {
    await page.route('**/assets/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    )
    await page.goto('/login')
    const warning = page.getByRole('complementary', { name: '浏览器提示' })
    await warning.getByRole('button').click()
    await expect(warning).toBeHidden()
  })
})

test('[NAV-06] a modern browser shows no warning', { tag: '@long' }, async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('账号')).toBeFocused()
  await expect(page.getByRole('complementary', { name: '浏览器提示' })).toBeHidden()
})

test('[AUTH-04] a login page may be at another path', async ({ page, stack, account }) => {
  const custom = await startStack({ LOGIN_PATH: '/enter', PLATFORM_URL: stack.mock.url })
  try {
    await page.goto(`${custom.portal.url}/inbox/list/1`)
    await expect(page).toHaveURL(`${custom.portal.url}/enter?redirect=%2Finbox%2Flist%2F1`)
    await expect(page).toHaveTitle('登录页 - 协同办公门户')
    await expect(page.getByLabel('账号')).toBeFocused()
    await signInBy(page, account('zhangsan'))
    await expect(page).toHaveURL(`${custom.portal.url}/inbox/list/1`)
    // Otherwise it would keep calling a portal that has stopped.
    await page.goto('about:blank')
  } finally {
    await custom.close()
  }
})

test('[NAV-01] the login page bears the organisation’s signs', async ({ page, allowErrors }) => {
  allowErrors(/status of 404|ERR_NAME_NOT_RESOLVED|Failed to load/)
  const own = await startStack({ CONSTANTS_TTL_MS: '0' })
  const main = `${own.mock.url}/__mock/spaces/main`
  const body = JSON.stringify({ scenario: 'branded-login' })
  try {
    await fetch(`${main}/reset`, { method: 'POST', body })
    await page.goto(`${own.portal.url}/login`)
    await expect(page.getByText('云州市一体化协同办公平台')).toBeVisible()
    await expect(page).toHaveTitle('登录页 - 云州市一体化协同办公平台')
    await expect(page.locator('img')).toHaveCount(2)

    const missing = JSON.stringify({ LOGIN_LOGO: '/no-such-picture.png' })
    await fetch(`${main}/parameters`, { method: 'PATCH', body: missing })
    await page.reload()
    await expect(page.locator('img')).toHaveCount(1)
    await page.goto('about:blank')
  } finally {
    await own.close()
  }
})
