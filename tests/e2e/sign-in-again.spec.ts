import type { Route } from '@playwright/test'
import { appsModel } from '../../mock-platform/data/apps'
import { expectAccessible } from '../support/accessible'
import { loaded } from '../support/loaded'
import { signInAgain, signInAgainOf, signInOver } from '../support/sign-in-over'
import { expect, openWindow, shellOf, test } from '../support/test'

// When a session end refuses an app's request, the app's stylesheet comes with the wrong type.
test.use({
  allowedErrors:
    /status of 401|HTTP Authentication failed|Refused to apply style from '[^']*\/subapps\/inbox\//,
})

/** Longer than any token is valid. */
const thirteenHours = 13 * 3_600_000

/** Runs in an app's page. */
const askForOwnData = () => void fetch('/service-system/user/personal/info')

test('[DESK-07] [AUTH-12] a save goes through after the sign-in over it', async ({ visit }) => {
  const { page, shell, space, app: inbox, account } = await visit('/inbox/write')
  await inbox.getByLabel('主题').fill('只写了一半')
  space.clock.advance(thirteenHours)
  await inbox.getByRole('button', { name: '存草稿' }).dispatchEvent('click')
  await expect(signInAgainOf(page)).toContainText('页面上的内容仍然保留')
  await expect(page).toHaveTitle(/^登录已失效/)
  await expect(page).toHaveURL('/inbox/write')
  await signInAgain(page, account('zhangsan'))
  await expect(page).not.toHaveTitle(/^登录已失效/)
  await shell.app('inbox').getByRole('link', { name: '草稿' }).first().click()
  await expect(inbox.getByRole('link', { name: /只写了一半/ })).toBeVisible()
})

test('[DESK-07] [HOLD-09] a login page that cannot be had is asked for until it is there', async ({
  visit,
  account,
}) => {
  const { page, shell, space, allowErrors } = await visit.mounted('/inbox/write')
  allowErrors(/ERR_FAILED|status of 502/)
  const answers = [
    (route: Route) => route.abort(),
    (route: Route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>502</h1>' }),
  ]
  await page.route(/\/login\b/, (route) =>
    (answers.shift() ?? ((it: Route) => it.fallback()))(route),
  )
  space.clock.advance(thirteenHours)
  await shell.body('inbox').evaluate(askForOwnData)
  await expect(signInAgainOf(page)).toContainText('登录页暂时无法打开')
  await signInAgain(page, account('zhangsan'))
  expect(answers).toEqual([])
})

test('[DESK-07] another user who signs in there gets open tabs of their own, and nothing of the page', {
  tag: '@long',
}, async ({ visit, account }) => {
  const { page, shell, space } = await visit('/inbox/write')
  await shell.app('inbox').getByLabel('主题').fill('与他人无关')
  space.clock.advance(thirteenHours)
  await shell.app('inbox').getByRole('button', { name: '存草稿' }).dispatchEvent('click')
  const asked: string[] = []
  page.on('dialog', (question) => {
    asked.push(question.type())
    void question.dismiss()
  })
  await expect(signInAgainOf(page)).toContainText('换用其他账号登录则不再保留')
  await signInOver(page, account('lisi'))
  await expect(shell.banner).toContainText('李四')
  await expect(signInAgainOf(page)).toHaveCount(0)
  await expect(shell.tab('内部邮件')).toHaveCount(0)
  expect(asked).toEqual([])
  const saved = space.journal.find({ method: 'POST' }).filter(({ path }) => path.endsWith('/draft'))
  expect(saved.map(({ account }) => account)).not.toContain('lisi')
})

test('[DESK-07] [HOLD-09] another user who lacks the app of the address begins at their own first page', {
  tag: '@long',
}, async ({ visit, account }) => {
  const { shell, page, space } = await visit.mounted('/addresslist/org')
  space.clock.advance(thirteenHours)
  await shell.body('addresslist').evaluate(askForOwnData)
  await signInOver(page, account('lisi'))
  await expect(shell.banner).toContainText('李四')
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
})

test('[HOLD-09] an app that is withdrawn while it is in front leaves the others as they are', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, space, account } = await visit.mounted('/inbox/write')
  await shell.app('inbox').getByLabel('主题').fill('没有写完')
  await shell.open('通讯录', 'addresslist')
  space.collection(appsModel).update('addresslist', { enabled: false })
  space.clock.advance(thirteenHours)
  await shell.body('addresslist').evaluate(askForOwnData)
  await signInAgain(page, account('zhangsan'))
  await expect(page).not.toHaveURL(/addresslist/)
  await expect(shell.tab('通讯录')).toHaveCount(0)
  await shell.tab('内部邮件').click()
  await expect(shell.app('inbox').getByLabel('主题')).toHaveValue('没有写完')
})

test('[DESK-07] [LOOK-06] its file is there before it is needed: a release may take it away', async ({
  visit,
}) => {
  const { page } = await visit.mounted('/list/index')
  await loaded(page, '/sign-in-again-')
})

