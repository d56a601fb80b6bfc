import { expectAccessible } from '../support/accessible'
import { makeSearchIndex } from '../support/search-index'
import { expect, frameOf, longUnless, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 360, height: 740 }],
] as const) {
  test.describe(`on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] [DESK-09] the command palette has no barrier, with everything and with what was found', async ({
      page,
      openAs,
    }) => {
      await openAs('zhangsan', '/list/index')
      await expect(frameOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
      await page.keyboard.press('Control+k')
      const dialog = page.getByRole('dialog', { name: '快速查找' })
      await expect(dialog.getByRole('group', { name: '命令' })).toBeVisible()
      await expectAccessible(page)
      await dialog.getByRole('combobox').fill('李四')
      await expect(dialog.getByRole('group', { name: '人员' }).getByRole('option')).not.toHaveCount(
        0,
      )
      await expectAccessible(page)
      await dialog.getByRole('combobox').fill('档案')
      await expect(dialog.getByRole('group', { name: '公文' }).getByRole('option')).toHaveCount(6)
      await expectAccessible(page)
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wide).toBeLessThanOrEqual(0)
    })
  })
}
