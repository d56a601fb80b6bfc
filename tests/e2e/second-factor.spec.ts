import type { Page } from '@playwright/test'
import { expectAccessible, expectFits } from '../support/accessible'
import { createHttpClient } from '../support/http-client'
import { codeFor, registerAtSignIn } from '../support/second-factor'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { demoPassword, startStack } from '../support/stack'
import { expect, onDesktopAndPhone, shellOf, signInBy, test } from '../support/test'

test.use({ scenario: 'second-factor', allowedErrors: /status of 4(?:01|09|22|29)/ })

const dialogOf = (page: Page) => page.getByRole('dialog', { name: '两步验证' })

/** As in another browser: no page is left that would send requests without its session. */
async function forgetSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Chromium's own authenticator, with a user who always agrees. */
async function virtualAuthenticator(page: Page) {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const
  return cdp.send('WebAuthn.addVirtualAuthenticator', { options })
}

onDesktopAndPhone('the first sign-in', { width: 390, height: 844 }, () => {
  test('[SAFE-19] registers an authenticator, shows its recovery codes, and the next one asks for a code', {
    tag: '@long',
  }, async ({ page, account, space }) => {
    await page.goto('/login?redirect=/list/index')
    await signInBy(page, account('lisi'))
    const dialog = dialogOf(page)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '添加身份验证器' }).click()
    await expect(dialog.getByRole('img', { name: '身份验证器的二维码' })).toBeVisible()
    const code = dialog.getByRole('textbox', { name: '验证码' })
    await expect(code).toBeFocused()
    await expectFits(page)
    await page.keyboard.press('Enter')
    await expect(dialog.getByRole('alert')).toHaveText('请输入 6 位数字验证码。')
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '')
    await code.fill(codeFor(space, secret))
    await page.keyboard.press('Enter')

    await expect(dialog.getByRole('heading', { name: '恢复码' })).toBeFocused()
    const codes = dialog.getByRole('list', { name: '恢复码' }).getByRole('listitem')
    await expect(codes).toHaveCount(10)
    const recovery = await codes.first().innerText()
    const download = page.waitForEvent('download')
    await dialog.getByRole('link', { name: '下载' }).click()
    expect((await download).suggestedFilename()).toBe('恢复码.txt')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '我已保存，继续' }).click()
    await expect(page).toHaveURL('/list/index')

    await forgetSession(page)
    await page.goto('/login?redirect=/list/index')
    await signInBy(page, account('lisi'))
    await expect(code).toBeFocused()
    await code.fill('000000')
    await dialog.getByRole('button', { name: '验证', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('还可尝试 4 次')
    await expect(code).toBeFocused()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '使用恢复码' }).click()
    await dialog.getByRole('textbox', { name: '恢复码' }).fill(recovery)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/list/index')
  })
})

