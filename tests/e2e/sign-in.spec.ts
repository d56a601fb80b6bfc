import { demoPassword } from '../support/stack'
import { expect, shellOf, signInBy, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

/** Chromium logs every answer of 400 and above to a page's own requests. */
const refused = /status of 401/
const unavailable = /status of 50[234]/

test.describe('signing in', () => {
  test('[AUTH-01] [AUTH-05] leads to the page that was asked for', async ({ page, signIn }) => {
    await page.goto('/list/index?type=2')
    await expect(page).toHaveURL(/\/login\?redirect=%2Flist%2Findex%3Ftype%3D2$/)
    await signIn('zhangsan')
    await expect(page).toHaveURL('/list/index?type=2')
    await expect(shellOf(page).tab('通知公告')).toHaveAttribute('aria-selected', 'true')
  })

  test('[AUTH-01] a wrong password is told and cleared', async ({ page, account, allowErrors }) => {
    allowErrors(refused)
    await page.goto('/login')
    await signInBy(page, account('zhangsan'), 'not-the-password')
    await expect(page.getByRole('alert')).toHaveText('用户名或密码错误')
    await expect(page.getByLabel('账号')).toHaveValue(account('zhangsan'))
    await expect(page.getByLabel('密码')).toHaveValue('')
    await expect(page.getByLabel('密码')).toBeFocused()
  })

  test('[HOLD-01] a failing sign-in loses nothing', async ({
    page,
    space,
    account,
    allowErrors,
  }) => {
    allowErrors(unavailable)
    space.faults.add({ path: '/auth/oauth/token', kind: 'status', status: 503 })
    await page.goto('/login?redirect=%2Finbox%2Flist%2F1')
    await signInBy(page, account('zhangsan'))
    await expect(page.getByRole('alert')).toHaveText('服务出现错误，请稍后再试')
    await expect(page.getByLabel('账号')).toHaveValue(account('zhangsan'))

    space.faults.clear()
    await page.getByLabel('密码').fill(demoPassword)
    await page.getByRole('button', { name: '登录' }).click()
    await expect(page).toHaveURL('/inbox/list/1')
  })

  test('[AUTH-01] [AUTH-03] remembers the account on this device when the box is ticked, never the password, and the focus is where one begins', async ({
    page,
    account,
    signIn,
  }) => {
    await page.goto('/login')
    await expect(page.getByLabel('账号')).toBeFocused()
    await signIn('zhangsan')
    await expect(shellOf(page).app('index').getByRole('heading', { name: /张三/ })).toBeVisible()
    // Requests that the apps still send would be refused.
    await page.goto('about:blank')
    await page.context().clearCookies({ name: 'portal' })
    await page.goto('/login')
    await expect(page.getByLabel('记住我')).toBeChecked()
    await expect(page.getByLabel('账号')).toHaveValue(account('zhangsan'))
    await expect(page.getByLabel('密码')).toBeFocused()
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    expect(stored).not.toContain(demoPassword)
  })

  test('[GUARD-02] is not offered to somebody who is signed in', async ({ visit }) => {
    const { page } = await visit('/inbox/list/1')
    await page.goto('/login')
    await expect(page).toHaveURL('/index')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[LOOK-01] signing in works and the shell can be read', async ({ page, account }) => {
    await page.goto('/inbox/list/1')
    await signInBy(page, account('zhangsan'))
    await expect(page).toHaveURL('/inbox/list/1')
    const shell = shellOf(page)
    await expect(shell.railLink('内部邮件')).toHaveAccessibleName(/^内部邮件，\d+ 条待处理$/)
    await expect(shell.tab('内部邮件')).toHaveAttribute('aria-selected', 'true')
    await shell.railLink('通知公告').click()
    await expect(shell.tab('通知公告')).toHaveAttribute('aria-selected', 'true')
    expect(await page.content()).toContain('请在浏览器中启用 JavaScript')
  })
})

test('[ME-07] signing out asks, then ends the session everywhere', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space } = await visit('/index')
  await chooseInMenu(page, '张三', '退出系统')
  const dialog = page.getByRole('alertdialog', { name: '确定要退出系统吗？' })
  await dialog.getByRole('button', { name: '留在系统' }).click()
  await expect(dialog).toBeHidden()

  await chooseInMenu(page, '张三', '退出系统')
  await dialog.getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL('/login')
  expect(space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
  await page.goto('/index')
  await expect(page).toHaveURL('/login?redirect=%2Findex')
})
