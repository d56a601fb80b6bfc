import type { Page } from '@playwright/test'
import { demoPassword } from '../support/stack'
import { expect, openWindow, test } from '../support/test'

/** The signed-in shell in English. */
function englishShell(page: Page) {
  return {
    rail: page.getByRole('navigation', { name: 'Apps' }),
    tabs: page.getByRole('tablist', { name: 'Open apps' }),
    menu: page.getByRole('menu', { name: 'Personal menu' }),
    userButton: page.getByRole('button', { name: '张三' }),
  }
}

async function speakEnglish(page: Page, baseURL: string | undefined) {
  await page.context().addCookies([{ name: 'portal-language', value: 'en-US', url: baseURL ?? '' }])
}

test('[LOOK-07] the login page changes its language in place', async ({ page, account }) => {
  await page.goto('/login?redirect=%2Flist%2Findex')
  await page.getByLabel('账号').fill(account('zhangsan'))
  await page.getByRole('button', { name: 'English' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  await expect(page).toHaveTitle(/^Sign in - /)
  await expect(page.getByRole('button', { name: '中文' })).toBeFocused()
  await expect(page.getByLabel('Account')).toHaveValue(account('zhangsan'))
  await page.getByLabel('Password', { exact: true }).fill(demoPassword)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/list/index')
  await expect(englishShell(page).rail).toBeVisible()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOOK-07] the login page changes its language, too', { tag: '@long' }, async ({ page }) => {
    const address = '/login?redirect=%2Flist%2Findex'
    await page.goto(address)
    await page.getByRole('button', { name: 'English' }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
    await page.getByRole('button', { name: '中文' }).click()
    await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
  })
})

test('[LOOK-07] the personal menu changes the language by keyboard, loses no work, and is heard in other windows', {
  tag: '@long',
}, async ({ visit }) => {
  test.slow()
  const { page } = await visit('/list/index')
  const shell = englishShell(page)
  const app = page.locator('[data-app-code="list"]').frameLocator('iframe')
  await expect(page.locator('[data-app-code="list"]')).toHaveAttribute('data-app-status', '1')
  await app.locator('body').evaluate((body) => body.setAttribute('data-kept', 'yes'))
  const other = await openWindow(page.context(), '/theme-setting/index')
  await expect(other.getByRole('button', { name: '保存', exact: true })).toBeVisible()
  await page.bringToFront()

  await shell.userButton.focus()
  await page.keyboard.press('Enter')
  const item = page.getByRole('menuitem', { name: 'English' })
  await expect(item).toBeVisible()
  for (let step = 0; step < 20; step += 1) {
    if ((await item.getAttribute('data-highlighted')) !== null) break
    await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')

  await expect(shell.rail).toBeVisible()
  await expect(shell.tabs).toBeVisible()
  await expect(shell.userButton).toBeFocused()
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US')
  expect(await app.locator('body').getAttribute('data-kept')).toBe('yes')
  await expect(other.getByRole('button', { name: 'Save', exact: true })).toBeVisible()

  await page.reload()
  await expect(shell.rail).toBeVisible()
  await shell.userButton.click()
  await page.getByRole('menuitem', { name: '中文' }).click()
  await expect(page.getByRole('navigation', { name: '应用导航' })).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN')
})

test('[LOOK-07] the language stays if the change is refused', { tag: '@long' }, async ({
  page,
  allowErrors,
}) => {
  allowErrors(/status of 503/)
  await page.goto('/login')
  await page.route('**/language', (route) =>
    route.fulfill({ status: 503, json: { error: 'language' } }),
  )
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByText('语言切换失败，请稍后再试')).toBeVisible()
  await expect(page.getByRole('heading', { name: '账号登录' })).toBeVisible()
})

test('[LOOK-07] a page in English loads no Chinese catalogue', async ({ page, baseURL }) => {
  await speakEnglish(page, baseURL)
  const files: string[] = []
  page.on('request', (request) => files.push(new URL(request.url()).pathname))
  await page.goto('/login')
  await expect(page.getByLabel('Account')).toBeFocused()
  const catalogues = files.filter((file) => /^\/assets\/[a-z]{2}-[A-Z]{2}-/.test(file))
  expect(new Set(catalogues).size).toBe(1)
  expect(catalogues[0]).toMatch(/^\/assets\/en-US-/)
})

/** Every run of Chinese, visible or announced, except text that is marked as another language. */
function chineseRuns(): string[] {
  const runs = new Set<string>()
  const note = (text: string | null) => {
    for (const run of text?.match(/\p{Script=Han}+/gu) ?? []) runs.add(run)
  }
  const walker = document.createTreeWalker(document.body)
  for (let node: Node | null = document.body; node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement
    if (element?.closest('script, style, noscript, [lang]:not(html)')) continue
    if (node instanceof Text) note(node.data)
    if (!(node instanceof Element)) continue
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) note(node.getAttribute(name))
  }
  return [...runs]
}

test.describe('in English', () => {
  /** The texts of backends: the space's data, exported as a scenario, and the names from the portal's configuration. */
  async function dataOf(mock: string, space: string) {
    const answer = await fetch(`${mock}/__mock/spaces/${space}/export`)
    return `${await answer.text()} 协同办公门户`
  }

  test('[LOOK-07] the shell has no Chinese of its own, on any of its screens', {
    tag: '@long',
  }, async ({ visit, stack }) => {
    // The test visits many screens one after the other.
    test.setTimeout(180_000)
    const { page, space } = await visit('/list/index', 'wujiu')
    await page
      .context()
      .addCookies([{ name: 'portal-language', value: 'en-US', url: stack.portal.url }])
    const data = await dataOf(stack.mock.url, space.id)
    const found: Record<string, string[]> = {}
    const look = async (screen: string) => {
      const foreign = (await page.evaluate(chineseRuns)).filter((run) => !data.includes(run))
      if (foreign.length > 0) found[screen] = foreign
    }
    const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })

    for (const path of [
      '/list/index',
      '/message-center/index',
      '/theme-setting/index',
      '/version-manager/index',
      '/personal-setting/index',
      '/personal-setting/index?module=safeSetting',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('navigation', { name: 'Apps' })).toBeVisible()
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
      await look(path)
    }
    for (const name of ['Documents', 'Files', 'Downloads', 'Messages']) {
      await button(name).click()
      await expect(page.getByRole('dialog', { name })).toBeVisible()
      await look(name)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog', { name })).toBeHidden()
    }
    for (const [item, dialog] of [
      ['My profile', 'My profile'],
      ['Change password', 'Change password'],
      ['Switch account', 'Switch account'],
      ['Sign out', 'Sign out'],
    ] as const) {
      await page.getByRole('banner').getByRole('button', { name: '吴九' }).click()
      await expect(page.getByRole('menu', { name: 'Personal menu' })).toBeVisible()
      await look('Personal menu')
      await page.getByRole('menuitem', { name: item }).click()
      const opened = page.getByRole(/Sign out/.test(item) ? 'alertdialog' : 'dialog', {
        name: dialog,
      })
      await expect(opened).toBeVisible()
      await look(dialog)
      await page.keyboard.press('Escape')
      await expect(opened).toBeHidden()
    }
    expect(found).toEqual({})
  })
})
