import { expectAccessible } from '../support/accessible'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'

test.use({
  scenario: 'misbehaving-apps',
  allowedErrors: /Failed to load resource|Refused to|violates the following/,
})

onDesktopAndPhone("an app's pane", phone, () => {
  test('[LOOK-02] [APP-09] has no barrier while it loads', { tag: '@long' }, async ({ visit }) => {
    const { page, pane } = await visit('/bad-hang')
    await expect(pane.getByText('正在加载数据....')).toBeVisible()
    await expect(pane).toHaveAttribute('aria-busy', 'true')
    await expectAccessible(page)
  })

  test('[LOOK-02] [APP-09] a failed app has no barrier', async ({ visit }) => {
    const { page, shell } = await visit('/bad-missing')
    await expect(shell.pane('bad-missing')).toHaveAttribute('data-app-status', '4')
    await expectAccessible(page)
  })

  test('[LOOK-02] [APP-03] has no barrier if a page refuses to be framed', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page } = await visit('/bad-frame')
    await expect(page.getByRole('heading', { name: '该应用不允许在门户中打开' })).toBeVisible()
    await expectAccessible(page)
  })

  test('[LOOK-02] [APP-13] has no barrier in full screen', { tag: '@long' }, async ({ visit }) => {
    const { page, shell } = await visit.mounted('/inbox/list/1')
    await shell.body('inbox').evaluate(() => window.portalProps?.setFullScreen(true))
    await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
    await expectAccessible(page)
  })
})
