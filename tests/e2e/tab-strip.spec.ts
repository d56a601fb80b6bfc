import { fourTabs, openDesk, stripOf } from '../support/tab-strip'
import { expect, popupOf, shellOf, test } from '../support/test'

// A pointer that rests on a tab preloads files; if the tab is not opened, Chromium warns that they stay unused.
test.use({ allowedErrors: /preloaded using link preload/ })

test.beforeEach(async ({ enterAs, page }) => {
  await enterAs('zhangsan')
  await openDesk(page, fourTabs, '/inbox/list/1')
})

test('[TAB-03] the menu of the current tab reloads it; others have no 重新加载, pinned ones no 关闭', async ({
  page,
  space,
}) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  const loads = () => space.journal.find({ path: '/subapps/inbox/' }).length
  const before = loads()
  await shell.tab('内部邮件').click({ button: 'right' })
  await expect(strip.items).toHaveText([
    '重新加载',
    '在新窗口打开',
    '固定',
    /^向左移动/,
    /^向右移动/,
    /^关闭(?!其他|左侧|右侧|全部)/,
    '关闭其他',
    '关闭左侧',
    '关闭右侧',
    '关闭全部',
    '恢复刚关闭的标签页',
  ])
  await expect(strip.item('恢复刚关闭的标签页')).toBeDisabled()
  await strip.item('重新加载').click()
  await expect.poll(loads).toBe(before + 1)
  await expect(shell.tab('内部邮件')).toBeFocused()

  await shell.tab('平台管理').click({ button: 'right' })
  await expect(strip.item('关闭其他')).toBeVisible()
  for (const name of ['重新加载', '关闭', '固定', '取消固定'])
    await expect(strip.item(name)).toHaveCount(0)
  await expect(strip.item('关闭左侧')).toBeDisabled()
})

test('[TAB-03] [DESK-03] closes others, left, right and all, and opens again what was closed', {
  tag: '@long',
}, async ({ page }) => {
  const strip = stripOf(page)
  await strip.choose('内部邮件', '关闭左侧')
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'list'])
  await strip.choose('内部邮件', '恢复刚关闭的标签页')
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])
  await expect(page).toHaveURL('/index')
  await strip.choose('首页', '关闭右侧')
  await expect.poll(strip.ids).toEqual(['system', 'index'])
  await strip.choose('首页', '恢复刚关闭的标签页')
  await strip.choose('首页', '恢复刚关闭的标签页')
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])
  await strip.choose('通知公告', '关闭其他')
  await expect.poll(strip.ids).toEqual(['system', 'list'])
  await strip.choose('平台管理', '关闭全部')
  await expect.poll(strip.ids).toEqual(['system'])
  await expect(page).toHaveURL('/system/settingcenter/edit')
  await expect(shellOf(page).tab('平台管理')).toBeFocused()
})

test('[DESK-03] pins a tab before the others, without close button, over a reload, and sets it free', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await strip.choose('通知公告', '固定')
  await expect.poll(strip.ids).toEqual(['system', 'list', 'index', 'inbox'])
  await expect(shell.closeButton('通知公告')).toHaveCount(0)
  await expect(shell.tab('通知公告')).toHaveAccessibleName(/已固定/)
  await expect(shell.tab('通知公告')).toBeFocused()
  await page.keyboard.press('Delete')
  await shell.tab('通知公告').click({ button: 'middle' })
  await page.reload()
  await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
  await expect.poll(strip.ids).toEqual(['system', 'list', 'index', 'inbox'])
  await strip.choose('通知公告', '取消固定')
  await expect.poll(strip.ids).toEqual(['system', 'list', 'index', 'inbox'])
  await expect(shell.closeButton('通知公告')).toBeVisible()
})

test('[DESK-03] opens a tab in a new window, at the path where it is', { tag: '@long' }, async ({
  page,
}) => {
  const other = await popupOf(page, () => stripOf(page).choose('通知公告', '在新窗口打开'))
  await expect(other).toHaveURL('/list/index')
  await expect(shellOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
})

test('[DESK-03] Shift+F10 and the menu key open the menu, and the focus comes back to the tab', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  for (const key of ['Shift+F10', 'ContextMenu']) {
    await shell.tab('通知公告').focus()
    await page.keyboard.press(key)
    await expect(strip.menu).toBeFocused()
    await expect(strip.item('在新窗口打开')).toHaveAttribute('data-highlighted')
    await page.keyboard.press('Escape')
    await expect(strip.menu).toHaveCount(0)
    await expect(shell.tab('通知公告')).toBeFocused()
  }
})

test('[DESK-03] Space opens, Delete closes, and the focus goes to the neighbour', async ({
  page,
}) => {
  const shell = shellOf(page)
  await shell.tab('首页').focus()
  await page.keyboard.press('Space')
  await expect(page).toHaveURL('/index')
  await page.keyboard.press('Delete')
  await expect(shell.tab('首页')).toHaveCount(0)
  await expect(shell.tab('内部邮件')).toBeFocused()
  await shell.closeButton('内部邮件').click()
  await expect(shell.tab('内部邮件')).toHaveCount(0)
  await expect(shell.tab('通知公告')).toBeFocused()
  await shell.tab('通知公告').press('Delete')
  await expect(shell.tab('平台管理')).toBeFocused()
})

