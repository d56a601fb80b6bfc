import type { Space } from '../../../mock-platform/data/space'
import { documentSearchOf } from '../../support/document-search'
import { helpOf } from '../../support/help'
import { addMessage } from '../../support/message-center'
import { messagesOf } from '../../support/messages'
import { paletteOf } from '../../support/palette'
import { railOf } from '../../support/rail'
import { makeSearchIndex } from '../../support/search-index'
import { expect } from '../../support/test'
import { chooseInMenu } from '../../support/top-bar'
import { inShell, pressEntry, type Scene, type Screen } from '../screen'

const dialog = ({ page }: Scene) => page.getByRole('dialog').or(page.getByRole('alertdialog'))

/** What an entry of the top bar opens over the page. */
function entry(
  name: string,
  title: string,
  id: string,
  more: Partial<Screen> = {},
  rest: (scene: Scene) => Promise<unknown> = async () => {},
): Screen {
  return inShell(name, title, '/list/index', {
    extent: 'main',
    ...more,
    async steps(scene) {
      await pressEntry(scene.page, id)
      await expect(dialog(scene).first()).toBeVisible()
      await rest(scene)
    },
  })
}

/** What an item of the personal menu opens over the page. */
function item(name: string, title: string, text: string, more: Partial<Screen> = {}): Screen {
  return inShell(name, title, '/list/index', {
    isChinese: true,
    ...more,
    async steps(scene) {
      await chooseInMenu(scene.page, '张三', text)
      await expect(dialog(scene).first()).toBeVisible()
    },
  })
}

const wantTracking = (space: Space) => space.constants.set('WORK_IMPLEMENTTATION', '1')

/** Otherwise the first search would wait for the index, and the picture would show that. */
const withIndex = { before: ({ stack }: Scene) => makeSearchIndex(stack) }

const lasting = { isChinese: true, extent: 'main' } as const

