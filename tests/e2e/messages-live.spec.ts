import type { Page, WebSocket } from '@playwright/test'
import type { Space } from '../../mock-platform/data/space'
import { messageCenterOf } from '../support/message-center'
import { messagesOf } from '../support/messages'
import type { Stack } from '../support/stack'
import { expect, openWindow, test } from '../support/test'

const toastText = '你有新的消息请注意查收'

/** A new message, as the backends send one. */
async function send(stack: Stack, space: Space, fields: Record<string, unknown> = {}) {
  const answer = await fetch(`${stack.mock.url}/__mock/spaces/${space.id}/messages`, {
    method: 'POST',
    body: JSON.stringify({ user: 'zhangsan', title: '请签收来文', app: '公文', ...fields }),
  })
  expect(answer.status).toBeLessThan(300)
}

/**
 * Opens the page, and waits until its live socket is welcomed. `heard`: the kinds of events received since, which may
 * come later than a count on the screen.
 */
async function withLive<Opened>(page: Page, open: () => Promise<Opened>) {
  const heard: string[] = []
  const isLive = (socket: WebSocket) => new URL(socket.url()).pathname === '/live'
  const welcome = page.waitForEvent('websocket', isLive).then((socket) => {
    socket.on('framereceived', ({ payload }) => {
      const { kind } = JSON.parse(String(payload)) as { kind?: string }
      if (kind) heard.push(kind)
    })
    return socket.waitForEvent('framereceived', ({ payload }) =>
      String(payload).includes('welcome'),
    )
  })
  const [opened] = await Promise.all([open(), welcome])
  return { ...opened, heard }
}

/** Makes the page hidden if the test asks for it; in the test's browser every window is visible. */
async function mayBeHidden(page: Page) {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'hidden', {
      configurable: true,
      get: () => window.name === 'hidden',
    })
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (window.name === 'hidden' ? 'hidden' : 'visible'),
    })
  })
  return (to: 'hidden' | 'visible') =>
    page.evaluate((name) => {
      window.name = name
      document.dispatchEvent(new Event('visibilitychange'))
    }, to)
}

test('[MSG-06] [ERR-01] a live message is told by a toast, and flags button, title and icon until it is looked at', async ({
  page,
  visit,
  space,
  stack,
}) => {
  const { button, toast, open, row } = await withLive(page, () => visit('/index', messagesOf))
  await expect(button).toHaveText('12')
  await expect(page).toHaveTitle(/^首页/)
  await send(stack, space)
  await expect(toast).toHaveText(toastText)
  await expect(button).toHaveText('13')
  await expect(button).toHaveAccessibleDescription('13 条未读消息，有新消息')
  await expect(page).toHaveTitle(/^\(13\) 首页/)
  const icon = page.locator('link[rel="icon"]')
  await expect(icon).toHaveAttribute('href', /^data:image\/svg/)
  await open()
  await expect(row('请签收来文')).toHaveCount(1)
  await expect(page).toHaveTitle(/^首页/)
  await expect(icon).toHaveAttribute('href', '/favicon.svg')
  await expect(button).toHaveAccessibleDescription('13 条未读消息')
})

test('[MSG-06] [PUSH-05] a burst is one toast, and each message is there once', async ({
  page,
  visit,
  space,
  stack,
}) => {
  const { button, toast, open, rows } = await withLive(page, () => visit('/index', messagesOf))
  await expect(button).toHaveText('12')
  await send(stack, space, { times: 5 })
  await expect(toast).toHaveCount(1)
  await expect(toast).toContainText(toastText)
  await expect(button).toHaveText('17')
  await open()
  await page.getByRole('dialog', { name: '消息中心' }).getByText('请签收来文').first().waitFor()
  const ids = () =>
    rows.evaluateAll((items) => items.map((item) => item.querySelector('button')?.dataset.message))
  await expect.poll(async () => new Set(await ids()).size === (await ids()).length).toBe(true)
})

test('[LIVE-02] [MSG-06] of several windows one says it, and all count it', {
  tag: '@long',
}, async ({ page, context, visit, space, stack }) => {
  await withLive(page, () => visit('/index'))
  const other = await openWindow(context, '/message-center/index')
  const here = messagesOf(page)
  const there = messagesOf(other)
  await expect(here.button).toHaveText('12')
  await expect(there.button).toHaveText('12')
  const said = async () =>
    [...(await here.toast.allTextContents()), ...(await there.toast.allTextContents())].map(
      (text) => text.trim(),
    )
  await send(stack, space, { title: '第一条来文' })
  await expect.poll(said).toEqual([toastText])
  await expect(here.button).toHaveText('13')
  await expect(there.button).toHaveText('13')
  await send(stack, space, { times: 2 })
  await expect.poll(said).toContain(`${toastText}（2 条）`)
  expect((await said()).sort()).toEqual([toastText, `${toastText}（2 条）`])
  await expect(messageCenterOf(other).row('第一条来文')).toBeVisible()
})

