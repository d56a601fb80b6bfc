import { expectAccessible, expectFits } from '../support/accessible'
import { makeSearchIndex } from '../support/search-index'
import { expect, narrowPhone, onDesktopAndPhone, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

onDesktopAndPhone('the palette', narrowPhone, () => {
  test('[LOOK-02] [DESK-09] the command palette has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit.mounted('/list/index')
    await page.keyboard.press('Control+k')
    const dialog = page.getByRole('dialog', { name: '快速查找' })
    await expect(dialog.getByRole('group', { name: '命令' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('combobox').fill('李四')
    await expect(dialog.getByRole('group', { name: '人员' }).getByRole('option')).not.toHaveCount(0)
    await expectAccessible(page)
    await dialog.getByRole('combobox').fill('档案')
    await expect(dialog.getByRole('group', { name: '公文' }).getByRole('option')).toHaveCount(6)
    await expectFits(page)
  })
})
