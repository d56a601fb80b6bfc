import type { Page } from '@playwright/test'
import { popoverDelays } from '~contract/portal/constants'
import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'
import { addMessage, messageCenterOf } from '../support/message-center'
import { messagesOf } from '../support/messages'
import { paletteOf } from '../support/palette'
import { expect, openWindow, test } from '../support/test'

const listPath = '/service-message/setmsginfo/page/user'
const polls = (space: Space) =>
  space.journal.find({ path: listPath }).filter(({ query }) => query.size === '1000')

test.describe('the popover of messages', () => {
  test('[MSG-01] opens by hover, lets the pointer in, and closes when it has gone', async ({
    visit,
    space,
  }) => {
    const { title } = addMessage(space)
    const { page, button, popover, row } = await visit('/index', messagesOf)
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await button.hover()
    await expect(popover).toBeVisible()
    await expect(button).toHaveAttribute('aria-expanded', 'true')
    expect((await popover.boundingBox())?.width).toBe(460)
    await row(title).hover()
    await expect(popover).toBeVisible()
    await page.mouse.move(300, 600)
    await expect(popover).toBeHidden()
  })

  test('[MSG-01] has a tab for each type with its count, and the badge has them all', async ({
    visit,
    space,
  }) => {
    addMessage(space, { typeCode: 'msgType3', title: '磁盘容量预警' })
    const { button, open, tab, rows, row } = await visit('/index', messagesOf)
    await expect(button).toHaveText('13')
    await expect(button).toHaveAccessibleDescription('13 条未读消息')
    await open()
    await expect(tab('全部')).toHaveAccessibleName('全部，13 条未读')
    const counts = await Promise.all(
      ['待办提醒', '通知提醒', '预警提醒'].map(async (type) =>
        Number((await tab(type).textContent())?.replace(type, '')),
      ),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(13)
    await tab('预警提醒').click()
    await expect(tab('预警提醒')).toHaveAttribute('aria-selected', 'true')
    await expect(row('磁盘容量预警')).toBeVisible()
    await expect(rows).toHaveCount(counts[2] ?? 0)
  })

  test('[MSG-01] [LOOK-02] is used by keyboard alone: tabs, rows, Escape, and the focus comes back', async ({
    visit,
    space,
  }) => {
    const { title } = addMessage(space, { title: '第一条' })
    addMessage(space, { title: '第二条', createTime: '2098-01-01 08:00:00' })
    const { page, button, popover, tab, row } = await visit('/index', messagesOf)
    await button.focus()
    await expect(popover).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(tab('全部')).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(tab('待办提醒')).toBeFocused()
    await expect(tab('待办提醒')).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('Home')
    await expect(tab('全部')).toBeFocused()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(row(title)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(row('第二条')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popover).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('[MSG-01] stays closed if a dialog gives the focus back to its button', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, messages, palette } = await visit('/index', {
      messages: messagesOf,
      palette: paletteOf,
    })
    for (const close of [() => page.keyboard.press('Escape'), () => page.mouse.click(20, 700)]) {
      await messages.open()
      await page.keyboard.press('Escape')
      await expect(messages.popover).toBeHidden()
      // The pointer over the button would open it as well.
      await page.mouse.move(400, 500)
      await palette.open()
      await close()
      await expect(messages.button).toBeFocused()
      // Longer than it waits before it opens.
      const timeout = popoverDelays.messages.focus * 4
      const opened = messages.popover.waitFor({ timeout }).then(() => true)
      expect(await opened.catch(() => false)).toBe(false)
    }
  })

  test('[MSG-01] 查看全部 leads to the list of all, and the button leads there before there are scripts', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, button, popover, open, viewAll } = await visit('/index', messagesOf)
    await expect(button).toHaveAttribute('href', '/message-center/index')
    await open()
    await viewAll.click()
    await expect(page).toHaveURL(/\/message-center\/index$/)
    await expect(popover).toBeHidden()
    await expect(messageCenterOf(page).rows).toHaveCount(20)
  })
})

test('[MSG-02] viewing a message takes it from the list at once and marks it read', async ({
  visit,
  space,
}) => {
  const { id, title } = addMessage(space, { content: '<p>请<strong>尽快</strong>签收。</p>' })
  const { page, button, open, row, detail, popover } = await visit('/index', messagesOf)
  await open()
  await row(title).click()
  await expect(detail.locator('strong')).toHaveText('尽快')
  await expect(popover).toBeHidden()
  await expect(button).toHaveText('12')
  await expect.poll(() => space.collection(messagesModel).get(id)?.readed).toBe(1)
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(button).toBeFocused()
  await expect(popover).toBeHidden()
  await open()
  await expect(row(title)).toHaveCount(0)
})

