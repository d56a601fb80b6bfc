import type { Page } from '@playwright/test'
import { storeTabs } from '../support/tab-strip'
import { expect, openWindow, shellOf, signInBy, test } from '../support/test'

/** Titles of the open tabs, in order. */
function titles(page: Page) {
  return shellOf(page)
    .tabs.getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-label') ?? ''))
}

async function signOutByMenu(page: Page) {
  await page.getByRole('button', { name: /个人菜单|张三|李四/ }).click()
  await page.getByRole('menuitem', { name: '退出系统' }).click()
  await page.getByRole('button', { name: '退出系统' }).click()
  await page.waitForURL(/\/login/)
}

const plain = (names: string[]) => names.map((name) => name.replace(/，.*/, ''))

test.describe('the open tabs', () => {
  test('[DESK-02] two windows keep their own tabs, through changes and reloads of either', {
    tag: '@long',
  }, async ({ visit, context }) => {
    const { page, shell } = await visit('/inbox/list/1')
    const one = shell
    await one.open('通知公告', 'list')

    const second = await openWindow(context, '/index')
    const two = shellOf(second)
    await two.closeButton('内部邮件').click()
    await two.closeButton('通知公告').click()
    await two.railLink('政策法规库').click()
    await expect(two.tab('政策法规库')).toHaveAttribute('aria-selected', 'true')

    const ofOne = ['平台管理', '内部邮件', '通知公告']
    const ofTwo = ['平台管理', '首页', '政策法规库']
    expect(plain(await titles(page))).toEqual(ofOne)
    await page.reload()
    await expect.poll(async () => plain(await titles(page))).toEqual(ofOne)
    await second.reload()
    await expect.poll(async () => plain(await titles(second))).toEqual(ofTwo)
    await page.reload()
    await expect.poll(async () => plain(await titles(page))).toEqual(ofOne)
  })

  test('[DESK-02] a window that comes back finds its own tabs', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, context, shell } = await visit.mounted('/inbox/list/1')
    const second = await openWindow(context, '/list/index')
    await shellOf(second).closeButton('内部邮件').click()
    await expect(shellOf(second).tab('内部邮件')).toHaveCount(0)
    // As after a crash: the cookie holds only what the other window wrote.
    const cookies = await context.cookies()
    const desk = cookies.find((cookie) => cookie.name.startsWith('desk-'))
    await page.goto('about:blank')
    if (desk) await context.addCookies([desk])
    await page.goBack()
    await expect(shell.tab('内部邮件')).toBeVisible()
    await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
  })

  test('[DESK-02] A, B, A: each finds the own tabs', { tag: '@long' }, async ({
    page,
    openAs,
    signIn,
  }) => {
    await openAs('zhangsan', '/inbox/list/2')
    await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    await signOutByMenu(page)
    await signIn('lisi')
    await expect(shellOf(page).tab('内部邮件')).toHaveCount(0)
    await signOutByMenu(page)
    await signIn('zhangsan')
    await expect(shellOf(page).tab('内部邮件')).toHaveAttribute('href', '/inbox/list/2')
  })

  test('[DESK-01] pins and order survive a reload, already in the server’s page', async ({
    page,
    enterAs,
  }) => {
    await enterAs('zhangsan')
    await storeTabs(page, [
      ['list', '/list/index', 1],
      ['system', '/system/settingcenter/edit', 1],
      ['index', '/index'],
      ['inbox', '/inbox/list/1'],
    ])
    const order = ['通知公告', '平台管理', '首页', '内部邮件']
    const ofServer = async () => {
      const html = await (await page.request.get('/inbox/list/1')).text()
      return [...html.matchAll(/role="tab"[^>]*aria-label="([^"，]+)/g)].map(([, name]) => name)
    }
    expect(await ofServer()).toEqual(order)
    await page.goto('/inbox/list/1')
    await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    expect(plain(await titles(page))).toEqual(order)
    await expect(shellOf(page).closeButton('通知公告')).toHaveCount(0)
    await page.reload()
    await expect(shellOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    expect(plain(await titles(page))).toEqual(order)
    expect(await ofServer()).toEqual(order)
  })

  test('[TAB-06] signing out forgets the loaded apps and their places', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell, account } = await visit.mounted('/inbox/list/2?fullscreen=1')
    await page.request.post('/logout', { headers: { origin: new URL(page.url()).origin } })
    await page.goto('/login')
    await signInBy(page, account('lisi'))
    await expect(shell.banner).toBeVisible()
    expect(plain(await titles(page))).toEqual(['平台管理', '首页'])
  })
})

test('[TAB-06] [DESK-02] a user who comes back finds the tabs that were open, and no last path of what was closed', async ({
  visit,
  signIn,
}) => {
  const { page, shell } = await visit.mounted('/inbox/list/2')
  await shell.open('通知公告', 'list')
  await shell.closeButton('内部邮件').click()
  await expect(shell.railLink('内部邮件')).toHaveAttribute('href', '/inbox/list/2')
  await signOutByMenu(page)
  await signIn('zhangsan')
  await expect(shell.tab('通知公告')).toBeVisible()
  await expect(shell.railLink('内部邮件')).toHaveAttribute('href', '/inbox/list/1')
})

test.describe('unsaved work', () => {
  test('[DESK-06] reloading an app asks once, naming it', { tag: '@long' }, async ({ visit }) => {
    const { page, shell } = await visit('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('没有写完')
    await shell.tab('内部邮件').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '重新加载' }).click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('「内部邮件」')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('没有写完')
  })

  test('[DESK-06] closing all asks once, and closes none on no', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, shell } = await visit('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('没有写完')
    await shell.open('通知公告', 'list')
    await shell.body('list').evaluate(() => window.portalProps?.setDirty(true))
    await shell.tab('通知公告').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭全部' }).click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('「内部邮件」「通知公告」')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toHaveCount(0)
    await expect(shell.tab('内部邮件')).toBeVisible()
    await expect(shell.tab('通知公告')).toBeVisible()
  })

  test('[DESK-06] leaving the page asks, as browsers do', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/write')
    // Browsers ask only if the user has done something on the page.
    await shell.app('inbox').getByLabel('主题').pressSequentially('没有写完')
    await expect(shell.tab('内部邮件.*有未保存的内容')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })
})
