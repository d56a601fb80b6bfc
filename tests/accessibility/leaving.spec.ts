import { expectAccessible } from '../support/accessible'
import { expect, longUnless, shellOf, test } from '../support/test'

for (const [size, viewport] of [
  ['wide', { width: 1366, height: 768 }],
  ['narrow', { width: 390, height: 844 }],
] as const) {
  test.describe(`a ${size} window`, longUnless(size === 'wide'), () => {
    test.use({ viewport, allowedErrors: /ERR_FAILED/ })

    test('[LOOK-02] idle warning, cover and sign-in are accessible', { tag: '@long' }, async ({
      page,
      openAs,
    }) => {
      test.slow()
      await page.clock.install()
      await openAs('zhangsan', '/index')
      await expect(shellOf(page).app('index').getByRole('heading', { name: /张三/ })).toBeVisible()
      await page.clock.fastForward(5_000)
      // Only the countdown stands still: the accessibility check needs the page's timers.
      await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 30 * 60_000))
      await page.clock.runFor(20_000)
      const warning = page.getByRole('alertdialog', { name: '系统即将自动退出' })
      await expect(warning.getByRole('button', { name: '继续使用' })).toBeFocused()
      await expectAccessible(page)

      await page.route('**/session/end', (route) => route.abort())
      await page.clock.setFixedTime(await page.evaluate(() => Date.now() + 11_000))
      await page.clock.runFor(1_000)
      const cover = page.getByRole('dialog', { name: '退出系统' })
      await expect(cover.getByRole('alert')).toBeVisible()
      await expectAccessible(page)

      await page.unroute('**/session/end')
      await cover.getByRole('button', { name: '重试' }).click()
      await page.clock.runFor(1_000)
      await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
      await expect(page.getByText('系统长时间未操作，已自动退出')).toBeVisible()
      await expectAccessible(page)
    })
  })
}