/** What lies over the page: popovers, drawers, dialogs. */
export const overScreens: readonly Screen[] = [
  entry('messages', '消息', 'messages', { extent: 'every' }),
  entry('files', '文件中心（顶栏）', 'files'),
  entry('downloads', '下载管理，空', 'downloads'),
  inShell('downloads-done', '下载管理，完成和失败', '/list/index', {
    errors: /status of 404/,
    async steps({ page, shell }) {
      const body = shell.body('list')
      for (const fileId of ['file-operation-guide', 'no-such-file'])
        await body.evaluate((_, id) => window.portalProps?.download({ fileId: id }), fileId)
      await pressEntry(page, 'downloads')
      const drawer = page.getByRole('dialog', { name: '文件下载管理器' })
      await expect(drawer.getByText(/^已完成/)).toBeVisible()
      await expect(drawer.getByText('文件不存在或已被删除')).toBeVisible()
    },
  }),
  entry('feedback', '一键反馈', 'feedback'),
  entry('feedback-wrong', '一键反馈，未填写', 'feedback', { ...lasting }, async ({ page }) => {
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByRole('dialog').getByRole('alert').first()).toBeVisible()
  }),
  entry('mobile-clients', '手机端', 'mobile', { env: { PORTAL_ENV: 'qr' }, extent: 'base' }),
  entry('palette', '快速查找', 'palette'),
  entry(
    'palette-results',
    '快速查找，有结果',
    'palette',
    { ...withIndex, extent: 'every' },
    async ({ page }) => {
      const { box, group } = paletteOf(page)
      await box.fill('通知')
      await expect(group('公文').getByRole('option').first()).toBeVisible()
    },
  ),
  entry(
    'palette-nothing',
    '快速查找，没有结果',
    'palette',
    { ...lasting, ...withIndex },
    async ({ page }) => {
      const { box, counted } = paletteOf(page)
      await box.fill('没有这样的东西')
      await expect(counted).not.toBeEmpty()
    },
  ),
  entry('search', '公文检索，没有历史', 'search'),
  entry(
    'search-results',
    '公文检索，有结果',
    'search',
    { ...lasting, ...withIndex },
    async ({ page }) => {
      const { search, rows } = documentSearchOf(page)
      await search('工作')
      await expect(rows.first()).toBeVisible()
    },
  ),
  entry(
    'search-nothing',
    '公文检索，没有结果',
    'search',
    { isChinese: true, extent: 'base' },
    async ({ page }) => {
      const { search, total } = documentSearchOf(page)
      await search('很'.repeat(100))
      await expect(total).toHaveText('搜索到 0 条相关结果')
    },
  ),
  inShell('message-detail', '消息详情', '/list/index', {
    ...lasting,
    prepare: (space) =>
      void addMessage(space, {
        title: '关于报送 2026 年度重点工作任务进展情况的通知',
        createTime: '2026-03-05 09:29:00',
        content: '<p>各单位：</p><p>请于本周五前报送进展情况，逾期将予以通报。</p>',
      }),
    async steps({ page }) {
      await pressEntry(page, 'messages')
      const { row, detail } = messagesOf(page)
      await row('关于报送').first().click()
      await expect(detail.getByRole('region')).not.toBeEmpty()
    },
  }),
  inShell('menu', '个人菜单', '/list/index', {
    ...lasting,
    async steps({ page }) {
      await page.getByRole('banner').getByRole('button', { name: '张三' }).click()
      await expect(page.getByRole('menu', { name: '个人菜单' })).toBeVisible()
    },
  }),
  item('theme-dialog', '更换皮肤', '更换皮肤', { extent: 'main', isLeftOutForElders: true }),
  item('personal-info', '个人信息', '个人信息', { extent: 'main' }),
  item('password-form', '修改密码', '修改密码', { extent: 'main', isLeftOutForElders: true }),
  item('workbench-layout', '工作台布局', '工作台布局'),
  item('about', '关于', '关于'),
  item('help', '帮助', '帮助', { extent: 'main' }),
  item('account-switch', '切换账号', '切换账号'),
  item('leaving', '退出系统', '退出系统'),
  inShell('leaving-unsaved', '退出系统，有未保存的内容', '/inbox/write', {
    isChinese: true,
    async steps({ page, shell }) {
      await shell.app('inbox').getByLabel('主题').fill('只写了一半')
      await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
      await chooseInMenu(page, '张三', '退出系统')
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  }),
  inShell('shortcuts', '快捷键', '/list/index', {
    ...lasting,
    async steps({ page }) {
      const { keys } = helpOf(page)
      await expect(async () => {
        await page.keyboard.press('?')
        await expect(keys).toBeVisible({ timeout: 500 })
      }).toPass()
    },
  }),
  inShell('all-apps', '全部应用', '/list/index', {
    isChinese: true,
    async steps({ page }) {
      await railOf(page).more.click()
      await expect(railOf(page).drawer).toBeVisible()
    },
  }),
  inShell('menu-settings', '快捷菜单设置', '/list/index', {
    isChinese: true,
    async steps(scene) {
      await railOf(scene.page).customise.click()
      await expect(dialog(scene)).toBeVisible()
    },
  }),
  inShell('tenants', '切换单位', '/list/index', {
    ...lasting,
    async steps({ page }) {
      await page.getByRole('button', { name: '切换单位' }).click()
      await expect(page.getByRole('menu', { name: '切换单位' })).toBeVisible()
    },
  }),
  inShell('tab-menu', '标签页菜单', '/list/index', {
    isChinese: true,
    async steps({ page, shell }) {
      await shell.tab('通知公告').click({ button: 'right' })
      await expect(page.getByRole('menu')).toBeVisible()
    },
  }),
  inShell('assistant', '小云助手', '/list/index', {
    ...lasting,
    async steps({ page }) {
      await pressEntry(page, 'assistant')
      await expect(page.getByRole('textbox', { name: '问题' })).toBeFocused()
    },
  }),
  inShell('assistant-answer', '小云助手，有回答', '/list/index', {
    isChinese: true,
    async steps({ page }) {
      await pressEntry(page, 'assistant')
      const field = page.getByRole('textbox', { name: '问题' })
      await field.fill('请假怎么办理？')
      await field.press('Enter')
      await expect(page.getByRole('article', { name: '小云助手的回答' })).not.toBeEmpty()
      await expect(page.getByRole('button', { name: '停止' })).toHaveCount(0)
    },
  }),
  inShell('tracking-entry', '盯落实，入口', '/list/index', {
    isChinese: true,
    prepare: wantTracking,
    steps: ({ page }) => expect(page.getByRole('button', { name: /^盯落实/ })).toBeVisible(),
  }),
  inShell('tracking', '盯落实', '/list/index', {
    isChinese: true,
    prepare: wantTracking,
    async steps({ page }) {
      await page.getByRole('button', { name: /^盯落实/ }).dispatchEvent('click')
      const rows = page.getByRole('list', { name: '盯落实事项' }).getByRole('button')
      await expect(rows.first()).toBeVisible()
    },
  }),
]
