import { expectAccessible } from '../support/accessible'
import { manyTabs, openDesk, stripOf } from '../support/tab-strip'
import { expect, onDesktopAndPhone, phone, shellOf, test } from '../support/test'

onDesktopAndPhone('the tab strip', phone, () => {
  test('[LOOK-02] [TAB-05] the strip, its banner, menu and list have no barrier', {
    tag: '@long',
  }, async ({ page, enterAs }) => {
    const shell = shellOf(page)
    await enterAs('zhangsan')
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
