import type { Page } from '@playwright/test'
import { mailsIn, mailsModel } from '../../mock-platform/data/mails'
import { documentSearchOf } from '../support/document-search'
import { loaded } from '../support/loaded'
import { demoPassword } from '../support/stack'
import { expect, longUnless, shellOf, test } from '../support/test'
import { chooseInMenu } from '../support/top-bar'

/** The browser's messages about what it cannot have without a network. */
const lostConnections =
  /WebSocket connection|ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (?:fetch|load)|preload CSS/

const banner = (page: Page) => page.getByRole('status').filter({ hasText: '网络已断开' })
const rootError = (page: Page) => page.getByText('系统出现错误')
const partLost = (page: Page) => page.getByText('这一部分无法显示，请检查网络后再试')

/** Marks this document of the window: a reload loses the mark. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameWindow: true }))
const isSame = (page: Page) => page.evaluate(() => 'sameWindow' in window)

test.use({ allowedErrors: lostConnections })

/** Opens a letter that is being written. */
async function withLetter(page: Page) {
  const shell = shellOf(page)
  const subject = shell.app('inbox').getByLabel('主题')
  await subject.fill('未写完的信')
  await mark(page)
  return { shell, subject }
}

test('[HOLD-10] [LIVE-04] without a network the banner is there at once, also before the first live connection', async ({
  page,
  context,
  openAs,
}) => {
  await page.route(/\/soon-/, (route) => route.abort())
  await openAs('zhangsan', '/index')
  await expect(shellOf(page).pane('index')).toHaveAttribute('data-app-status', '1')
  await expect(banner(page)).toHaveCount(0)
  await context.setOffline(true)
  await expect(banner(page)).toBeVisible()
  await context.setOffline(false)
  await expect(banner(page)).toHaveCount(0)
})

test('[HOLD-10] [DESK-06] apps first clicked without a network say so in their place, keep all other work, and come by themselves', async ({
  visit,
}) => {
  const { page, context } = await visit.mounted('/inbox/write')
  const { shell, subject } = await withLetter(page)
  await context.setOffline(true)
  for (const [title, code] of [
    ['通知公告', 'list'],
    ['公文', 'official'],
    ['首页', 'index'],
  ] as const) {
    await shell.railLink(title).click()
    await expect(shell.pane(code)).toHaveAttribute('data-app-status', '4')
    await expect(shell.pane(code)).toContainText('应用加载失败')
    await expect(page).toHaveURL(new RegExp(`/${code}`))
  }
  await expect(rootError(page)).toHaveCount(0)
  await shell.tab('内部邮件').click()
  await expect(subject).toHaveValue('未写完的信')

  await context.setOffline(false)
  for (const code of ['list', 'official', 'index']) {
    await expect(shell.pane(code)).toHaveAttribute('data-app-status', /[12]/)
  }
  await expect(subject).toHaveValue('未写完的信')
  expect(await isSame(page)).toBe(true)
})

test('[HOLD-10] [APP-12] what has changed meanwhile is shown once the network is back', async ({
  visit,
}) => {
  const { context, space, app } = await visit.mounted('/index')
  const user = space.users.get('zhangsan')
  const [mail] = user ? mailsIn(space, user, 1) : []
  const mails = app.getByRole('region', { name: '最新邮件' })
  await expect(mails).toContainText(String(mail?.subject))
  await context.setOffline(true)
  space.collection(mailsModel).update(String(mail?.id), { subject: '断网时改的主题' })
  await context.setOffline(false)
  await expect(mails).toContainText('断网时改的主题')
})

test('[HOLD-10] whatever asks for the page again without a network, or of a server that is no portal, leaves the page as it is', async ({
  visit,
  allowErrors,
}) => {
  // Remix logs answers that it could not read.
  allowErrors(/status of 502|SyntaxError/)
  const { page, context } = await visit.mounted('/inbox/write')
  const { shell, subject } = await withLetter(page)
  const title = await page.title()
  // As another window does after the session may have changed.
  const askAgain = async () => {
    const asked = page.waitForRequest(/\.data(?:\?|$)/)
    await page.evaluate(() => {
      const channel = new BroadcastChannel('portal-session')
      channel.postMessage({ kind: 'resumed' })
      channel.close()
    })
    await asked
  }
  await context.setOffline(true)
  await askAgain()
  await expect(rootError(page)).toHaveCount(0)
  await context.setOffline(false)
  await page.route(/\.data(?:\?|$)/, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' }),
  )
  await askAgain()
  await expect(subject).toHaveValue('未写完的信')
  await expect(shell.rail).toBeVisible()
  await expect(rootError(page)).toHaveCount(0)
  expect(await page.title()).toBe(title)
  expect(await isSame(page)).toBe(true)
})

