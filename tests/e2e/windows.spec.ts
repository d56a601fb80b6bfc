import type { Page } from '@playwright/test'
import { orderHandOver } from '../../mock-platform/data/hand-over-ways'
import type { User } from '../../mock-platform/data/users'
import { signInAgainOf } from '../support/sign-in-over'
import { demoPassword } from '../support/stack'
import { expect, frameOf, test } from '../support/test'

const next = 'Portal@2027'
/** Longer than any token is good. */
const thirteenHours = 13 * 3_600_000

// What apps ask for after the session has ended.
test.use({ allowedErrors: /status of 401|HTTP Authentication failed/ })

async function openMail(page: Page) {
  await page.goto('/inbox/write')
  const subject = frameOf(page).app('inbox').getByLabel('主题')
  await subject.fill('只写了一半')
  return subject
}

async function signInAt(page: Page, account: string, password: string) {
  await page.getByLabel('账号').fill(account)
  await page.getByLabel('密码').fill(password)
  await page.getByRole('button', { name: '登录' }).click()
}

test('[AUTH-09] [DESK-07] a password changed in one window asks for sign-in in the other, which keeps its text', async ({
  page,
  context,
  openAs,
  account,
}) => {
  await openAs('zhangsan', '/personal-setting/index?module=safeSetting')
  const other = await context.newPage()
  const subject = await openMail(other)
  await page.getByLabel('当前密码', { exact: true }).fill(demoPassword)
  await page.getByLabel('新密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码', { exact: true }).fill(next)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByText('密码修改成功!系统将自动退出，请重新登录')).toBeVisible()
  await expect(signInAgainOf(other)).toBeVisible()

  await signInAt(page, account('zhangsan'), next)
  await expect(frameOf(page).banner).toBeVisible()
  await expect(signInAgainOf(other)).toHaveCount(0)
  await expect(subject).toHaveValue('只写了一半')
})

test('[AUTH-12] [DESK-07] whoever signs in at the login page of one window frees the others', {
  tag: '@long',
}, async ({ page, context, openAs, account, space }) => {
  await openAs('zhangsan', '/list/index')
  const other = await context.newPage()
  const subject = await openMail(other)
  space.clock.advance(thirteenHours)
  await frameOf(page).railLink('内部邮件').dispatchEvent('click')
  await signInAgainOf(page).getByRole('link', { name: '返回登录页' }).click()
  await expect(page.getByLabel('密码')).toBeVisible()
  await expect(signInAgainOf(other)).toBeVisible()
  const third = await context.newPage()
  await third.goto('/login?redirect=%2Flist%2Findex')

  await signInAt(page, account('zhangsan'), demoPassword)
  await expect(signInAgainOf(other)).toHaveCount(0)
  await expect(subject).toHaveValue('只写了一半')
  await expect(third).toHaveURL('/list/index')
  await expect(frameOf(third).tab('通知公告')).toBeVisible()
})

test('[AUTH-12] [DESK-06] somebody else’s sign-in is told where work is unsaved, and followed elsewhere', {
  tag: '@long',
}, async ({ page, context, openAs, space, stack }) => {
  await openAs('zhangsan', '/list/index')
  await expect(frameOf(page).pane('list')).toHaveAttribute('data-app-status', '1')
  const writing = await context.newPage()
  await openMail(writing)
  await expect(frameOf(writing).tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
  const third = await context.newPage()
  const user = space.users.get('lisi') as User
  const { path } = orderHandOver(space, { way: 'ssoLogin', user, url: '/index' })
  await third.goto(stack.portal.url + path)

  await expect(frameOf(page).banner).toContainText('李四')
  const question = writing.getByRole('alertdialog', { name: '内容尚未保存' })
  await expect(question).toContainText('您已在其他窗口切换了单位或账号')
  await question.getByRole('button', { name: '放弃并转到首页' }).click()
  await expect(frameOf(writing).banner).toContainText('李四')
})

test('[ME-07] who leaves in one window leaves in one that was opened just now as well', async ({
  page,
  context,
  openAs,
}) => {
  await openAs('zhangsan', '/index')
  const other = await context.newPage()
  await other.goto('/list/index')
  await expect(frameOf(other).banner).toBeVisible()
  await page.goto('/logout')
  await page.getByRole('button', { name: '退出系统' }).click()
  await expect(page).toHaveURL('/login')
  await expect(signInAgainOf(other).or(other.getByLabel('密码'))).toBeVisible()
})

test('[ME-08] [LIVE-02] idleness ends all windows at once, and each reads why', async ({
  page,
  context,
  openAs,
  space,
}) => {
  space.users.update('zhangsan', { logoutLen: 10 })
  const watching = new Set<Page | null>()
  context.on('response', (answer) => {
    if (/\/leaving-/.test(answer.url())) watching.add(answer.frame().page())
  })
  await page.clock.install()
  await openAs('zhangsan', '/index')
  await expect(frameOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
  const other = await context.newPage()
  await other.goto('/list/index')
  await expect(frameOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
  // The clock is that of all windows.
  await page.clock.fastForward(5_000)
  await expect.poll(() => watching.size).toBe(2)
  await page.clock.fastForward(11 * 60_000)
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
  await expect(other).toHaveURL('/login?redirect=%2Flist%2Findex&left=idle')
  await expect(other.getByText('系统长时间未操作，已自动退出')).toBeVisible()
})