test('[DESK-06] closing unsaved work from the menu asks first; staying leaves tab and focus as they are', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await shell.app('inbox').getByRole('link', { name: '写信' }).first().click()
  await shell.app('inbox').getByLabel('主题').fill('没有写完')
  await expect(shell.tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
  await strip.choose('内部邮件', '关闭全部')
  const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
  await expect(question).toContainText('内部邮件')
  await question.getByRole('button', { name: '继续编辑' }).click()
  await expect(shell.tab('内部邮件')).toBeFocused()
  await expect.poll(strip.ids).toEqual(['system', 'index', 'inbox', 'list'])
  await page.keyboard.press('Delete')
  await question.getByRole('button', { name: '放弃并关闭' }).click()
  await expect.poll(strip.ids).toEqual(['system', 'index', 'list'])
  await expect(shell.tab('通知公告')).toBeFocused()
})

test('[DESK-03] the middle button closes on tab and close button, never a pinned tab', async ({
  page,
  context,
}) => {
  const shell = shellOf(page)
  await shell.tab('首页').click({ button: 'middle' })
  await expect(shell.tab('首页')).toHaveCount(0)
  await shell.closeButton('通知公告').click({ button: 'middle' })
  await expect(shell.tab('通知公告')).toHaveCount(0)
  await shell.tab('平台管理').click({ button: 'middle' })
  await expect.poll(stripOf(page).ids).toEqual(['system', 'inbox'])
  expect(context.pages()).toHaveLength(1)
})

test('[TAB-02] [DESK-08] to close the active tab is a step, and Back opens it again where it was; to close another is none', async ({
  page,
}) => {
  const shell = shellOf(page)
  const strip = stripOf(page)
  await shell.app('inbox').getByRole('link', { name: '已发送' }).click()
  await expect(page).toHaveURL('/inbox/list/2')
  await shell.closeButton('首页').click()
  await expect.poll(strip.ids).toEqual(['system', 'inbox', 'list'])
  await shell.closeButton('内部邮件').click()
  await expect(page).toHaveURL('/list/index')
  await expect.poll(strip.ids).toEqual(['system', 'list'])

  await page.goBack()
  await expect(page).toHaveURL('/inbox/list/2')
  await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
  await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL('/inbox/list/1')
  await page.goForward()
  await expect(page).toHaveURL('/inbox/list/2')
  await page.goForward()
  await expect(page).toHaveURL('/list/index')
  await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')
  await expect(shell.tab('首页')).toHaveCount(0)
})

test('[GUARD-08] the rail opens a closed app where it was last, also after a reload', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const mailbox = shell.railLink('内部邮件')
  await shell.app('inbox').getByRole('link', { name: '已发送' }).click()
  await expect(page).toHaveURL('/inbox/list/2')
  await shell.closeButton('内部邮件').click()
  await expect(mailbox).toHaveAttribute('href', '/inbox/list/2')
  await page.reload()
  await expect(mailbox).toHaveAttribute('href', '/inbox/list/2')
  await mailbox.click()
  await expect(page).toHaveURL('/inbox/list/2')
  await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
})

test('[DESK-03] a close button is no part of a tab, and only the active tab’s is a stop of the Tab key', {
  tag: '@long',
}, async ({ page }) => {
  const shell = shellOf(page)
  const { tool } = stripOf(page)
  await expect(shell.tabs.getByRole('button')).toHaveCount(0)
  await expect(tool('只显示图标')).toBeVisible()
  await shell.tab('内部邮件').focus()
  await page.keyboard.press('Tab')
  await expect(shell.closeButton('内部邮件')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tool('只显示图标')).toBeFocused()
})

test('[APP-13] the strip’s tools hide and show the top bar, and show the app alone', async ({
  page,
}) => {
  const { tool } = stripOf(page)
  await expect(tool('隐藏顶栏')).toHaveAttribute('aria-pressed', 'false')
  await tool('隐藏顶栏').click()
  await expect(shellOf(page).banner).toHaveCount(0)
  await expect(tool('隐藏顶栏')).toHaveAttribute('aria-pressed', 'true')
  await tool('隐藏顶栏').click()
  await expect(shellOf(page).banner).toBeVisible()
  await tool('全屏').click()
  await expect(shellOf(page).tabs).toHaveCount(0)
  await tool('退出全屏').click()
  await expect(shellOf(page).tabs).toBeVisible()
})

test('[DESK-08] [ERR-01] a browser that cannot fill the screen is told as a warning, and the app still fills the page', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => {
    Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('not supported'))
  })
  await page.getByRole('button', { name: '全屏', exact: true }).click()
  await expect(page.getByText('当前浏览器不支持全屏')).toBeVisible()
  await expect(shellOf(page).tabs).toHaveCount(0)
  await page.getByRole('button', { name: '退出全屏' }).click()
  await expect(shellOf(page).tabs).toBeVisible()
})

test('[DESK-03] resting on a tab fetches its app ahead', async ({ page, space }) => {
  await shellOf(page).tab('通知公告').hover()
  await expect.poll(() => space.journal.find({ path: '/subapps/list/' }).length).toBeGreaterThan(0)
})

test.describe('an app that fails while it runs', () => {
  test.use({ allowedErrors: /a slip|preloaded using link preload/ })

  test('[KIT-04] is told in its tab’s tooltip', async ({ page }) => {
    const shell = shellOf(page)
    await shell.body('inbox').evaluate(() => {
      for (const at of [1, 2]) setTimeout(() => Promise.reject(new Error(`a slip ${at}`)))
    })
    await expect(shell.tab('内部邮件')).toHaveAttribute('title', /^内部邮件.*运行中出现 2 个错误$/)
  })
})
