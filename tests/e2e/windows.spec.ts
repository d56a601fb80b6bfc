import type { BrowserContext, Page } from '@playwright/test'
import { orderHandOver } from '../../mock-platform/data/hand-over-ways'
import type { User } from '../../mock-platform/data/users'
import { holdFiles } from '../support/held-files'
import { signInAgainOf } from '../support/sign-in-over'
import { demoPassword } from '../support/stack'
import { expect, openWindow, shellOf, signInBy, signOut, test } from '../support/test'

const next = 'Portal@2027'
/** Longer than any token is valid. */
const thirteenHours = 13 * 3_600_000

// Requests of apps after the session end.
test.use({ allowedErrors: /status of 401|HTTP Authentication failed/ })

async function openMail(page: Page) {
  await page.goto('/inbox/write')
  const subject = shellOf(page).app('inbox').getByLabel('主题')
  await subject.fill('只写了一半')
  return subject
}

async function signInAt(page: Page, account: string, password: string) {
  await signInBy(page, account, password)
}

test('[AUTH-09] [DESK-07] a password changed in one window asks for sign-in in the other, which keeps its text', {
  tag: '@long',
}, async ({ visit, account }) => {
  const { page, context, shell } = await visit('/personal-setting/index?module=safeSetting')
  const other = await context.newPage()
  const subject = await openMail(other)
  await page.getByLabel('当前密码', { exact: true }).fill(demoPassword)
  await page.getByLabel('新密码', { exact: true }).fill(next)
  await page.getByLabel('确认新密码', { exact: true }).fill(next)
  await page.getByRole('button', { name: '确认修改' }).click()
  await expect(page.getByText('密码修改成功!系统将自动退出，请重新登录')).toBeVisible()
  await expect(signInAgainOf(other)).toBeVisible()

  await signInAt(page, account('zhangsan'), next)
  await expect(shell.banner).toBeVisible()
  await expect(signInAgainOf(other)).toHaveCount(0)
  await expect(subject).toHaveValue('只写了一半')
})

test('[AUTH-12] [DESK-07] whoever signs in at the login page of one window frees the others', {
  tag: '@long',
}, async ({ visit, context, account }) => {
  const { page, shell, space } = await visit('/list/index')
  const other = await context.newPage()
  const subject = await openMail(other)
  space.clock.advance(thirteenHours)
  await shell.railLink('内部邮件').dispatchEvent('click')
  await signInAgainOf(page).getByRole('link', { name: '返回登录页' }).click()
  await expect(page.getByLabel('密码')).toBeVisible()
  await expect(signInAgainOf(other)).toBeVisible()
  const third = await openWindow(context, '/login?redirect=%2Flist%2Findex')

  await signInAt(page, account('zhangsan'), demoPassword)
  await expect(signInAgainOf(other)).toHaveCount(0)
  await expect(subject).toHaveValue('只写了一半')
  await expect(third).toHaveURL('/list/index')
  await expect(shellOf(third).tab('通知公告')).toBeVisible()
})

test('[AUTH-12] [DESK-06] somebody else’s sign-in is announced if work is unsaved, and followed elsewhere', {
  tag: '@long',
}, async ({ visit, context, stack }) => {
  const { shell, space } = await visit.mounted('/list/index')
  const writing = await context.newPage()
  await openMail(writing)
  await expect(shellOf(writing).tab('内部邮件')).toHaveAccessibleName(/有未保存的内容/)
  const third = await context.newPage()
  const user = space.users.get('lisi') as User
  const { path } = orderHandOver(space, { way: 'ssoLogin', user, url: '/index' })
  await third.goto(stack.portal.url + path)
  await third.getByRole('button', { name: '切换登录' }).click()

  await expect(shell.banner).toContainText('李四')
  const question = writing.getByRole('alertdialog', { name: '内容尚未保存' })
  await expect(question).toContainText('您已在其他窗口切换了单位或账号')
  await question.getByRole('button', { name: '放弃并转到首页' }).click()
  await expect(shellOf(writing).banner).toContainText('李四')
})