test('[LIVE-03] a muted source is counted and not told, until it is heard again', {
  tag: '@long',
}, async ({ page, visit, space, stack }) => {
  const { button, toast, open, settings, popover } = await withLive(page, () =>
    visit('/index', messagesOf),
  )
  await open()
  await settings.click()
  await popover.getByRole('checkbox', { name: '邮件' }).check()
  await page.keyboard.press('Escape')
  await expect(popover).toBeHidden()
  await send(stack, space, { app: '邮件' })
  await expect(button).toHaveText('13')
  await expect(button).toHaveAccessibleDescription('13 条未读消息')
  await send(stack, space, { app: '公文' })
  // The toast is about one message alone.
  await expect(toast).toHaveText(toastText)

  await page.reload()
  await open()
  await settings.click()
  await expect(popover.getByRole('checkbox', { name: '邮件' })).toBeChecked()
})

test('[LIVE-03] nothing is told in the hours of 免打扰, and counts go on', {
  tag: '@long',
}, async ({ page, visit, space, stack }) => {
  const { button, toast, open, settings, popover, heard } = await withLive(page, () =>
    visit('/index', messagesOf),
  )
  await open()
  await settings.click()
  const quiet = popover.getByRole('switch', { name: '免打扰' })
  await quiet.check()
  await expect(popover.getByText('次日')).toBeVisible()
  await popover.getByLabel('开始时间').fill('08:00')
  await popover.getByLabel('结束时间').fill('08:00')
  await expect(popover.getByText('全天')).toBeVisible()
  await send(stack, space)
  await expect(button).toHaveText('13')
  await expect.poll(() => heard).toContain('message')
  await quiet.uncheck()
  await send(stack, space, { times: 2 })
  // The toast counts two messages, not three.
  await expect(toast).toHaveText(`${toastText}（2 条）`)
  await expect(button).toHaveText('15')
})

test('[LIVE-03] a hidden window notifies on the desktop, once it may, and a click opens the message', {
  tag: '@long',
}, async ({ page, visit, space, stack, context }) => {
  await context.grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const shown: Notification[] = []
    class Recorded extends EventTarget {
      static permission = 'granted'
      static requestPermission = async () => 'granted'
      onclick: (() => void) | null = null
      constructor(
        readonly title: string,
        readonly options: NotificationOptions,
      ) {
        super()
        shown.push(this as unknown as Notification)
      }
      close() {}
    }
    Object.assign(window, { Notification: Recorded, shown })
  })
  const turn = await mayBeHidden(page)
  const { button, toast, open, settings, popover, detail } = await withLive(page, () =>
    visit('/index', messagesOf),
  )
  await open()
  await settings.click()
  await popover.getByRole('switch', { name: '桌面通知' }).check()
  await page.keyboard.press('Escape')
  await turn('hidden')
  await send(stack, space, { title: '桌面上的来文', content: '<p>正文在此</p>' })
  const shown = () =>
    page.evaluate(() =>
      (window as unknown as { shown: { title: string; options: NotificationOptions }[] }).shown.map(
        ({ title, options }) => [title, options.body],
      ),
    )
  await expect.poll(shown).toEqual([[toastText, '桌面上的来文']])
  await turn('visible')
  await page.evaluate(() =>
    (window as unknown as { shown: { onclick(): void }[] }).shown[0]?.onclick(),
  )
  await expect(detail).toContainText('正文在此')
  await expect(button).toHaveText('12')
  await expect(toast).toHaveCount(0)
})

test('[LIVE-03] a browser that refuses notifications is told at the switch, which stays off', async ({
  page,
  openAs,
}) => {
  await page.addInitScript(() => {
    Notification.requestPermission = async () => 'denied'
  })
  await openAs('zhangsan', '/index')
  const { open, settings, popover } = messagesOf(page)
  await open()
  await settings.click()
  const desktop = popover.getByRole('switch', { name: '桌面通知' })
  await desktop.click()
  await expect(popover.getByRole('alert').first()).toHaveText(/浏览器没有允许通知/)
  await expect(desktop).not.toBeChecked()
})

test.describe('hours that pass in a moment', () => {
  // The hours pass faster than the socket can follow.
  test.use({ allowedErrors: /WebSocket connection/ })

  test('[LIVE-03] what came while the user was away for long is one summary', {
    tag: '@long',
  }, async ({ page, openAs, space, stack }) => {
    space.users.update('zhangsan', { logoutLen: 600 })
    await page.clock.install()
    const turn = await mayBeHidden(page)
    // What the user sees at first: a message that comes before this list would count as no newer than the list.
    const list = page.waitForResponse(/\/messages\/unread/)
    await openAs('zhangsan', '/index')
    const { button, toast } = messagesOf(page)
    await page.clock.runFor(3_000)
    await (await list).finished()
    await expect(button).toHaveText('12')
    await turn('hidden')
    await page.clock.fastForward('31:00')
    await send(stack, space, { typeCode: 'msgType1' })
    await send(stack, space, { typeCode: 'msgType3', times: 2 })
    await turn('visible')
    await page.clock.runFor(3_000)
    await expect(toast).toHaveText('您离开期间有 3 条新消息：待办提醒 1，预警提醒 2')
    await expect(button).toHaveText('15')
  })
})