test('[MSG-03] the detail grows and shrinks in steps of 2 px, goes to the neighbours, and opens the link', {
  tag: '@long',
}, async ({ visit, space }) => {
  const first = addMessage(space, { title: '第一条', content: '<p>甲</p>' })
  const second = addMessage(space, {
    title: '第二条',
    content: '<p>乙</p>',
    createTime: '2098-01-01 08:00:00',
  })
  const { page, open, row, detail } = await visit('/index', messagesOf)
  await open()
  await row('第一条').click()
  const text = detail.getByText('甲', { exact: true })
  await expect(text).toHaveCSS('font-size', '16px')
  await detail.getByRole('button', { name: '放大字号' }).click()
  await expect(text).toHaveCSS('font-size', '18px')
  await detail.getByRole('button', { name: '缩小字号' }).click()
  await detail.getByRole('button', { name: '缩小字号' }).click()
  await expect(text).toHaveCSS('font-size', '14px')

  await page.keyboard.press('ArrowRight')
  await expect(detail.getByRole('heading', { name: '第二条' })).toBeVisible()
  await expect(detail.getByText('乙', { exact: true })).toHaveCSS('font-size', '14px')
  const messages = space.collection(messagesModel)
  await expect.poll(() => messages.get(second.id)?.readed).toBe(1)
  expect(messages.get(first.id)?.readed).toBe(1)
  const opened = page.waitForEvent('popup')
  await detail.getByRole('link', { name: '打开' }).click()
  await expect(await opened).toHaveURL(/\/list\/index$/)
})

test('[MSG-03] [SAFE-06] the detail shows the HTML of a message, and nothing of it runs', async ({
  page,
  openAs,
  space,
}) => {
  const content =
    '<table><tr><td>表</td></tr></table><img src="/assets/none.png" onerror="document.title=\'hacked\'"><script>document.title="hacked"</script><a href="javascript:document.title=\'hacked\'">链接</a>'
  const { title } = addMessage(space, { content })
  await page.route('**/assets/none.png', (route) => route.fulfill({ contentType: 'image/png' }))
  await openAs('zhangsan', '/index')
  const { open, row, detail } = messagesOf(page)
  await open()
  await row(title).click()
  await expect(detail.getByRole('cell', { name: '表' })).toBeVisible()
  await detail.getByText('链接').click()
  await expect(detail.locator('script')).toHaveCount(0)
  await expect(page).not.toHaveTitle('hacked')
})

test('[MSG-02] 全部已读 empties the tab and nothing else', async ({ visit, space }) => {
  addMessage(space, { typeCode: 'msgType3', title: '磁盘容量预警' })
  const { button, open, tab, readAll, popover } = await visit('/index', messagesOf)
  await open()
  await tab('预警提醒').click()
  await expect(tab('预警提醒')).toHaveText(/\d/)
  const warnings = Number((await tab('预警提醒').textContent())?.replace('预警提醒', ''))
  await readAll.click()
  await expect(popover.getByRole('heading', { name: '暂无未读的预警提醒' })).toBeVisible()
  await expect(button).toHaveText(String(13 - warnings))
  await tab('全部').click()
  await readAll.click()
  await expect(popover.getByRole('heading', { name: '暂无未读消息' })).toBeVisible()
  await expect(button).toHaveText('')
  const messages = space.collection(messagesModel).by('account', 'zhangsan')
  await expect
    .poll(() => messages.filter(({ id }) => space.collection(messagesModel).get(id)?.readed === 0))
    .toEqual([])
})

test.describe('minutes that pass in a moment', () => {
  // The minutes pass faster than the live socket can follow.
  test.use({ allowedErrors: /WebSocket connection/ })

  test('[MSG-02] the list is asked for a page of 1,000, then every 60 s, and an unchanged one is no answer', async ({
    page,
    openAs,
    space,
  }) => {
    await page.clock.install()
    const answers: number[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('/messages/unread')) answers.push(response.status())
    })
    await openAs('zhangsan', '/index')
    const { button } = messagesOf(page)
    await page.clock.runFor(2_000)
    await expect(button).toHaveText('12')
    await expect.poll(() => answers).toEqual([200])
    expect(polls(space)[0]?.query).toMatchObject({ eqorlike: '{"readed":"0"}', current: '1' })
    // Answers need real time while the clock jumps by minutes: one may come after the next request, and be dropped
    // for it.
    const aMinuteLater = async () => {
      await page.clock.runFor(66_000)
      return answers
    }
    await expect.poll(aMinuteLater).toContain(304)
    const unchanged = answers.length
    const { title } = addMessage(space)
    await expect.poll(async () => (await aMinuteLater()).slice(unchanged)).toContain(200)
    await expect(async () => {
      await aMinuteLater()
      await expect(button).toHaveText('13', { timeout: 500 })
    }).toPass()
    // The texts stay on the server.
    const known = await page.evaluate(async () => (await fetch('/messages/unread')).text())
    expect(known).toContain(title)
    expect(known).not.toContain('来文已到')
  })
})

