import { safeSettingPath } from '~contract/portal/paths'
import { expect } from '../../support/test'
import { inShell, type Screen } from '../screen'

/** Pages inside apps that are not their first ones. */
export const insideScreens: readonly Screen[] = [
  inShell('letter', '写信', '/inbox/write', { extent: 'main' }),
  inShell('letter-written', '写信，写了一半', '/inbox/write', {
    isChinese: true,
    async steps({ shell }) {
      await shell.app('inbox').getByLabel('主题').fill('关于召开第三季度重点工作推进会的请示')
      await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
    },
  }),
  inShell('letter-read', '读信', '/inbox/list/1', {
    extent: 'main',
    async steps({ page, shell }) {
      await shell.app('inbox').locator('li.mail a').first().click()
      await page.waitForURL((url) => url.pathname !== '/inbox/list/1')
    },
  }),
  inShell('notice-read', '读通知', '/list/index', {
    extent: 'main',
    async steps({ shell }) {
      const row = shell.app('list').locator('a.notice-row').first()
      await row.click()
      await expect(row).toBeHidden()
    },
  }),
  inShell('home-customised', '首页，自定义', '/index', {
    isChinese: true,
    steps: ({ shell }) => shell.app('index').getByRole('button', { name: '自定义' }).click(),
  }),
  inShell('home-door', '个人办公', '/door'),
  inShell('centre-sessions', '我的登录', '/personal-setting/index?module=sessions', {
    // No other screen signs this account in.
    account: 'lisi',
  }),
  inShell('centre-password', '个人中心，修改密码', safeSettingPath),
  inShell('many-tabs', '许多标签页', '/inbox/list/1', {
    isChinese: true,
    async steps({ shell }) {
      for (const title of ['公文管理', '工作流', '通讯录', '通知公告', '首页'])
        await shell.railLink(title).click()
      await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
    },
  }),
  inShell('full-screen', '全屏', '/inbox/list/1', {
    isChinese: true,
    async steps({ page, shell }) {
      await shell.body('inbox').evaluate(() => window.portalProps?.setFullScreen(true))
      await expect(page.getByRole('button', { name: '退出全屏' })).toBeVisible()
    },
  }),
]
