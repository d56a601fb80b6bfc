import { expectAccessible } from '../support/accessible'
import { appScreens } from '../support/screens'
import { makeSearchIndex } from '../support/search-index'
import { expect, shellOf, test } from '../support/test'

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
    const shell = shellOf(page)
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
    // Top bar, rail and tabs are the same around every app, so one app is enough for them.
    await expectAccessible(page)
    for (const [code, path] of appScreens) {
      await test.step(code, async () => {
        await page.goto(path)
        await expect(shell.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(shell.app(code).locator('[role=status]:has-text("正在加载")')).toHaveCount(0)
        await expectAccessible(page, 'main')
        const over = await shell
          .body(code)
          .evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
        expect(over, `${code} scrolls sideways`).toBeLessThanOrEqual(0)
      })
    }
  })
}