test('[LIVE-02] [MSG-02] what is read in one window is read in the others', {
  tag: '@long',
}, async ({ visit, context, space }) => {
  const { title } = addMessage(space, { url: '' })
  const { page } = await visit('/index')
  const here = messagesOf(page)
  await expect(here.button).toHaveText('13')
  const other = await openWindow(context, '/message-center/index')
  const there = messagesOf(other)
  await expect(there.button).toHaveText('13')
  await expect(messageCenterOf(other).row(title)).toContainText('未读')
  await here.open()
  await here.row(title).click()
  await expect(here.detail).toBeVisible()
  await expect(there.button).toHaveText('12', { timeout: 1_000 })
  await expect(messageCenterOf(other).row(title)).toContainText('已读')
  await there.open()
  await there.readAll.click()
  await expect(here.button).toHaveText('', { timeout: 1_000 })
})

test.describe('very many messages', () => {
  test.use({ scenario: 'many-messages' })

  test('[MSG-01] are counted up to 999, and only those in sight are in the page', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, button, open, tab, rows, popover } = await visit('/index', messagesOf)
    await expect(button).toHaveText('99+')
    await open()
    await expect(tab('全部')).toHaveAccessibleName('全部，999+ 条未读')
    await expect(rows.first()).toBeVisible()
    expect(await rows.count()).toBeLessThan(40)
    await rows.first().getByRole('button').focus()
    await page.keyboard.press('End')
    await expect(popover.locator('li[aria-posinset="1000"] button')).toBeFocused()
    await expect(popover).toContainText('仅显示最新 1000 条')
  })
})

test.describe('messages of backends that fail', () => {
  test.use({ allowedErrors: /status of (422|50\d)/ })

  /** While time stands still nothing is requested on its own. */
  const stopTime = async (page: Page) => {
    const time = Date.now()
    await page.clock.install({ time })
    // The clock runs until it is paused, and never goes back.
    await page.clock.pauseAt(time + 10_000)
  }

  test('[MSG-01] [ERR-01] a list that fails says why, and 重试 brings it back', async ({
    page,
    visit,
    space,
  }) => {
    space.faults.add({ path: listPath, kind: 'status', status: 500 })
    await stopTime(page)
    const { open, popover, rows } = await visit('/index', messagesOf)
    await open()
    await expect(popover.getByRole('alert')).toContainText('消息加载失败')
    await expect(popover.getByRole('alert')).toContainText('服务出现错误，请稍后再试')
    const before = polls(space).length
    space.faults.clear()
    await popover.getByRole('button', { name: '重试' }).click()
    await expect(rows.first()).toBeVisible()
    expect(polls(space)).toHaveLength(before + 1)
  })

  test('[MSG-01] tabs have no count as long as there is no list', { tag: '@long' }, async ({
    page,
    visit,
    space,
  }) => {
    space.faults.add({ path: listPath, kind: 'status', status: 500 })
    await stopTime(page)
    const { open, popover, tab } = await visit('/index', messagesOf)
    await open()
    await expect(tab('全部')).toHaveText('全部')
    await expect(tab('待办提醒')).toHaveText('待办提醒')
    space.faults.clear()
    await popover.getByRole('button', { name: '重试' }).click()
    await expect(tab('全部')).toHaveText(/^全部[1-9]/)
  })

  test('[MSG-01] [HOLD-01] a list that fails is back by itself within 15 s', {
    tag: '@long',
  }, async ({ page, visit, space }) => {
    space.faults.add({ path: listPath, kind: 'status', status: 500 })
    await stopTime(page)
    const { open, popover, rows } = await visit('/index', messagesOf)
    await open()
    await expect(popover.getByRole('alert')).toContainText('消息加载失败')
    space.faults.clear()
    await page.clock.runFor(15_000)
    await expect(rows.first()).toBeVisible()
  })

  test('[MSG-02] [ERR-01] 全部已读 that fails says 「清空消息失败!」, and the list comes back', {
    tag: '@long',
  }, async ({ visit }) => {
    const { space, button, open, readAll, rows, toast } = await visit('/index', messagesOf)
    await open()
    await expect(rows.first()).toBeVisible()
    space.faults.add({ path: '/service-system/setmsginfo/readed', kind: 'code', code: 500 })
    await readAll.click()
    await expect(toast).toHaveText(/清空消息失败!/)
    await expect(button).toHaveText('12')
    await expect(rows.first()).toBeVisible()
  })

  test('[MSG-02] a message that cannot be registered as read comes back', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    const { title } = addMessage(space)
    const { button, open, row, toast, detail } = await visit('/index', messagesOf)
    await open()
    space.faults.add({ path: '/service-base/setmsginfo/*', kind: 'code', code: 500 })
    await row(title).click()
    await expect(toast.getByText('已读登记失败', { exact: true })).toBeVisible()
    await expect(button).toHaveText('13')
    await expect(detail).toBeVisible()
  })

  test('[MSG-03] a text that fails says why, and is asked for again', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    const { title } = addMessage(space, { content: '<p>正文在此</p>' })
    const { open, row, detail } = await visit('/index', messagesOf)
    await open()
    await expect(row(title)).toBeVisible()
    space.faults.add({ path: listPath, kind: 'status', status: 503 })
    await row(title).click()
    await expect(detail.getByRole('alert')).toContainText('正文加载失败')
    space.faults.clear()
    await detail.getByRole('button', { name: '重试' }).click()
    await expect(detail).toContainText('正文在此')
  })
})
