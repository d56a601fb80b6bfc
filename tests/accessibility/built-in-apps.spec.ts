import { expectAccessible } from '../support/accessible'
import { expect, frameOf, longUnless, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] [ME-02] the theme page in its first and in another skin has no barrier', async ({
      page,
      openAs,
    }) => {
      test.slow()
      await openAs('zhangsan', '/theme-setting/index')
      const pane = frameOf(page).pane('theme-setting')
      const save = pane.getByRole('button', { name: '保存', exact: true })
      await save.click()
      await expect(pane.getByRole('alert')).not.toHaveText('')
      await expectAccessible(page)
      await pane.getByRole('radio', { name: '秋实' }).check()
      await save.click()
      await expect(page.locator('style[data-skin]')).toHaveAttribute('data-skin', 'harvest')
      await expectAccessible(page)
    })

    for (const [code, path, text] of [
      ['version-manager', '/version-manager/index', 'VERSION 1.3'],
      ['version-manager', '/version-manager?fullscreen=1', 'VERSION 1.3'],
      ['personal-setting', '/personal-setting/index', '四级主任科员'],
    ] as const) {
      test(`[LOOK-02] [APP-14] ${path} has no barrier and does not scroll sideways`, async ({
        page,
        openAs,
      }) => {
        await openAs('zhangsan', path)
        const pane = frameOf(page).pane(code)
        await expect(pane).toContainText(text)
        await expectAccessible(page)
        const over = await pane
          .locator('> div')
          .evaluate((content) => content.scrollWidth - content.clientWidth)
        expect(over).toBeLessThanOrEqual(0)
      })
    }
  })
}