test('[DESK-07] the sign-in over the page can be left for the login page', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, space } = await visit.mounted('/list/index')
  space.clock.advance(thirteenHours)
  await shell.railLink('内部邮件').dispatchEvent('click')
  await signInAgainOf(page).getByRole('link', { name: '返回登录页' }).click()
  await expect(page).toHaveURL(/^[^?]*\/login\?redirect=%2Finbox/)
})

test('[HOLD-04] twenty refused requests bring up one sign-in, once', async ({ visit }) => {
  const { page, space, app: inbox, account } = await visit('/inbox/list/1')
  await expect(inbox.getByRole('heading', { name: '收件箱' })).toBeVisible()
  space.clock.advance(thirteenHours)
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  const answers = inbox
    .locator('body')
    .evaluate(() =>
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          window.portalProps?.request(`/service-system/sysappuser/list?column=sort&n=${at}`),
        ),
      ).then((all) => all.length),
    )
  await expect(signInAgainOf(page)).toHaveCount(1)
  await signInOver(page, account('zhangsan'))
  expect(await answers).toBe(20)
  await expect(signInAgainOf(page)).toHaveCount(0)
  expect(asked.filter((path) => path === '/login')).toEqual(['/login'])
})

test.describe('at length', { tag: '@long' }, () => {
  test('[DESK-07] an app’s own fetch that is refused brings the sign-in up as well', async ({
    visit,
    account,
  }) => {
    const { page, space, app: inbox } = await visit('/inbox/list/1')
    await expect(inbox.getByRole('heading', { name: '收件箱' })).toBeVisible()
    space.clock.advance(thirteenHours)
    await inbox
      .locator('body')
      .evaluate(
        async () =>
          void (await (await fetch('/service-system/sysappuser/list?column=sort')).text()),
      )
    await expect(signInAgainOf(page)).toBeVisible()
    await signInAgain(page, account('zhangsan'))
  })

  test('[DESK-07] signing in over one window brings the others back as well', async ({
    visit,
    context,
    account,
  }) => {
    const { page, shell, space } = await visit('/inbox/list/1')
    const other = await openWindow(context, '/list/index')
    await expect(shellOf(other).pane('list')).toHaveAttribute('data-app-status', '1')
    space.clock.advance(thirteenHours)
    await shell.app('inbox').getByRole('link', { name: '已发送' }).dispatchEvent('click')
    await shellOf(other)
      .body('list')
      .evaluate(
        async () =>
          void (await (await fetch('/service-system/sysappuser/list?column=sort')).text()),
      )
    await expect(signInAgainOf(other)).toBeVisible()
    await signInAgain(page, account('zhangsan'))
    await expect(signInAgainOf(other)).toHaveCount(0)
    await expect(shell.app('inbox').getByRole('heading', { name: '已发送' })).toBeVisible()
  })

  test('[DESK-07] [LOOK-02] the sign-in over the page has the focus, keeps it, and passes axe', async ({
    visit,
  }) => {
    const { page, shell, space } = await visit.mounted('/inbox/list/1')
    space.clock.advance(thirteenHours)
    await shell.app('inbox').getByRole('link', { name: '已发送' }).dispatchEvent('click')
    const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
    await expect(form.getByRole('button', { name: '登录' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(signInAgainOf(page)).toBeVisible()
    await expectAccessible(page)
  })

  test('[DESK-07] [HOLD-01] a failing sign-in says so, and what was typed stays', async ({
    visit,
    account,
  }) => {
    const { page, space, app: inbox, allowErrors } = await visit('/inbox/write')
    allowErrors(/status of (?:401|50\d)|HTTP Authentication failed/)
    await inbox.getByLabel('主题').fill('写到一半出了故障')
    space.clock.advance(thirteenHours)
    space.faults.add({ path: '/auth/*', kind: 'status', status: 500 })
    space.faults.add({ path: '/service-system/sysappuser/*', kind: 'html' })
    await inbox.getByRole('button', { name: '存草稿' }).dispatchEvent('click')
    space.faults.clear()
    await expect(signInAgainOf(page)).toBeVisible()

    space.faults.add({ path: '/auth/oauth/token', kind: 'status', status: 500 })
    const form = signInAgainOf(page).frameLocator('iframe[title="登录页"]')
    await signInOver(page, account('zhangsan'))
    await expect(form.getByRole('alert')).toBeVisible()
    await expect(inbox.getByLabel('主题')).toHaveValue('写到一半出了故障')

    space.faults.clear()
    await signInAgain(page, account('zhangsan'))
    await expect(inbox.getByLabel('主题')).toHaveValue('写到一半出了故障')
    await inbox.getByRole('button', { name: '存草稿' }).click()
    await inbox.getByRole('link', { name: '草稿' }).first().click()
    await expect(inbox.getByRole('link', { name: /写到一半出了故障/ })).toBeVisible()
  })
})
