import { expect, test } from '../support/test'

test.describe('an app that does not load', () => {
  test.use({ allowedErrors: /status of 50\d|ERR_/ })

  test('[APP-06] [APP-09] [ERR-01] says so, and loads on retry', async ({ visit, space }) => {
    space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 500 })
    const { shell, pane } = await visit('/inbox/list/1')
    await expect(pane).toHaveAttribute('data-app-status', '4')
    await expect(pane.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(pane.getByText('应用加载失败', { exact: true })).toBeVisible()
    await shell.open('通知公告', 'list')

    space.faults.clear()
    await shell.tab('内部邮件').click()
    await pane.getByRole('button', { name: '重新加载' }).click()
    await expect(pane).toHaveAttribute('data-app-status', '1')
    await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  })

  test('[APP-06] [ERR-01] a lost script is told as 应用加载失败', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/subapps/inbox/assets/main*', kind: 'reset' })
    const { shell } = await visit('/inbox/list/1')
    await expect(shell.pane('inbox')).toContainText('应用加载失败')
  })
})

test.describe('misbehaving apps', () => {
  test.use({ scenario: 'misbehaving-apps', allowedErrors: /status of 404/ })

  test('[KIT-04] [APP-06] one that crashes harms only its own tab', async ({ visit }) => {
    const { page, shell, pane: crashed } = await visit('/bad-crash')
    await expect(crashed.getByRole('heading', { name: '无法加载当前应用' })).toBeVisible()
    await expect(crashed).toContainText('挂载时崩溃')
    await shell.open('内部邮件', 'inbox')
    await page.goto('/bad-missing')
    await expect(shell.pane('bad-missing')).toContainText('应用加载失败')
    await shell.closeButton('缺失应用').click()
    await expect(shell.pane('bad-missing')).toHaveCount(0)
  })
})

test('[HOLD-01] an app list that fails is told, and comes back by itself', async ({ visit }) => {
  const { page, shell, space, allowErrors } = await visit('/inbox/list/1')
  allowErrors(/status of 50\d/)
  space.faults.add({ path: '/service-system/sysappuser/list', kind: 'status', status: 500 })
  const answer = await page.reload()
  expect(answer?.status()).toBe(200)
  await expect(shell.rail).toContainText('应用列表加载失败')
  await expect(page).toHaveURL('/inbox/list/1')
  space.faults.clear()
  await shell.rail.getByRole('button', { name: '重试' }).click()
  await expect(shell.railLink('内部邮件')).toBeVisible()
  await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
})

test.describe('error pages', () => {
  test.use({ allowedErrors: /status of (?:40[34]|503)/ })

  test('[GUARD-10] [ERR-01] a user without apps is told, and can leave', async ({ visit }) => {
    const { page } = await visit('/index', 'wangwu')
    await expect(page).toHaveURL('/exptions?errorCode=403&redirect=%2Findex')
    await expect(page.getByRole('heading', { name: '没有权限访问系统' })).toBeVisible()
    await page.getByRole('link', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/logout')
    await page.getByRole('button', { name: '退出系统' }).click()
    await expect(page).toHaveURL('/login')
  })

  test('[GUARD-10] an unknown path leads to 404 with the way back', async ({ visit }) => {
    const { page } = await visit('/no/such?page=1')
    await expect(page).toHaveURL('/exptions?errorCode=404&redirect=%2Fno%2Fsuch%3Fpage%3D1')
    await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL('/index')
  })

  test('[GUARD-05] /exptions-503 and /exptions-404 stand without the shell', async ({ page }) => {
    await page.goto('/exptions-503')
    await expect(page.getByRole('heading', { name: '服务暂时不可用' })).toBeVisible()
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await page.goto('/exptions-404')
    await expect(page.getByRole('heading', { name: '页面不存在' })).toBeVisible()
  })
})

test('[AUTH-12] a page asked for after the session end leads back', async ({ visit, signIn }) => {
  const { page, shell, space, allowErrors } = await visit('/inbox/list/1')
  allowErrors(/status of 401|HTTP Authentication failed/)
  await expect(shell.app('inbox').getByRole('heading', { name: '收件箱' })).toBeVisible()
  space.clock.advance(13 * 3_600_000)
  await page.goto('/inbox/list/2')
  await expect(page).toHaveURL('/login?redirect=%2Finbox%2Flist%2F2')
  await signIn()
  await expect(page).toHaveURL('/inbox/list/2')
})
