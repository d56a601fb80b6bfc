import type { Page } from '@playwright/test'
import { expect, longUnless, popupOf, shellOf, test } from '../support/test'

const docs = (page: Page) => shellOf(page).app('devDocs').first()

/** One panel of 「试一试」, by the name of the prop that it tries. */
const trial = (page: Page, name: string) => docs(page).getByRole('region', { name, exact: true })

test.describe('the developer docs', () => {
  test('[KIT-01] lead through the chapters; sections have addresses', async ({ visit }) => {
    const { page, shell } = await visit('/devDocs/guide')
    const app = docs(page)
    await expect(app.getByRole('heading', { level: 1, name: '快速开始' })).toBeVisible()
    await expect(page).toHaveURL('/devDocs/guide/start')
    await app.getByRole('navigation', { name: '开发文档目录' }).getByText('生命周期').click()
    await expect(page).toHaveURL('/devDocs/guide/lifecycles')
    await expect(shell.tab('生命周期 - 开发文档')).toBeVisible()
    await app.getByRole('navigation', { name: '本页内容' }).getByText('休眠').click()
    await expect(page).toHaveURL(/lifecycles#%E4%BC%91%E7%9C%A0$/)
    await expect(app.getByRole('heading', { name: '休眠' })).toBeInViewport()
    await app.getByRole('navigation', { name: '前后页' }).getByText('请求后端').click()
    await expect(app.getByRole('heading', { level: 1, name: '请求后端' })).toBeVisible()
    await page.goBack()
    await expect(app.getByRole('heading', { level: 1, name: '生命周期' })).toBeVisible()
    await page.goto('/devDocs/guide/no-such')
    await expect(app.getByText('没有这一页')).toBeVisible()
  })

  test('[KIT-01] search finds sections, or says that it finds nothing', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/devDocs/guide/start')
    const app = docs(page)
    const search = app.getByRole('searchbox', { name: '搜索开发指南' })
    await search.fill('没有这样的词')
    await expect(app.getByText('没有找到相关内容')).toBeVisible()
    await search.fill('importScripts')
    await search.fill('webpack')
    await expect(page).toHaveURL('/devDocs/guide/start?q=webpack')
    await app.getByRole('link', { name: /UMD/ }).click()
    await expect(app.getByRole('heading', { level: 1, name: 'qiankun 应用迁入' })).toBeVisible()
    await expect(app.getByRole('heading', { name: 'UMD' })).toBeInViewport()
  })

  test('[KIT-01] code can be copied; the reference is of the types', { tag: '@long' }, async ({
    visit,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const { page } = await visit('/devDocs/guide/kit')
    const app = docs(page)
    await app.getByRole('button', { name: '复制' }).first().click()
    await expect(app.getByText('已复制')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('curl -O')

    await page.goto('/devDocs/reference#SubAppEvents')
    await expect(app.getByRole('heading', { name: 'SubAppEvents' })).toBeInViewport()
    const gifts = app.getByRole('region', { name: 'SubAppProps' })
    for (const name of ['setDirty', 'aiWakeUp', 'openTab', 'setFullScreen']) {
      await expect(gifts.getByText(name, { exact: true })).toBeVisible()
    }
    const kit = await app.getByRole('link', { name: 'portal-sub-app.d.ts' }).getAttribute('href')
    expect(await (await page.request.get(kit ?? '')).text()).toContain('interface SubAppProps')
  })

  test('[KIT-01] an example runs beside its source, and in a tab', async ({ visit }) => {
    const { page, shell } = await visit('/devDocs/examples/example-react')
    const app = docs(page)
    const live = app.frameLocator('iframe[title="React 示例"]')
    await expect(live.getByText(/您有 \d+ 封未读邮件/)).toBeVisible()
    await live.getByLabel('便签').fill('开会')
    const calls = app.getByRole('region', { name: '运行中的示例' })
    await expect(calls.getByText('setDirty(true)')).toBeVisible()
    await app.getByRole('tab', { name: 'example.tsx' }).click()
    await expect(app.getByRole('tabpanel')).toContainText('props.setBadge(counts.unreadMails)')
    await live.getByRole('button', { name: '打开内部邮件' }).click()
    await expect(calls.getByText('navigate("/inbox/list/1")')).toBeVisible()
    await expect(page).toHaveURL('/devDocs/examples/example-react')
    await app.getByRole('button', { name: '在标签页中打开' }).click()
    await expect(page).toHaveURL('/example-react')
    await expect(shell.app('example-react').getByLabel('便签')).toBeVisible()
  })

  for (const [code, text] of [
    ['example-vue', '最新通知公告'],
    ['example-plain', '没有框架的网页'],
  ] as const) {
    test(`[KIT-01] ${code} runs, too`, longUnless(code === 'example-vue'), async ({ visit }) => {
      const { page } = await visit(`/devDocs/examples/${code}`)
      const live = docs(page).frameLocator('iframe[title$="示例"]')
      await expect(live.getByRole('heading', { name: text })).toBeVisible()
    })
  }
})

test.describe('试一试', () => {
  test.beforeEach(async ({ openAs }) => openAs('zhangsan', '/devDocs/trial'))

  test('[KIT-01] [APP-12] title, badge and unsaved work show on the tab', { tag: '@long' }, async ({
    page,
  }) => {
    const shell = shellOf(page)
    const title = trial(page, 'setTitle')
    await title.getByLabel('标题').fill('改过的标题')
    await title.getByRole('button', { name: '设置' }).click()
    await expect(shell.tab('改过的标题')).toBeVisible()
    const badge = trial(page, 'setBadge')
    await badge.getByLabel('数字').fill('120')
    await badge.getByRole('button', { name: '设置' }).click()
    await expect(shell.tab('改过的标题')).toContainText('99+')
    await trial(page, 'setDirty').getByLabel('有未保存的内容').check()
    await trial(page, 'close').getByRole('button').click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toBeVisible()
    await question.getByRole('button', { name: '继续编辑' }).click()
    await trial(page, 'setDirty').getByLabel('有未保存的内容').uncheck()
    await trial(page, 'close').getByRole('button').click()
    await expect(shell.pane('devDocs')).toHaveCount(0)
  })

  test('[KIT-01] [DOC-04] a file opens in the viewer, at its page', { tag: '@long' }, async ({
    page,
  }) => {
    const opened = await popupOf(page, () =>
      trial(page, 'openFile').getByRole('button', { name: '查看文件' }).click(),
    )
    await expect(opened).toHaveURL(/\/file-viewer\?fileId=file-operation-guide&name=/)
    await expect(opened.getByRole('region', { name: '第 1 页' })).toBeVisible()
  })

  test('[DOC-04] [KIT-01] files are chosen in the file centre, from this computer, or not at all', {
    tag: '@long',
  }, async ({ page }) => {
    const pick = trial(page, 'pickFiles')
    const button = pick.getByRole('button', { name: '选择文件' })
    await pick.getByLabel('接受的类型').fill('.pdf')
    await button.click()
    const dialog = page.getByRole('dialog', { name: '选择文件' })
    await expect(dialog.getByText('“开发文档”请您选择文件')).toBeVisible()
    const choices = dialog.getByRole('checkbox')
    const refused = dialog.locator('label', { hasText: '应用不接受这种文件' })
    await expect(refused.first().getByRole('checkbox')).toBeDisabled()
    await dialog.getByRole('searchbox').fill('.pdf')
    await dialog.getByRole('searchbox').press('Enter')
    await expect(refused).toHaveCount(0)
    await choices.first().check()
    await expect(dialog.getByRole('status').filter({ hasText: '已选 1 个' })).toBeVisible()
    await dialog.getByRole('button', { name: '确定' }).click()
    await expect(pick.getByRole('status')).toContainText(/\.pdf，文件中心，编号 \S+/)

    await button.click()
    const chooser = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: '从本机选择' }).click()
    const own = { name: '附件.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') }
    await (await chooser).setFiles([own])
    await expect(pick.getByRole('status')).toContainText('附件.pdf，本机，8 字节')
    await expect(dialog).toHaveCount(0)

    await button.click()
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pick.getByRole('status')).toContainText('没有选择文件')
    // The focus is in the app again.
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('IFRAME')

    await button.click()
    await expect(dialog).toBeVisible()
    // Only once the call is answered, because the frame goes away with the app.
    const close = trial(page, 'close').getByRole('button')
    await close.evaluate((button: HTMLElement) => void setTimeout(() => button.click()))
    await expect(shellOf(page).pane('devDocs')).toHaveCount(0)
    await expect(dialog).toHaveCount(0)
  })

  test('[KIT-01] [APP-12] requests, state, full screen and events answer', {
    tag: '@long',
  }, async ({ page }) => {
    const request = trial(page, 'request')
    await request.getByRole('button', { name: '请求' }).click()
    await expect(request).toContainText('"unreadMails"')
    await request.getByLabel('服务地址').fill('/service-portal/no-such')
    await expect(request.getByText('props.request("/service-portal/no-such")')).toBeVisible()
    await trial(page, 'getToken').getByRole('button').click()
    await expect(trial(page, 'getToken')).toContainText(/长 \d+ 个字符/)
    const state = trial(page, 'setGlobalState、onGlobalStateChange')
    await state.getByRole('button', { name: '设置' }).click()
    await expect(state).toContainText('"command":"刷新"')
    await state.getByRole('button', { name: '设置' }).click()
    await expect(state).toContainText('返回 false')
    await expect(trial(page, 'theme')).toContainText('浅色')
    await expect(trial(page, 'user、tenant')).toContainText('张三')

    await trial(page, 'setFullScreen').getByRole('button', { name: '全屏' }).click()
    await expect(shellOf(page).banner).toBeHidden()
    await trial(page, 'setFullScreen').getByRole('button', { name: '恢复' }).click()
    await expect(shellOf(page).banner).toBeVisible()

    const events = trial(page, 'events')
    await events.getByRole('button', { name: '打开 React 示例' }).click()
    const example = shellOf(page).app('example-react')
    await expect(example.getByText('收到其他应用的问候 0 次')).toBeVisible()
    await shellOf(page).tab('试一试').click()
    await events.getByRole('button', { name: '问候其他应用' }).click()
    await expect(events).toContainText('app:hello-answer {"from":"example-react"}')
    await expect(events).toContainText('app-status')
    const navigate = trial(page, 'navigate、openTab')
    await navigate.getByLabel('路径').fill('list')
    await expect(navigate.getByRole('button', { name: '转到' })).toBeDisabled()
    await navigate.getByLabel('路径').fill('/list/index')
    await navigate.getByRole('button', { name: '转到' }).click()
    await expect(page).toHaveURL('/list/index')
  })
})
