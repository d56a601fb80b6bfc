import { expectAccessible } from '../support/accessible'
import { expect, frameOf, longUnless, test } from '../support/test'

test.use({ allowedErrors: /status of (?:401|403|404|500|503)/ })

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport })

    test('[LOOK-02] the login page, with and without a message, has no barrier', async ({
      page,
    }) => {
      await page.goto('/login')
      await expectAccessible(page)
      await page.getByLabel('账号').fill('nobody')
      await page.getByLabel('密码').fill('wrong')
      await page.getByRole('button', { name: '登录' }).click()
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
      test(`[LOOK-02] ${title} in the frame has no barrier`, async ({ page, openAs }) => {
        await openAs('zhangsan', path)
        const frame = frameOf(page)
        await expect(frame.pane(code)).toHaveAttribute('data-app-status', '1')
        await expect(frame.app(code).getByRole('heading').first()).toBeVisible()
        await expectAccessible(page)
        const width = await page.evaluate(() => document.documentElement.scrollWidth)
        expect(width, 'no sideways scrolling').toBeLessThanOrEqual(viewport.width)
      })
    }

    test('[LOOK-02] menu, dialog and failed app have no barrier', async ({
      page,
      openAs,
      space,
    }) => {
      space.faults.add({ path: '/subapps/index/', kind: 'status', status: 500 })
      await openAs('zhangsan', '/index')
      await expect(frameOf(page).pane('index')).toHaveAttribute('data-app-status', '4')
      await expectAccessible(page)
      const person = page.getByRole('button', { name: '张三' })
      await person.click()
      await expect(page.getByRole('menu')).toBeVisible()
      await expectAccessible(page)
      await page.getByRole('menuitem', { name: '退出系统' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await expectAccessible(page)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('alertdialog')).toBeHidden()
      await expect(person).toBeFocused()
    })

    test('[LOOK-02] error pages have no barrier', async ({ page }) => {
      for (const path of ['/exptions?errorCode=403', '/exptions-404', '/exptions-503', '/logout']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expectAccessible(page)
      }
    })
  })
}
