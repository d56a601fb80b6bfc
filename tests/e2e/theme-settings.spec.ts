import type { Page } from '@playwright/test'
import { expect, openWindow, shellOf, test } from '../support/test'

const backend = '/service-system/user/theme'

function themesOf(page: Page) {
  const pane = shellOf(page).pane('theme-setting')
  return {
    pane,
    option: (group: string, name: string) =>
      pane.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }),
    save: pane.getByRole('button', { name: '保存', exact: true }),
    saved: page.getByText('保存成功'),
  }
}

const variableOf = (page: Page, name: string) =>
  page
    .locator('html')
    .evaluate((root, variable) => getComputedStyle(root).getPropertyValue(variable).trim(), name)
const schemeOf = (page: Page) =>
  page.locator('html').evaluate((root) => getComputedStyle(root).colorScheme)

test('[LOOK-03] [LIVE-02] a saved appearance reaches all without a reload', {
  tag: '@long',
}, async ({ visit }) => {
  test.slow()
  const { page, context, shell } = await visit('/theme-setting/index')
  const other = await openWindow(context, '/version-manager/index')
  await expect(shellOf(other).banner).toBeVisible()

  await shell.open('内部邮件', 'inbox')
  const mail = shell.body('inbox')
  await mail.evaluate((body) => {
    body.dataset.sameDocument = 'yes'
    window.portalProps?.events.on('theme', ({ colorScheme, contrast, fontSize }) => {
      body.dataset.heard = `${colorScheme} ${contrast} ${fontSize}`
    })
  })
  await shell.tab('更换皮肤').click()
  const themes = themesOf(page)
  await themes.option('外观', '深色').check()
  await themes.option('字号', '大').check()
  await expect.poll(() => schemeOf(page)).toBe('dark')
  expect(await variableOf(page, '--portal-font-sizes-md')).toBe('1rem')
  expect(await schemeOf(other)).toBe('light')
  await themes.save.click()
  await expect(themes.saved).toBeVisible()
  await expect.poll(() => schemeOf(other), { timeout: 1_500 }).toBe('dark')
  await expect(mail).toHaveAttribute('data-heard', 'dark normal large')
  await expect(mail).toHaveAttribute('data-same-document', 'yes')
  await expect(mail).toHaveCSS('color', 'rgb(228, 233, 241)')
})

test('[LOOK-03] a choice is seen at once, and gone in another tab', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, space, themes } = await visit('/theme-setting/index', { themes: themesOf })
  await themes.option('外观', '高对比度').check()
  await expect(shell.banner).toHaveCSS('background-color', 'rgb(0, 0, 0)')
  await expect(themes.pane.getByText('高对比度使用固定的颜色')).toBeVisible()
  await themes.option('色彩', '灰色').check()
  await expect(page.locator('html')).toHaveCSS('filter', 'grayscale(1)')
  await themes.option('圆角', '直角').check()
  await expect(themes.save).toHaveCSS('border-radius', '0px')
  await shell.railLink('内部邮件').click()
  await expect.poll(() => schemeOf(page)).toBe('light')
  await expect(page.locator('html')).toHaveCSS('filter', 'none')
  await shell.tab('更换皮肤').click()
  await expect(themes.option('外观', '高对比度')).toBeChecked()
  await expect.poll(() => schemeOf(page)).toBe('dark')
  expect(space.journal.find({ path: backend })).toEqual([])
})

