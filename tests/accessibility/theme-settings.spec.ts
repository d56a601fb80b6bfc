import { expectAccessible, expectFits, expectNoSidewaysScroll } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

const usual = { scheme: 'light', colouring: 'normal', corners: 'small', fontSize: 'medium' }

const themes = [
  ['深色', { id: 'gov-red', color: '#b3261e', look: { ...usual, scheme: 'dark' } }],
  ['高对比度', { id: 'default', look: { ...usual, scheme: 'contrast' } }],
  ['色弱', { id: 'default', look: { ...usual, colouring: 'weak' } }],
  ['深色、色弱', { id: 'default', look: { ...usual, scheme: 'dark', colouring: 'weak' } }],
] as const

for (const [name, theme] of themes) {
  for (const [width, height] of [
    [1366, 768],
    [390, 844],
  ] as const) {
    test.describe(`${name} at ${width} × ${height}`, () => {
      test.use({ viewport: { width, height } })

      test(
        `[LOOK-02] [LOOK-03] a list, the theme page and a dialog have no barrier in ${name}, ${width} wide`,
        longUnless(name === '深色' && width === 1366),
        async ({ visit, space }) => {
          test.slow()
          space.users.update('zhangsan', {
            theme: JSON.stringify(theme),
            backgroundColor: '#e4f0df',
          })
          const { page, shell } = await visit.mounted('/inbox/list/1')
          await expectAccessible(page)
          await page.goto('/theme-setting/index')
          await expect(shell.pane('theme-setting').getByRole('radio').first()).toBeVisible()
          await expectAccessible(page)
          await chooseInMenu(page, '张三', '个人信息')
          await expect(page.getByRole('dialog', { name: '个人信息' })).toContainText('四级主任科员')
          await expectAccessible(page)
        },
      )
    })
  }
}

test('[LOOK-04] [LOOK-03] large text moves neither tabs nor rail on a phone', {
  tag: '@long',
}, async ({ page, visit, space }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const look = { ...usual, fontSize: 'large', corners: 'round' }
  space.users.update('zhangsan', { theme: JSON.stringify({ id: 'default', look }) })
  const { pane } = await visit('/theme-setting/index')
  await expect(pane.getByRole('radio').first()).toBeVisible()
  await expectNoSidewaysScroll(pane)
  await expectNoSidewaysScroll(page)
})

test.describe('at 200 % zoom', () => {
  test.use({ viewport: { width: 683, height: 384 }, deviceScaleFactor: 2 })

  test('[LOOK-04] [LOOK-02] bar, rail, tabs, an app and a dialog are all to be had, without a sideways scroll', {
    tag: '@long',
  }, async ({ visit }) => {
    test.slow()
    const { page, shell } = await visit('/theme-setting/index')
    await expect(shell.pane('theme-setting').getByRole('radio').first()).toBeVisible()
    await expect(shell.tab('更换皮肤')).toBeInViewport({ ratio: 1 })
    await shell.railLink('平台管理').scrollIntoViewIfNeeded()
    await expect(shell.railLink('平台管理')).toBeInViewport({ ratio: 1 })
    await expectAccessible(page)
    await chooseInMenu(page, '张三', '关于')
    const about = page.getByRole('dialog', { name: '关于' })
    await expect(about.getByRole('button', { name: '关闭' })).toBeInViewport({ ratio: 1 })
    await expectFits(page)
  })
})

for (const [name, media] of [
  ['forced colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
] as const) {
  test(
    `[LOOK-02] [LOOK-03] with ${name} of the system the shell has no barrier, and focus can be seen`,
    longUnless(name === 'forced colours'),
    async ({ page, openAs }) => {
      await page.emulateMedia(media)
      await openAs('zhangsan', '/version-manager/index')
      await expect(shellOf(page).pane('version-manager')).toContainText('VERSION 1.3')
      await expectAccessible(page)
      const link = shellOf(page).railLink('内部邮件')
      await link.focus()
      await page.keyboard.press('Tab')
      await page.keyboard.press('Shift+Tab')
      await expect(link).toBeFocused()
      await expect(link).toHaveCSS('outline-style', 'solid')
    },
  )
}
