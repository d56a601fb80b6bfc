import { expectAccessible } from '../support/accessible'
import { railOf, shortcutsOf } from '../support/rail'
import { expect, frameOf, longUnless, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] [RAIL-01] the drawer of all apps, found and not found, has no barrier', async ({
      page,
      openAs,
    }) => {
      await openAs('zhangsan', '/index')
      await expect(frameOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
      const { more, drawer, search } = railOf(page)
      await more.click()
      await expect(drawer.getByRole('link').first()).toBeVisible()
      await expectAccessible(page)
      await search.fill('没有的应用')
      await expect(drawer.getByRole('link')).toHaveCount(0)
      await expectAccessible(page)
    })

    test('[LOOK-02] [RAIL-02] the shortcut settings, with toast and question, have no barrier', async ({
      page,
      openAs,
    }) => {
      await openAs('zhangsan', '/index')
      await expect(frameOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
      const shortcuts = shortcutsOf(page)
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
}
