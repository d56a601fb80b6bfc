import type { Page } from '@playwright/test'
import { expectNoSidewaysScroll } from '../support/accessible'
import { signInOver } from '../support/sign-in-over'
import { expect, shellOf, test } from '../support/test'

const list = '/service-system/systheme/list'
const backend = '/service-system/user/theme'

function themesOf(page: Page) {
  const pane = shellOf(page).pane('theme-setting')
  const skins = pane.getByRole('radiogroup', { name: '皮肤' })
  return {
    pane,
    skins: skins.getByRole('radio'),
    theme: (name: string) => skins.getByRole('radio', { name: new RegExp(`^${name}`) }),
    card: (name: string) => skins.locator('label').filter({ hasText: name }),
    save: pane.getByRole('button', { name: '保存', exact: true }),
    saving: pane.getByRole('button', { name: '正在保存…' }),
    toast: page.locator('[data-toast]'),
  }
}

const accentOf = (element: Element) =>
  getComputedStyle(element).getPropertyValue('--portal-colors-accent').trim()

test.describe('更换皮肤', () => {
  test('[ME-02] [LOOK-01] a saved theme counts at once and everywhere', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell, space, themes } = await visit('/theme-setting', { themes: themesOf })
    const mail = shell.body('inbox')
    await expect(themes.theme('经典蓝')).toBeChecked()
    await expect(themes.card('经典蓝')).toContainText('当前使用')
    await shell.open('内部邮件', 'inbox')
    await mail.evaluate(() => {
      window.portalProps?.events.on('theme', (theme) => {
        document.body.dataset.heard = theme.id
      })
    })
    expect(await mail.evaluate(accentOf)).not.toBe('#b3261e')
    await shell.tab('更换皮肤').click()

    await themes.theme('庄重红').check()
    await themes.save.click()
    await expect(themes.toast).toHaveText('保存成功')
    await expect(themes.card('庄重红')).toContainText('当前使用')
    await expect(themes.card('经典蓝')).not.toContainText('当前使用')
    await expect.poll(() => page.locator('html').evaluate(accentOf)).toBe('#b3261e')
    await expect(shell.banner).toHaveCSS('background-image', /url\("data:image\/svg/)
    await expect(mail).toHaveAttribute('data-heard', 'gov-red')
    expect(await mail.evaluate(accentOf)).toBe('#b3261e')

    const html = await (await page.context().request.get('/inbox/list/1')).text()
    expect(html).toContain('--portal-colors-accent:#b3261e')
    await page.reload()
    await expect(themes.theme('庄重红')).toBeChecked()
    await shell.open('通知公告', 'list')
    expect(await shell.body('list').evaluate(accentOf)).toBe('#b3261e')
    expect(space.journal.find({ path: backend, method: 'PUT' })).toHaveLength(1)
  })

  test('[ME-02] with nothing chosen nothing is saved', { tag: '@long' }, async ({ visit }) => {
    const { space, themes } = await visit('/theme-setting', { themes: themesOf })
    await themes.save.click()
    await expect(themes.pane.getByRole('alert')).toHaveText('请先选择要更换的皮肤')
    await expect(themes.theme('经典蓝')).toBeFocused()
    await themes.theme('紫藤').check()
    await expect(themes.pane.getByRole('alert')).toHaveText('')
    expect(space.journal.find({ path: backend })).toEqual([])
  })

  test('[ME-02] [LOOK-02] is chosen and saved by keyboard', async ({ visit }) => {
    const { page, space, themes } = await visit('/theme-setting', { themes: themesOf })
    await themes.theme('经典蓝').focus()
    await page.keyboard.press('ArrowRight')
    await expect(themes.theme('庄重红')).toBeChecked()
    await expect(themes.theme('庄重红')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    // The tab stops in between: appearance, colours, corners, font size, density, background, a custom colour.
    for (let stop = 0; stop < 8; stop += 1) await page.keyboard.press('Tab')
    await expect(themes.save).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(themes.toast).toHaveText('保存成功')
    await expect(themes.save).toBeFocused()
    expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({
      id: 'pine-green',
    })
  })

  test('[ME-02] a second click while saving does nothing', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ method: 'PUT', path: backend, kind: 'delay', delayMs: 60_000 })
    const { themes } = await visit('/theme-setting', { themes: themesOf })
    await themes.theme('青瓷').check()
    await themes.save.dblclick()
    await expect(themes.saving).toBeVisible()
    await themes.saving.click()
    space.faults.clear()
    await expect(themes.toast).toHaveText('保存成功')
    expect(space.journal.find({ path: backend, method: 'PUT' })).toHaveLength(1)
  })

  test('[ME-02] keeps a choice while another tab is in front', { tag: '@long' }, async ({
    visit,
  }) => {
    const { shell, themes } = await visit('/theme-setting', { themes: themesOf })
    await themes.theme('青瓷').check()
    await shell.open('内部邮件', 'inbox')
    await shell.tab('更换皮肤').click()
    await expect(themes.theme('青瓷')).toBeChecked()
  })

  test('[ME-02] an unreadable theme is the default', { tag: '@long' }, async ({
    page,
    openAs,
    space,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    space.users.update('zhangsan', { theme: 'celadon' })
    await openAs('zhangsan', '/theme-setting')
    const themes = themesOf(page)
    await expect(themes.theme('经典蓝')).toBeChecked()
    await expect(page.locator('style[data-portal-theme]')).toHaveAttribute(
      'data-portal-theme',
      'default',
    )
    await expectNoSidewaysScroll(themes.pane)
  })
})

