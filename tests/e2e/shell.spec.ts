import { expect, openWindow, popupOf, shellOf, signOut, test } from '../support/test'

declare global {
  interface Window {
    /** Whether the delayed answer was abandoned. */
    cut?: boolean
  }
}

test.describe('the shell', () => {
  test('[APP-02] [APP-06] [GUARD-01] opens realm apps, each in its tab', async ({ visit }) => {
    const { page, shell, space } = await visit('/')
    await expect(page).toHaveURL('/index')
    await expect(page).toHaveTitle('首页 - 协同办公门户')
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
    await expect(shell.app('index').getByRole('heading', { name: /张三/ })).toBeVisible()

    await shell.railLink('内部邮件').click()
    await expect(page).toHaveURL('/inbox/list/1')
    await expect(page).toHaveTitle('内部邮件 - 协同办公门户')
    await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
    await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
    await expect(page.getByRole('tabpanel', { name: /^内部邮件/ })).toBeVisible()
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '2')
    for (const entry of ['/subapps/index/', '/subapps/inbox/']) {
      const [call] = space.journal.find({ path: entry })
      expect(call?.query.t).toMatch(/^\d{13}$/)
    }
  })

  test('[HOLD-01] an answer that is cut short is no error', async ({ page, context, openAs }) => {
    await page.addInitScript(() => {
      const { fetch } = window
      window.fetch = async (what, terms) => {
        const answer = await fetch(what, terms)
        if (window.cut !== undefined || !String(what).includes('.data')) return answer
        window.cut = false
        const start = (body: ReadableStreamDefaultController) =>
          terms?.signal?.addEventListener('abort', () => {
            window.cut = true
            body.error(terms.signal?.reason)
          })
        return new Response(new ReadableStream({ start }), answer)
      }
    })
    await openAs('zhangsan', '/index')
    const shell = shellOf(page)
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
    const other = await openWindow(context, '/healthz')
    // As from a window in which the user has chosen another theme: the page then requests its own data again.
    await other.evaluate(() =>
      new BroadcastChannel('portal-session').postMessage({ kind: 'theme-changed' }),
    )
    await expect.poll(() => page.evaluate(() => window.cut)).toBe(false)
    await shell.railLink('通知公告').click()
    await expect.poll(() => page.evaluate(() => window.cut)).toBe(true)
    await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
    await expect(page).toHaveURL('/list/index')
  })

  test('[APP-02] follows deep links, Back and Forward into an app', async ({ visit }) => {
    const { page, shell, app: mail } = await visit('/inbox/list/2')
    await expect(mail.getByRole('heading', { name: '已发送' })).toBeVisible()
    await mail.getByRole('link', { name: '草稿箱' }).click()
    await expect(page).toHaveURL('/inbox/list/3')
    await shell.railLink('通知公告').click()
    await expect(shell.app('list').getByRole('heading', { level: 1 })).toBeVisible()

    await page.goBack()
    await expect(page).toHaveURL('/inbox/list/3')
    await expect(mail.getByRole('heading', { name: '草稿箱' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL('/inbox/list/2')
    await expect(mail.getByRole('heading', { name: '已发送' })).toBeVisible()
    await page.goForward()
    await expect(mail.getByRole('heading', { name: '草稿箱' })).toBeVisible()
  })

  test('[APP-11] [DESK-08] a hidden app keeps its half-typed text', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/write')
    const subject = shell.app('inbox').getByLabel('主题')
    await subject.fill('关于周五例会的安排')
    await shell.open('首页', 'index')
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '2')
    await shell.tab('内部邮件').click()
    await expect(page).toHaveURL('/inbox/write')
    await expect(subject).toHaveValue('关于周五例会的安排')
  })

  test('[DESK-06] closing a tab with unsaved work asks once, naming the app', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/write')
    await shell.app('inbox').getByLabel('主题').fill('没有写完')
    await shell.closeButton('内部邮件').click()
    const question = page.getByRole('alertdialog', { name: '内容尚未保存' })
    await expect(question).toContainText('内部邮件')
    await question.getByRole('button', { name: '继续编辑' }).click()
    await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('没有写完')

    await shell.closeButton('内部邮件').click()
    await question.getByRole('button', { name: '放弃并关闭' }).click()
    await expect(shell.tab('内部邮件')).toHaveCount(0)
    await expect(shell.pane('inbox')).toHaveCount(0)
  })

  test('[TAB-02] [APP-08] closing a tab unloads its app', async ({ visit }) => {
    const { page, shell } = await visit('/index')
    await shell.open('通知公告', 'list')
    await shell.closeButton('通知公告').click()
    await expect(page).toHaveURL('/index')
    await expect(shell.pane('list')).toHaveCount(0)
    await expect(page.locator('iframe[title="通知公告"]')).toHaveCount(0)
    await expect(shell.closeButton('平台管理')).toHaveCount(0)
  })

  test('[DESK-01] a reload gives back the tabs, and loads only that app', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/2')
    await shell.railLink('通知公告').click()
    await shell.tab('内部邮件').click()
    await expect(shell.pane('inbox')).toHaveAttribute('data-app-status', '1')
    const titles = ['平台管理', '内部邮件', '通知公告']

    const html = await (await page.context().request.get('/inbox/list/2')).text()
    expect([...html.matchAll(/id="tab-(\w+)"/g)].map(([, code]) => code)).toEqual([
      'system',
      'inbox',
      'list',
    ])
    await page.reload()
    await expect(shell.tabs.getByRole('tab')).toContainText(titles)
    await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
    await expect(shell.pane('list')).toHaveCount(0)
  })

  test('[DESK-02] the next user sees none of the last one’s tabs', async ({ visit, signIn }) => {
    const { page, shell } = await visit('/inbox/list/1')
    await shell.railLink('通知公告').click()
    await signOut(page)
    await signIn('lisi')
    await expect(page).toHaveURL('/index')
    await expect(shell.tabs.getByRole('tab')).toContainText(['平台管理', '首页'])
    await expect(shell.tabs.getByRole('tab')).toHaveCount(2)
  })

  test('[APP-03] an external app gets its token, and keeps its state', async ({ visit }) => {
    const { page, shell, account } = await visit('/policy')
    const outer = page.locator('iframe[data-app-code="policy"]')
    await expect(outer).toHaveAttribute('src', /^\/iframe\.html\?app=policy&url=http%3A%2F%2F/)
    await expect(outer).toHaveAttribute('title', '政策法规库')
    const inner = outer.contentFrame().frameLocator('iframe')
    await expect(inner.getByRole('heading', { name: '政策法规库' })).toBeVisible()
    const external = page.frames().find((one) => one.url().includes('/external/policy/'))
    const address = new URL(external?.url() ?? '')
    expect(address.searchParams.get('iframeId')).toMatch(/^[A-Za-z0-9]{32}$/)
    expect(address.searchParams.get('token')).toBeTruthy()
    expect(address.hash).toBe('#/library')
    expect(await page.content()).not.toContain(address.searchParams.get('token'))

    await inner.getByLabel('关键词').fill('营商环境')
    await shell.open('首页', 'index')
    await shell.tab('政策法规库').click()
    await expect(inner.getByLabel('关键词')).toHaveValue('营商环境')
    expect(account('zhangsan')).toContain('@')
  })

  test('[APP-05] an app of its own window opens there, with its token', async ({ visit }) => {
    const { page, shell } = await visit('/index')
    const helpdesk = await popupOf(page, () => shell.railLink('运维服务台').click())
    await expect(helpdesk).toHaveURL(/\/external\/helpdesk\/\?ticket=/)
    await expect(helpdesk.getByText('张三')).toBeVisible()
  })

  test('[APP-16] badges follow what happens inside an app', async ({ visit }) => {
    const { page, shell } = await visit('/inbox/list/1')
    const unread = async () => {
      const name = await shell.railLink('内部邮件').getAttribute('aria-label')
      return Number(/\d+/.exec(name ?? '0')?.[0])
    }
    const before = await unread()
    expect(before).toBeGreaterThan(0)
    await shell.app('inbox').locator('li.mail').first().getByRole('link').click()
    await expect(page).toHaveURL(/\/inbox\/detail\//)
    await expect.poll(unread).toBe(before - 1)
  })

  test('[DESK-03] arrows, Home, End and Delete work the tab strip', async ({ visit }) => {
    const { page, shell } = await visit('/index')
    await shell.railLink('内部邮件').click()
    await shell.railLink('通知公告').click()
    await shell.tab('通知公告').focus()
    await page.keyboard.press('ArrowLeft')
    await expect(shell.tab('内部邮件')).toBeFocused()
    await page.keyboard.press('Home')
    await expect(shell.tab('平台管理')).toBeFocused()
    await page.keyboard.press('Delete')
    await expect(shell.tab('平台管理')).toBeVisible()
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/inbox/list/1')
    await page.keyboard.press('Delete')
    await expect(shell.tab('内部邮件')).toHaveCount(0)
    await expect(page).toHaveURL('/list/index')
  })
})
