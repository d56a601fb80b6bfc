import { expectAccessible } from '../support/accessible'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { expect, frameOf, test } from '../support/test'

test.beforeAll(({ stack }) => makeSearchIndex(stack))

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`[LOOK-02] [APP-15] the first screens of the apps have no barrier and do not scroll sideways on a ${name}`, {
    tag: '@long',
  }, async ({ page, openAs }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(viewport)
    await openAs('zhangsan', '/index')
    const frame = frameOf(page)
    await expect(frame.pane('index')).toHaveAttribute('data-app-status', '1')
    // Bar, rail and tabs are the same around every app.
    await expectAccessible(page)
    for (const [code, path] of appScreens) {
      await test.step(code, async () => {
        await page.goto(path)
        await expect(frame.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(frame.app(code).locator('[role=status]:has-text("正在加载")')).toHaveCount(0)
        await expectAccessible(page, 'main')
        const over = await frame
          .app(code)
          .locator('body')
          .evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(over, `${code} scrolls sideways`).toBeLessThanOrEqual(0)
      })
    }
  })
}