test.describe('while the backend fails', () => {
  test.use({ allowedErrors: /status of (?:422|502)/ })

  test('[ME-02] a failed save says why and keeps the choice', async ({ visit, space }) => {
    space.faults.add({ method: 'PUT', path: backend, kind: 'status', status: 500 })
    const { page, themes } = await visit('/theme-setting', { themes: themesOf })
    await themes.theme('松柏绿').check()
    await themes.save.click()
    await expect(themes.toast).toHaveText('保存失败 服务出现错误，请稍后再试')
    await expect(themes.theme('松柏绿')).toBeChecked()
    await expect(themes.card('经典蓝')).toContainText('当前使用')
    await expect(page.locator('style[data-portal-theme]')).toHaveAttribute(
      'data-portal-theme',
      'default',
    )

    space.faults.clear()
    await themes.save.click()
    await expect(themes.toast).toHaveText('保存成功')
    await expect(page.locator('style[data-portal-theme]')).toHaveAttribute(
      'data-portal-theme',
      'pine-green',
    )
  })

  test('[ME-02] a list that fails says why, and 重试 asks again', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: list, kind: 'status', status: 500 })
    const { themes } = await visit('/theme-setting', { themes: themesOf })
    await expect(themes.pane.getByRole('alert')).toContainText('皮肤列表加载失败')
    await expect(themes.pane.getByRole('alert')).toContainText('服务出现错误，请稍后再试')
    space.faults.clear()
    await themes.pane.getByRole('button', { name: '重试' }).click()
    await expect(themes.skins).toHaveCount(6)
  })
})

test('[ME-02] [AUTH-12] a save goes on after the sign-in over the page', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space, account, allowErrors, themes } = await visit('/theme-setting/index', {
    themes: themesOf,
  })
  allowErrors(/status of 401/)
  await themes.theme('青瓷').check()
  space.clock.advance(13 * 3_600_000)
  await themes.save.dispatchEvent('click')
  await signInOver(page, account('zhangsan'))
  await expect(themes.toast).toHaveText('保存成功')
  await expect(themes.card('青瓷')).toContainText('当前使用')
  expect(JSON.parse(space.users.get('zhangsan')?.theme ?? '')).toMatchObject({ id: 'celadon' })
})

test.describe('版本信息', () => {
  const versions = '/service-system/sysversioninformation/listbyuser'

  test('[ME-09] shows system name, VERSION 1.3 and history', async ({ page, openAs }) => {
    for (const path of ['/version-manager/index', '/version-manager?fullscreen=1&test=0']) {
      await openAs('zhangsan', path)
      const pane = shellOf(page).pane('version-manager')
      const running = pane.getByRole('region', { name: '当前版本' })
      await expect(running).toContainText('协同办公门户')
      await expect(running).toContainText('VERSION 1.3')
      const history = pane.getByRole('region', { name: '历史版本' })
      await expect(history.getByRole('heading', { level: 3 }).first()).toHaveText(
        /^1\.3.*当前版本$/,
      )
      await expect(history.getByRole('heading', { level: 3 })).toHaveCount(5)
      await page.context().clearCookies()
    }
  })

  test('[ME-09] a failure says why, and 重试 asks again', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: versions, kind: 'status', status: 500 })
    const { pane, allowErrors } = await visit('/version-manager/index')
    allowErrors(/status of 502/)
    await expect(pane.getByRole('alert')).toContainText('版本记录加载失败')
    space.faults.clear()
    await pane.getByRole('button', { name: '重试' }).click()
    await expect(pane.getByText('VERSION 1.3')).toBeVisible()
  })
})
