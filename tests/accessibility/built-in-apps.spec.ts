import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { expect, longUnless, onDesktopAndPhone, phone, test } from '../support/test'

onDesktopAndPhone('built-in apps', phone, () => {
  test('[LOOK-02] [ME-02] the theme page has no barrier in two themes', { tag: '@long' }, async ({
    visit,
  }) => {
    test.slow()
    const { page, pane } = await visit('/theme-setting/index')
    const save = pane.getByRole('button', { name: '保存', exact: true })
    await save.click()
    await expect(pane.getByRole('alert')).not.toHaveText('')
    await expectAccessible(page)
    await pane.getByRole('radio', { name: '秋实' }).check()
    await save.click()
    await expect(page.locator('style[data-portal-theme]')).toHaveAttribute(
      'data-portal-theme',
      'harvest',
    )
    await expectAccessible(page)
  })

  for (const [code, path, text] of [
    ['version-manager', '/version-manager/index', 'VERSION 1.3'],
    ['version-manager', '/version-manager?fullscreen=1', 'VERSION 1.3'],
    ['personal-setting', '/personal-setting/index', '四级主任科员'],
  ] as const) {
    test(
      `[LOOK-02] [APP-14] ${path} has no barrier, nor scrolls sideways`,
      longUnless(path.endsWith('fullscreen=1')),
      async ({ visit }) => {
        const { page, shell } = await visit(path)
        const pane = shell.pane(code)
        await expect(pane).toContainText(text)
        await expectAccessible(page)
        await expectNoSidewaysScroll(pane.locator('> div'))
      },
    )
  }
})