test.describe('leaving in one window', () => {
  /** Another window, and how many questions it has asked so far, however briefly. */
  async function watchedWindow(context: BrowserContext) {
    const other = await context.newPage()
    let asked = 0
    await other.exposeFunction('questionIsThere', () => {
      asked += 1
    })
    await other.addInitScript(() => {
      const { questionIsThere } = window as unknown as { questionIsThere(): void }
      const look = () => {
        if (document.querySelector('[role=alertdialog]')) questionIsThere()
      }
      new MutationObserver(look).observe(document, { childList: true, subtree: true })
    })
    return { other, asked: () => asked }
  }

  test('[ME-07] [LIVE-02] leaves in one that is opened in the same breath as well, which asks nothing', async ({
    visit,
  }) => {
    const { page, context } = await visit('/index')
    const { other, asked } = await watchedWindow(context)
    await page.goto('/logout')
    await other.goto('/list/index', { waitUntil: 'commit' })
    await page.getByRole('button', { name: '退出系统' }).click()
    await expect(other).toHaveURL('/login?redirect=%2Flist%2Findex')
    await expect(other.getByLabel('密码')).toBeVisible()
    expect(asked()).toBe(0)
  })

  test('[ME-07] [LIVE-02] leaves in one whose scripts come only afterwards', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, context, shell } = await visit('/index')
    const { other, asked } = await watchedWindow(context)
    const release = await holdFiles(other, /\/assets\/.*\.js$/)
    await other.goto('/list/index', { waitUntil: 'commit' })
    await expect(shellOf(other).banner).toBeVisible()
    await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
    await signOut(page)
    await expect(page).toHaveURL('/login')
    release()
    await expect(other).toHaveURL('/login?redirect=%2Flist%2Findex')
    expect(asked()).toBe(0)
  })

  test('[ME-07] [DESK-07] asks nothing of the others while it is under way', {
    tag: '@long',
  }, async ({ visit, space }) => {
    const { page, context } = await visit.mounted('/index')
    const { other, asked } = await watchedWindow(context)
    await other.goto('/list/index')
    await expect(shellOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
    // The backend refuses the token before the sign-out is answered, and the other window finds that out.
    space.faults.add({ path: '/auth/token/logout', kind: 'delay', delayMs: 60_000 })
    space.faults.add({ path: '/auth/oauth/check_token', kind: 'status', status: 401 })
    const question = other.waitForResponse(/\/sign-in-again-/)
    await signOut(page)
    await expect.poll(() => space.journal.find({ path: '/auth/token/logout' })).toHaveLength(1)
    await other.evaluate(() =>
      new BroadcastChannel('portal-session').postMessage({ kind: 'resumed' }),
    )
    await question
    space.faults.clear()
    await expect(other).toHaveURL('/login?redirect=%2Flist%2Findex')
    expect(asked()).toBe(0)
  })
})

test('[ME-08] [LIVE-02] idleness ends all windows at once, and each reads why', {
  tag: '@long',
}, async ({ page, context, openAs, space }) => {
  space.users.update('zhangsan', { logoutLen: 10 })
  const watching = new Set<Page | null>()
  context.on('response', (answer) => {
    if (/\/leaving-/.test(answer.url())) watching.add(answer.frame().page())
  })
  await page.clock.install()
  await openAs('zhangsan', '/index')
  await expect(shellOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
  const other = await openWindow(context, '/list/index')
  await expect(shellOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
  // All windows share this clock.
  await page.clock.fastForward(5_000)
  await expect.poll(() => watching.size).toBe(2)
  await page.clock.fastForward(11 * 60_000)
  await expect(page).toHaveURL('/login?redirect=%2Findex&left=idle')
  await expect(other).toHaveURL('/login?redirect=%2Flist%2Findex&left=idle')
  await expect(other.getByText('系统长时间未操作，已自动退出')).toBeVisible()
})
