import { expectAccessible } from '../support/accessible'
import { expect, frameOf, longUnless, test } from '../support/test'

test.use({
  scenario: 'misbehaving-apps',
  allowedErrors: /Failed to load resource|Refused to|violates the following/,
})

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`an app's pane on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] [APP-09] has no barrier while it loads', async ({ page, openAs }) => {
      await openAs('zhangsan', '/bad-hang')
      const pane = frameOf(page).pane('bad-hang')
      await expect(pane.getByText('正在加载数据....')).toBeVisible()
      await expect(pane).toHaveAttribute('aria-busy', 'true')
      await expectAccessible(page)
    })

    test('[LOOK-02] [APP-09] has no barrier after it failed, and its buttons are in reach', async ({
      page,
      openAs,
    }) => {
      await openAs('zhangsan', '/bad-missing')
      await expect(frameOf(page).pane('bad-missing')).toHaveAttribute('data-app-status', '4')
      await expectAccessible(page)
    })

    test('[LOOK-02] [APP-03] has no barrier where a page refuses to be framed', async ({
      page,
      openAs,
    }) => {
      await openAs('zhangsan', '/bad-frame')
      await expect(page.getByRole('heading', { name: '该应用不允许在门户中打开' })).toBeVisible()
      await expectAccessible(page)
    })

    test('[LOOK-02] [APP-13] has no barrier in full screen', async ({ page, openAs }) => {
      await openAs('zhangsan', '/inbox/list/1')
      const frame = frameOf(page)
      await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
      await frame
        .app('inbox')
        .locator('body')
        .evaluate(() => window.portalProps?.setFullScreen(true))
      await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
      await expectAccessible(page)
    })
  })
}
