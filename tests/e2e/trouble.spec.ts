import { expect, frameOf, test } from '../support/test'

test.describe('an app that does not load', () => {
  test.use({ allowedErrors: /status of 50\d|ERR_/ })

  test('[APP-06] [APP-09] [ERR-01] says 无法加载当前应用, harms no other tab and loads on retry', async ({
    page,
    openAs,
    space,
  }) => {
    space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 500 })
    await openAs('zhangsan', '/inbox/list/1')
    const frame = frameOf(page)
    const pane = frame.pane('inbox')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(pane).toContainText('应用加载失败')
    await frame.railLink('通知公告').click()
    await expect(frame.pane('list')).toHaveAttribute('data-app-status', '1')

    space.faults.clear()
    await frame.tab('内部邮件').click()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(frame.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  })

  test('[APP-06] [ERR-01] a lost script is told as 应用加载失败', async ({
    page,
    openAs,
    space,
  }) => {
    space.faults.add({ path: '/subapps/inbox/assets/main*', kind: 'reset' })
    await openAs('zhangsan', '/inbox/list/1')
    await expect(frameOf(page).pane('inbox')).toContainText('应用加载失败')
  })
})

test.describe('misbehaving apps', () => {
  test.use({ scenario: 'misbehaving-apps', allowedErrors: /status of 404/ })

  test('[KIT-04] [APP-06] one that crashes or is missing harms only its own tab', async ({
    page,
    openAs,
  }) => {
    await openAs('zhangsan', '/bad-crash')
    const frame = frameOf(page)
    const crashed = frame.pane('bad-crash')
    await expect(crashed.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(crashed).toContainText('挂载时崩溃')
    await frame.railLink('内部邮件').click()
    await expect(frame.pane('inbox')).toHaveAttribute('data-app-status', '1')
    await page.goto('/bad-missing')
    await expect(frame.pane('bad-missing')).toContainText('应用加载失败')
    await frame.closeButton('缺失应用').click()
    await expect(frame.pane('bad-missing')).toHaveCount(0)
  })
})

test.describe('the app list', () => {
  test.use({ allowedErrors: /status of 50\d/ })

  test('[HOLD-01] that cannot be had is said in the rail, and comes back by itself', async ({
    page,
    openAs,
    space,
  }) => {
    await openAs('zhangsan', '/inbox/list/1')
    space.faults.add({ path: '/service-system/sysappuser/list', kind: 'status', status: 500 })
    const answer = await page.reload()
    expect(answer?.status()).toBe(200)
    const frame = frameOf(page)
    await expect(frame.rail).toContainText('应用列表加载失败')
    await expect(page).toHaveURL('/inbox/list/1')
    space.faults.clear()
    await frame.rail.getByRole('button', { name: '重试' }).click()
    await expect(frame.railLink('内部邮件')).toBeVisible()
    await expect(frame.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  })
})

test.describe('error pages', () => {
  test.use({ allowedErrors: /status of (?:40[34]|503)/ })

  test('[GUARD-10] [ERR-01] a person without any app is told so, and can leave', async ({
    page,
    openAs,
  }) => {
    await openAs('wangwu', '/index')
    await expect(page).toHaveURL('/exptions?errorCode=403')
    await expect(page.getByRole('heading', { name: '没有权限访问系统' })).toBeVisible()
    await page.getByRole('link', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/logout')
    await page.getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('[GUARD-10] an unknown path leads to 404 with the way back', async ({ page, openAs }) => {
    await openAs('zhangsan', '/no/such?page=1')
    await expect(page).toHaveURL('/exptions?errorCode=404&redirect=%2Fno%2Fsuch%3Fpage%3D1')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/index')
  })

  test('[GUARD-05] /exptions-503 and /exptions-404 stand without the frame', async ({ page }) => {
    await page.goto('/exptions-503')
    await expect(page.getByRole('heading', { name: '服务暂时不可用' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.goto('/exptions-404')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
})

test.describe('a session that ends meanwhile', () => {
  test.use({ allowedErrors: /status of 401|HTTP Authentication failed/ })

  test('[AUTH-12] a page that is asked for anew leads to the login path, with the way back', async ({
    page,
    openAs,
    signIn,
    stack,
    space,
  }) => {
    await openAs('zhangsan', '/inbox/list/1')
    const frame = frameOf(page)
    await expect(frame.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
    await fetch(`${stack.mock.url}/__mock/spaces/${space.id}/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ advanceMs: 13 * 3_600_000 }),
    })
    await page.goto('/inbox/list/2')
    await expect(page).toHaveURL('/login?redirect=%2Finbox%2Flist%2F2')
    await signIn()
    await expect(page).toHaveURL('/inbox/list/2')
  })
})
