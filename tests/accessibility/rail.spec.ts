import { expectAccessible } from '../support/accessible'
import { railOf, shortcutsOf } from '../support/rail'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'

onDesktopAndPhone('the rail', phone, () => {
  test('[LOOK-02] [RAIL-01] the drawer of all apps has no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, more, drawer, search } = await visit.mounted('/index', railOf)
    await more.click()
    await expect(drawer.getByRole('link').first()).toBeVisible()
    await expectAccessible(page)
    await search.fill('没有的应用')
    await expect(drawer.getByRole('link')).toHaveCount(0)
    await expectAccessible(page)
  })

  test('[LOOK-02] [RAIL-02] the shortcut settings have no barrier', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shortcuts } = await visit.mounted('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toBeVisible()
    await expectAccessible(page)
    await shortcuts.clear.click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
  })
})
