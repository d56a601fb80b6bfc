import { railOf, shortcutsOf } from '../support/rail'
import { expect, test } from '../support/test'

test.describe('toasts', () => {
  test('go by themselves, wait for the pointer, and never stack', async ({ page, openAs }) => {
    await page.clock.install()
    await openAs('zhangsan', '/index')
    const shortcuts = shortcutsOf(page)
    await shortcuts.open()
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toHaveCount(1)
    await shortcuts.box('人事管理').click()
    await expect(shortcuts.toast).toHaveCount(1)
    await shortcuts.toast.hover()
    await page.clock.runFor(20_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.mouse.move(0, 0)
    await page.clock.runFor(3_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.clock.runFor(1_500)
    await expect(shortcuts.toast).toHaveCount(0)

    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toBeVisible()
    await shortcuts.cancel.click()
    // The dialog returns the focus first.
    await expect(railOf(page).customise).toBeFocused()
    await shortcuts.toast.getByRole('button').focus()
    await page.clock.runFor(20_000)
    await expect(shortcuts.toast).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(shortcuts.toast).toHaveCount(0)
    await expect(railOf(page).customise).toBeFocused()
  })

  test('are read out by their urgency, while a dialog is open', async ({ visit }) => {
    const { page, shortcuts } = await visit('/index', { shortcuts: shortcutsOf })
    await shortcuts.open()
    await shortcuts.box('论坛').click()
    await expect(shortcuts.toast).toBeVisible()
    await expect(page.locator('[aria-live=polite]').filter({ has: shortcuts.toast })).toHaveCount(1)
    await expect(page.locator('[aria-hidden=true]').filter({ has: shortcuts.toast })).toHaveCount(0)
  })
})