test('[ME-03] a ground of one’s own colour is kept, and given up', async ({ visit }) => {
  const { page, space, themes } = await visit('/theme-setting/index', { themes: themesOf })
  await themes.option('背景颜色', '护眼绿').check()
  await themes.save.click()
  await expect(themes.saved).toBeVisible()
  expect(space.users.get('zhangsan')?.backgroundColor).toBe('#e4f0df')
  expect(space.journal.find({ path: backend })).toEqual([])
  expect(await (await page.context().request.get('/inbox/list/1')).text()).toContain(
    '--portal-colors-canvas:#e4f0df',
  )
  await themes.pane.getByLabel('自定义颜色').fill('#203040')
  await themes.save.click()
  await expect.poll(() => space.users.get('zhangsan')?.backgroundColor).toBe('#203040')
  // Lightened as far as the contrast of its text requires.
  await expect.poll(() => variableOf(page, '--portal-colors-canvas')).toMatch(/^#[c-f]/)
  await themes.option('背景颜色', '默认').check()
  await themes.save.click()
  await expect.poll(() => space.users.get('zhangsan')?.backgroundColor).toBe('')
})

test.describe('on a device that is dark', () => {
  test.use({ colorScheme: 'dark' })

  test('[LOOK-03] 跟随系统 follows it, as the device changes', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    const look = { scheme: 'system', colouring: 'normal', corners: 'small', fontSize: 'medium' }
    space.users.update('zhangsan', { theme: JSON.stringify({ id: 'default', look }) })
    const { page, shell } = await visit('/inbox/list/1')
    const mail = shell.body('inbox')
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    expect(await schemeOf(page)).toBe('dark')
    await expect(mail).toHaveCSS('color', 'rgb(228, 233, 241)')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => schemeOf(page)).toBe('light')
    await expect(mail).toHaveCSS('color', 'rgb(27, 36, 51)')
  })
})

test('[ME-02] [LOOK-03] a failed save restores the theme and says so; the choice stays', {
  tag: '@long',
}, async ({ visit, space }) => {
  space.faults.add({ method: 'PUT', path: backend, kind: 'status', status: 500 })
  const { page, themes, allowErrors } = await visit('/theme-setting/index', { themes: themesOf })
  allowErrors(/status of 502/)
  await themes.option('外观', '深色').check()
  await expect.poll(() => schemeOf(page)).toBe('dark')
  await themes.save.click()
  await expect(page.getByText('保存失败', { exact: true })).toBeVisible()
  await expect.poll(() => schemeOf(page)).toBe('light')
  await expect(themes.option('外观', '深色')).toBeChecked()
  space.faults.clear()
  await themes.save.click()
  await expect(themes.saved).toBeVisible()
  await expect.poll(() => schemeOf(page)).toBe('dark')
})

test('[ME-02] [LOOK-02] 更换皮肤 opens over the page from the personal menu, and gives the focus back', {
  tag: '@long',
}, async ({ visit }) => {
  const { page } = await visit('/list/index')
  const userButton = page.getByRole('banner').getByRole('button', { name: '张三' })
  await userButton.click()
  await page.getByRole('menuitem', { name: '更换皮肤' }).click()
  const dialog = page.getByRole('dialog', { name: '更换皮肤' })
  await dialog.getByRole('radio', { name: '深色' }).check()
  await expect.poll(() => schemeOf(page)).toBe('dark')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect.poll(() => schemeOf(page)).toBe('light')
  await expect(userButton).toBeFocused()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOOK-03] [LOOK-01] the first paint is the user’s own', async ({ visit, space }) => {
    const look = { scheme: 'dark', colouring: 'weak', corners: 'round', fontSize: 'small' }
    space.users.update('zhangsan', { theme: JSON.stringify({ id: 'celadon', look }) })
    const { page, shell } = await visit('/list/index')
    const root = page.locator('html')
    // On a busy machine a page may come without its late parts, and without scripts it stays so.
    await expect(async () => {
      await page.reload()
      await expect(root).toHaveCSS('color-scheme', 'dark', { timeout: 1 })
    }).toPass()
    await expect(shell.rail).toHaveCSS('color', /rgb/)
    const cookies = await page.context().cookies()
    await page.context().clearCookies()
    await page.context().addCookies(cookies.filter(({ name }) => name === 'portal-look'))
    await page.goto('/login')
    await expect(root).toHaveCSS('color-scheme', 'dark')
  })
})