test('[HOLD-10] [AUTH-09] a password cannot be changed without a network: its form says so, and stays', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, context } = await visit.mounted('/index')
  await chooseInMenu(page, '张三', '修改密码')
  const dialog = page.getByRole('dialog', { name: '修改密码' })
  await dialog.getByLabel('当前密码').fill(demoPassword)
  await dialog.getByLabel('新密码', { exact: true }).fill('Portal@2027')
  await dialog.getByLabel('确认新密码', { exact: true }).fill('Portal@2027')
  await context.setOffline(true)
  await dialog.getByRole('button', { name: '确认修改' }).click()
  await expect(dialog).toContainText('服务暂时无法连接')
  await expect(rootError(page)).toHaveCount(0)
})

test.describe('a part whose file could not be loaded', () => {
  test('[HOLD-10] [SEARCH-01] is told at once, and comes at the next click after the network', async ({
    visit,
  }) => {
    const { page, context, button, drawer } = await visit.mounted('/index', documentSearchOf)
    await loaded(page, '/soon-')
    await mark(page)
    await context.setOffline(true)
    await button.click()
    await expect(partLost(page)).toBeVisible()
    await expect(drawer).toBeHidden()
    await button.click()
    await expect(partLost(page)).toBeVisible()

    await context.setOffline(false)
    await button.click()
    await expect(drawer).toBeVisible()
    // Its styles have arrived as well.
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(700)
    expect(await isSame(page)).toBe(true)
  })

  test('[HOLD-10] comes at the next click after one lost request', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, button, drawer } = await visit.mounted('/index', documentSearchOf)
    await loaded(page, '/soon-')
    await mark(page)
    const file = /\/assets\/search-drawer-[^/]*\.(?:js|css)$/
    await page.route(file, (route) => route.abort())
    await button.click()
    await expect(partLost(page)).toBeVisible()
    await page.unroute(file)
    await button.click()
    await expect(drawer).toBeVisible()
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(700)
    expect(await isSame(page)).toBe(true)
  })

  test('[HOLD-10] [APP-09] comes by itself with the network if it is an app of the portal', async ({
    visit,
  }) => {
    const { page, context } = await visit.mounted('/inbox/write')
    const { shell, subject } = await withLetter(page)
    await context.setOffline(true)
    await shell.body('inbox').evaluate(() => void window.portalProps?.navigate('/message-center'))
    const center = shell.pane('message-center')
    await expect(center).toHaveAttribute('data-app-status', '4')
    await center.getByRole('button', { name: '重新加载' }).click()
    await expect(center).toHaveAttribute('data-app-status', '4')
    await context.setOffline(false)
    await expect(center).toHaveAttribute('data-app-status', '1')
    await shell.tab('内部邮件').click()
    await expect(subject).toHaveValue('未写完的信')
    expect(await isSame(page)).toBe(true)
  })
})

test.describe('the way back of an app that failed', () => {
  test.use({ allowedErrors: /status of 50\d|ERR_/ })

  for (const query of ['', '?fullscreen=1']) {
    test(
      `[APP-09] leads home from the first page of a window: /inbox/list/1${query}`,
      longUnless(query !== ''),
      async ({ visit, space }) => {
        space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 500 })
        const { page, pane } = await visit(`/inbox/list/1${query}`)
        await expect(pane).toHaveAttribute('data-app-status', '4')
        await pane.getByRole('button', { name: '返回' }).click()
        await expect(page).toHaveURL('/index')
        await expect(shellOf(page).rail).toBeVisible()
      },
    )
  }

  test('[APP-09] leads to the step before if there is one', async ({ visit, space }) => {
    space.faults.add({ path: '/subapps/inbox/', kind: 'status', status: 500 })
    const { page, shell } = await visit.mounted('/list/index')
    await shell.railLink('内部邮件').click()
    const failed = shell.pane('inbox')
    await expect(failed).toHaveAttribute('data-app-status', '4')
    await failed.getByRole('button', { name: '返回' }).click()
    await expect(page).toHaveURL(/\/list\//)
    await expect(shell.pane('list')).toHaveAttribute('data-app-status', '1')
  })
})
