import { expectAccessible, expectFits } from '../support/accessible'
import { expect, longUnless, onDesktopAndPhone, phone, signInBy, test } from '../support/test'

test.use({ allowedErrors: /status of (?:401|403|404|500|503)/ })

onDesktopAndPhone('pages outside the shell', phone, (_, _viewport) => {
  test('[LOOK-02] the login page, with and without a message, has no barrier', async ({ page }) => {
    await page.goto('/login')
    await expectAccessible(page)
    await signInBy(page, 'nobody', 'wrong')
    await expect(page.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
  })

  for (const [title, code, path] of [
    ['首页', 'index', '/index'],
    ['内部邮件', 'inbox', '/inbox/list/1'],
    ['写信', 'inbox', '/inbox/write'],
    ['通知公告', 'list', '/list/index'],
    ['平台管理', 'system', '/system/settingcenter/edit'],
  ] as const) {
    test(
      `[LOOK-02] ${title} in the shell has no barrier`,
      longUnless(code === 'inbox'),
      async ({ visit }) => {
        const { page, shell } = await visit(path)
        await expect(shell.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(shell.app(code).getByRole('heading').first()).toBeVisible()
        await expectFits(page)
      },
    )
  }

  test('[LOOK-02] menu, dialog and failed app have no barrier', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/subapps/index/', kind: 'status', status: 500 })
    const { page, shell } = await visit('/index')
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '4')
    await expectAccessible(page)
    const userButton = page.getByRole('button', { name: '张三' })
    await userButton.click()
    await expect(page.getByRole('menu')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('menuitem', { name: '退出系统' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expect(userButton).toBeFocused()
  })

  test('[LOOK-02] error pages have no barrier', async ({ page }) => {
    for (const path of ['/exptions?errorCode=403', '/exptions-404', '/exptions-503', '/logout']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
})
