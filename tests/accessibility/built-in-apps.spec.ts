import { expectAccessible } from '../support/accessible'
import { expect, frameOf, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('[LOOK-02] [ME-02] the theme page, each of its skins and the version page have no barrier', async ({
      page,
      openAs,
    }) => {
      test.setTimeout(90_000)
      await openAs('zhangsan', '/theme-setting/index')
      const frame = frameOf(page)
      const pane = frame.pane('theme-setting')
      const skins = pane.getByRole('radio')
      await expect(skins).toHaveCount(6)
      const save = pane.getByRole('button', { name: '保存', exact: true })
      await save.click()
      await expect(pane.getByRole('alert')).not.toHaveText('')
      await expectAccessible(page)
      for (const place of [1, 2, 3, 4, 5]) {
        const skin = skins.nth(place)
        await skin.check()
        await save.click()
        const id = await skin.getAttribute('value')
        await expect(page.locator('style[data-skin]')).toHaveAttribute('data-skin', id ?? '')
        await expectAccessible(page)
      }
      await page.goto('/version-manager/index')
      await expect(frame.pane('version-manager').getByText('VERSION 1.3')).toBeVisible()
      await expectAccessible(page)
      await page.goto('/personal-setting/index')
      await expect(page.getByRole('region', { name: '个人信息' })).toContainText('张三')
      await expectAccessible(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
    })
  })
}
