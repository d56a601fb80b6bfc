import { expectAccessible } from '../support/accessible'
import { manyTabs, openDesk, stripOf } from '../support/tab-strip'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'

onDesktopAndPhone('the tab strip', phone, () => {
  test('[LOOK-02] [TAB-05] strip, banner, menu and list have no barrier', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/1')
    await openDesk(page, manyTabs(14), '/inbox/list/1')
    const strip = stripOf(page)
    await expect(strip.tip).toBeVisible()
    await expect(strip.more).toBeVisible()
    await expectAccessible(page)

    await shell.tab('内部邮件').click({ button: 'right' })
    await expect(strip.menu).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(strip.menu).toHaveCount(0)

    await strip.more.click()
    await expect(strip.filter).toBeVisible()
    await expectAccessible(page)
  })
})
