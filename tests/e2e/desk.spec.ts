import type { Page } from '@playwright/test'
import { demoPassword } from '../support/stack'
import { expect, frameOf, test } from '../support/test'

/** Titles of the open tabs, in order. */
function titles(page: Page) {
  return frameOf(page)
    .tabs.getByRole('tab')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getAttribute('aria-label') ?? ''))
}

const plain = (names: string[]) => names.map((name) => name.replace(/，.*/, ''))

test.describe('the desk', () => {
  test('[DESK-02] two windows keep their own tabs, through changes and reloads of either', {
    tag: '@long',
  }, async ({ page, openAs, context }) => {
    await openAs('zhangsan', '/inbox/list/1')
    const one = frameOf(page)
    await one.railLink('通知公告').click()
    await expect(one.pane('list')).toHaveAttribute('data-app-status', '1')

    const second = await context.newPage()
    await second.goto('/index')
    const two = frameOf(second)
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

  test('[DESK-02] a window that comes back by a fresh load finds its own tabs, not those written last', async ({
    page,
    openAs,
    context,
  }) => {
    await openAs('zhangsan', '/inbox/list/1')
    await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    const second = await context.newPage()
    await second.goto('/list/index')
    await frameOf(second).closeButton('内部邮件').click()
    await expect(frameOf(second).tab('内部邮件')).toHaveCount(0)
    // As after a crash: what the other window wrote is all that the cookie holds.
    const cookies = await context.cookies()
    const desk = cookies.find((cookie) => cookie.name.startsWith('desk-'))
    await page.goto('about:blank')
    if (desk) await context.addCookies([desk])
    await page.goBack()
    await expect(frameOf(page).tab('内部邮件')).toBeVisible()
    await expect(frameOf(page).tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
  })

  test('[DESK-02] A, then B, then A again: each finds the own tabs', { tag: '@long' }, async ({
    page,
    openAs,
    signIn,
  }) => {
    const signOut = async () => {
      await page.getByRole('button', { name: /个人菜单|张三|李四/ }).click()
      await page.getByRole('menuitem', { name: '退出系统' }).click()
      await page.getByRole('button', { name: '退出系统' }).click()
      await page.waitForURL(/\/login/)
    }
    await openAs('zhangsan', '/inbox/list/2')
    await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    await signOut()
    await signIn('lisi')
    await expect(frameOf(page).tab('内部邮件')).toHaveCount(0)
    await signOut()
    await signIn('zhangsan')
    await expect(frameOf(page).tab('内部邮件')).toHaveAttribute('href', '/inbox/list/2')
  })

  test('[DESK-01] pins and order survive a reload, already in the server’s page', async ({
    page,
    openAs,
    context,
    baseURL,
  }) => {
    await openAs('zhangsan', '/inbox/list/1')
    const frame = frameOf(page)
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
    const desk = (await context.cookies()).find((cookie) => cookie.name.startsWith('desk-'))
    const rows = [
      ['list', '/list/index', 1],
      ['system', '/system/settingcenter/edit', 1],
      ['index', '/index'],
      ['inbox', '/inbox/list/1'],
    ]
    const value = encodeURIComponent(JSON.stringify(rows))
    const page2 = await context.newPage()
    await context.addCookies([{ name: desk?.name ?? '', value, url: baseURL ?? '' }])
    const html = await (await context.request.get('/inbox/list/1')).text()
    const order = [...html.matchAll(/role="tab"[^>]*aria-label="([^"，]+)/g)].map(
      ([, name]) => name,
    )
    expect(order).toEqual(['通知公告', '平台管理', '首页', '内部邮件'])
    await page2.goto('/inbox/list/1')
    await expect(frameOf(page2).pane('inbox')).toHaveAttribute('data-app-status', '1')
    expect(plain(await titles(page2))).toEqual(order)
    await expect(frameOf(page2).closeButton('通知公告')).toHaveCount(0)
  })

  test('[TAB-06] signing out forgets the loaded apps and their places for the next person', async ({
    page,
    openAs,
    account,
  }) => {
    await openAs('zhangsan', '/inbox/list/2?fullscreen=1')
    await expect(frameOf(page).pane('inbox')).toHaveAttribute('data-app-status', '1')
    await page.request.post('/logout', { headers: { origin: new URL(page.url()).origin } })
    await page.goto('/login')
    await page.getByLabel('账号').fill(account('lisi'))
    await page.getByLabel('密码').fill(demoPassword)
    await page.getByRole('button', { name: '登录' }).click()
    await expect(frameOf(page).banner).toBeVisible()
    expect(plain(await titles(page))).toEqual(['平台管理', '首页'])
  })
})

test.describe('unsaved work', () => {
  test('[DESK-06] reloading an app asks once, naming it', async ({ page, openAs }) => {
    await openAs('zhangsan', '/inbox/write')
    const frame = frameOf(page)
    await frame.app('inbox').getByLabel('主题').fill('没有写完')
    await frame.tab('内部邮件').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '重新加载' }).click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('「内部邮件」')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(frame.app('inbox').getByLabel('主题')).toHaveValue('没有写完')
  })

  test('[DESK-06] closing all asks once for all apps with unsaved work, and closes none on no', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/inbox/write')
    const frame = frameOf(page)
    await frame.app('inbox').getByLabel('主题').fill('没有写完')
    await frame.railLink('通知公告').click()
    await expect(frame.pane('list')).toHaveAttribute('data-app-status', '1')
    await frame
      .app('list')
      .locator('body')
      .evaluate(() => window.portalProps?.setDirty(true))
    await frame.tab('通知公告').click({ button: 'right' })
    await page.getByRole('menuitem', { name: '关闭全部' }).click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('「内部邮件」「通知公告」')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(question).toHaveCount(0)
    await expect(frame.tab('内部邮件')).toBeVisible()
    await expect(frame.tab('通知公告')).toBeVisible()
  })

  test('[DESK-06] leaving the page asks, as browsers do', async ({ page, openAs }) => {
    await openAs('zhangsan', '/inbox/write')
    const frame = frameOf(page)
    // Browsers ask only where the person has done something on the page.
    await frame.app('inbox').getByLabel('主题').pressSequentially('没有写完')
    await expect(frame.tab('内部邮件.*有未保存的内容')).toBeVisible()
    const asked = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const dialog = await asked
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
  })
})
