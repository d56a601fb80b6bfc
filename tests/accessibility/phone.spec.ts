import { expectAccessible } from '../support/accessible'
import { expect, test } from '../support/test'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('[AID-05] [LOOK-02] the navigator of a phone has no barrier', { tag: '@long' }, async ({
  visit,
}) => {
  const { page } = await visit.mounted('/list/index')
  const nav = page.getByRole('navigation', { name: '应用导航' })
  await expectAccessible(page)
  for (const box of await nav.locator('a, button').all()) {
    const size = await box.boundingBox()
    expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44)
  }
  await nav.getByRole('button', { name: '应用', exact: true }).tap()
  await expect(page.getByRole('region', { name: '办公类' })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await nav.getByRole('button', { name: /^切换应用/ }).tap()
  const cards = page.getByRole('tablist', { name: '已打开的应用' }).getByRole('tab')
  await expect(cards).toHaveCount(2)
  await expectAccessible(page)
  await cards.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(cards.nth(1)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(nav.getByRole('button', { name: /^切换应用/ })).toBeFocused()
})