test('[SAFE-19] the dialog is left for the sign-in form alone', { tag: '@long' }, async ({
  page,
  account,
}) => {
  await page.goto('/login?redirect=/list/index')
  await signInBy(page, account('lisi'))
  await expect(dialogOf(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto('/index')
  await expect(page).toHaveURL(/\/login/)
  await expect(dialogOf(page)).toBeVisible()
  await dialogOf(page).getByRole('button', { name: '返回登录' }).click()
  await expect(page.getByLabel('账号')).toBeVisible()
  await expect(dialogOf(page)).toHaveCount(0)
})

/** Passkeys belong to a host name: browsers allow none for an IP address. */
const named = test.extend({
  stack: async ({ kept }, use) =>
    use(await kept('by its name', () => startStack({ HOST: 'localhost' }))),
})

named(
  '[SAFE-19] a passkey is registered, opens the next sign-in, and is not added twice',
  async ({ page, account }) => {
    await virtualAuthenticator(page)
    await page.goto('/login?redirect=/personal-setting/index?module=secondFactor')
    await signInBy(page, account('lisi'))
    await dialogOf(page).getByRole('button', { name: '添加通行密钥' }).click()
    await dialogOf(page).getByRole('button', { name: '我已保存，继续' }).click()
    const list = page.getByRole('list', { name: '两步验证' })
    await expect(list.getByRole('listitem')).toContainText('通行密钥 · Chrome · Linux')

    await page.getByRole('button', { name: '添加通行密钥' }).click()
    await page.getByLabel('密码', { exact: true }).fill(demoPassword)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('这个设备已添加过通行密钥。')

    await forgetSession(page)
    await page.goto('/login?redirect=/list/index')
    await signInBy(page, account('lisi'))
    await dialogOf(page).getByRole('button', { name: '使用通行密钥验证' }).click()
    await expect(page).toHaveURL('/list/index')
  },
)

test('[SAFE-19] the centre adds, renews, removes', { tag: '@long' }, async ({
  page,
  account,
  space,
  stack,
}) => {
  space.constants.set('SECOND_FACTOR', 'optional')
  const elsewhere = createHttpClient(stack.portal.url)
  await elsewhere.signIn(account('lisi'))
  await page.goto('/login?redirect=/personal-setting/index?module=secondFactor')
  await signInBy(page, account('lisi'))
  const main = page.getByRole('region', { name: '两步验证' })
  await expect(main).toContainText('还没有添加验证方式')
  await expect(main.getByRole('button', { name: '恢复码' })).toBeDisabled()
  await expectAccessible(page)

  await main.getByRole('button', { name: '添加身份验证器' }).click()
  const proof = page.getByRole('dialog', { name: '确认身份' })
  await expectAccessible(page)
  await proof.getByLabel('密码', { exact: true }).fill('nonsense')
  await page.keyboard.press('Enter')
  await expect(proof.getByRole('alert')).toHaveText('密码不正确，还可尝试 4 次。')
  await proof.getByLabel('密码', { exact: true }).fill(demoPassword)
  await page.keyboard.press('Enter')
  const adding = page.getByRole('dialog', { name: '添加身份验证器' })
  const secret = (await adding.locator('code').innerText()).replaceAll(' ', '')
  await adding.getByRole('textbox', { name: '验证码' }).fill(codeFor(space, secret))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: '我已保存，继续' }).click()
  const list = page.getByRole('list', { name: '两步验证' })
  await expect(list.getByRole('listitem')).toContainText('身份验证器')
  expect((await elsewhere.get('/session/resumed')).status).toBe(302)
  await expectAccessible(page)

  await main.getByRole('button', { name: '恢复码' }).click()
  await expect(page.getByRole('dialog', { name: '恢复码' }).getByRole('listitem')).toHaveCount(10)
  await page.getByRole('button', { name: '我已保存，继续' }).click()

  await list.getByRole('button', { name: '移除' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click()
  await expect(main).toContainText('还没有添加验证方式')
})

test.describe('a session that ends', () => {
  // The test may end while the live socket is connecting, or while an app's style is loading.
  test.use({
    allowedErrors: /status of 4(?:01|09|22|29)|HTTP Authentication failed|Refused to apply style/,
  })

  test('[SAFE-19] [DESK-07] the sign-in over the page asks as well, and the page goes on', {
    tag: '@long',
  }, async ({ page, account, space, stack }) => {
    const { secret } = await registerAtSignIn(
      createHttpClient(stack.portal.url),
      space,
      account('lisi'),
    )
    space.clock.advance(60_000)
    await page.goto('/login?redirect=/list/index')
    await signInBy(page, account('lisi'))
    await dialogOf(page).getByRole('textbox', { name: '验证码' }).fill(codeFor(space, secret))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/list/index')
    await expect(shellOf(page).pane('list')).toHaveAttribute('data-app-status', '1')

    space.clock.advance(13 * 3_600_000)
    await shellOf(page).railLink('内部邮件').dispatchEvent('click')
    await signInOver(page, account('lisi'))
    const over = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
    const dialog = over.getByRole('dialog', { name: '两步验证' })
    await dialog.getByRole('textbox', { name: '验证码' }).fill(codeFor(space, secret))
    await expectAccessible(page)
    await dialog.getByRole('button', { name: '验证', exact: true }).click()
    await expect(signInAgainOf(page)).toHaveCount(0)
    await expect(shellOf(page).app('inbox').getByRole('link', { name: '写信' })).toBeVisible()
  })

  test.describe('in a tenant that has begun to require it', () => {
    test.use({ scenario: 'default' })

    test('[SAFE-19] [DESK-07] the registration over the page fits a low window', async ({
      visit,
      space,
      account,
    }) => {
      const { page, shell } = await visit.mounted('/list/index', 'lisi')
      space.constants.set('SECOND_FACTOR', 'required')
      space.clock.advance(13 * 3_600_000)
      // No other app is opened for it, because refused files of that app would be console errors.
      await shell.body('list').evaluate(() => void fetch('/service-system/user/personal/info'))
      await signInOver(page, account('lisi'))
      const over = signInAgainOf(page)
      const form = over.frameLocator('iframe[title="登录页"]')
      const dialog = form.getByRole('dialog', { name: '两步验证' })
      await dialog.getByRole('button', { name: '添加身份验证器' }).click()
      await expect(dialog.getByRole('textbox', { name: '验证码' })).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expect(over.getByRole('link', { name: '返回登录页' })).toBeInViewport({ ratio: 1 })
      for (const part of [over, form.locator('html')]) {
        const hidden = () => part.evaluate((one) => one.scrollHeight - one.clientHeight)
        await expect.poll(hidden).toBe(0)
      }
    })
  })
})
