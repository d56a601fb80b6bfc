import { messagesModel } from '../../mock-platform/data/messages'
import type { Space } from '../../mock-platform/data/space'
import { expectCall } from '../support/expect-calls'
import { addMessage, messageCenterOf } from '../support/message-center'
import { signInAgainOf, signInOver } from '../support/sign-in-over'
import { expect, test } from '../support/test'

const listPath = '/service-message/setmsginfo/page/user'
const readPath = '/service-base/setmsginfo/*'
/** Without the shell's own requests for unread messages, which use the same path. */
const pagesAskedFor = (space: Space) =>
  space.journal.find({ path: listPath }).filter(({ query }) => query.size === '20')

test('[APP-14] [MSG-04] /message-center leads to the list in a tab of its own, hidden from the apps', async ({
  visit,
  space,
}) => {
  const { title } = addMessage(space)
  const { page, shell } = await visit('/message-center')
  await expect(page).toHaveURL(/\/message-center\/index$/)
  await expect(page).toHaveTitle(/^消息中心 - /)
  const { rows, count, row } = messageCenterOf(page)
  await expect(rows).toHaveCount(20)
  await expect(count).toHaveText('共 61 条')
  await expect(rows.first()).toContainText(title)
  await expect(row(title)).toContainText('未读')
  await expect(shell.tab('消息中心')).toHaveAttribute('aria-selected', 'true')
  await expect(shell.rail.getByRole('link', { name: /消息中心/ })).toHaveCount(0)
  // The page selector leaves room for its label: 「第 1 / 4 页」.
  const [choice, label] = await page
    .getByRole('combobox', { name: '页码' })
    .evaluate((select) =>
      [select, select.parentElement].map((one) => one?.getBoundingClientRect().width ?? 0),
    )
  expect(choice).toBeLessThan((label ?? 0) * 0.7)
})

test('[MSG-04] [ERR-01] a row opens its link in a new window, is registered as read, and the list comes again', {
  tag: '@long',
}, async ({ visit, space }) => {
  const { id, title } = addMessage(space)
  const { page, row, toast } = await visit('/message-center/index', messageCenterOf)
  const opened = page.waitForEvent('popup')
  // Anywhere on the row, because its title's click area covers all of it.
  await row(title).click()
  await expect(await opened).toHaveURL(/\/list\/index$/)
  await expect(toast).toHaveText('已读登记成功')
  await expect(row(title)).toContainText('已读')
  expect(space.collection(messagesModel).get(id)?.readed).toBe(1)
  // Reading also changes the list of unread messages, and a window that receives this loads the page once more.
  expect(pagesAskedFor(space).length).toBeGreaterThan(1)

  const again = page.waitForEvent('popup')
  await row(title).getByRole('link').press('Enter')
  await again
  await expectCall(space, { path: readPath, method: 'POST' })
})

test('[MSG-04] headings sort by keyboard: ascending, descending, and back to msort', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, space, header, sort, rows } = await visit('/message-center/index', messageCenterOf)
  await expect(rows).toHaveCount(20)
  const lastQuery = () => pagesAskedFor(space).at(-1)?.query
  expect(lastQuery()).toMatchObject({ column: 'msort', asc: 'true', size: '20' })
  await expect(header('标题')).toHaveAttribute('aria-sort', 'none')

  await sort('状态').focus()
  await page.keyboard.press('Enter')
  await expect(header('状态')).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows.filter({ hasText: '未读' })).toHaveCount(12)
  expect(lastQuery()).toMatchObject({ column: 'readed', asc: 'true' })

  await page.keyboard.press('Enter')
  await expect(header('状态')).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.filter({ hasText: '未读' })).toHaveCount(0)
  await page.keyboard.press('Enter')
  await expect(header('状态')).toHaveAttribute('aria-sort', 'none')
  await expect(rows.filter({ hasText: '未读' })).not.toHaveCount(0)
  expect(lastQuery()).toMatchObject({ column: 'msort', asc: 'true' })
})

test('[MSG-04] an opened row that moves away when the list comes again keeps the focus', {
  tag: '@long',
}, async ({ visit, space }) => {
  addMessage(space, { title: '没有地址的消息', url: '' })
  const messages = space.collection(messagesModel)
  for (const { id, title } of messages.by('account', 'zhangsan').slice(15)) {
    if (title !== '没有地址的消息') messages.remove(id)
  }
  const { page } = await visit('/message-center/index')
  const { app, sort, rows, row, detail } = messageCenterOf(page)
  await sort('状态').click()
  await expect(rows.first()).toContainText('没有地址的消息')
  await row('没有地址的消息').getByRole('button').focus()
  await page.keyboard.press('Enter')
  await expect(detail).toBeVisible()
  // Not by its role, because the dialog hides everything else from screen readers.
  await expect(app.locator('tr', { hasText: '没有地址的消息' })).toContainText('已读')
  await page.keyboard.press('Escape')
  await expect(detail).toBeHidden()
  await expect(row('没有地址的消息').getByRole('button')).toBeFocused()
})

test('[MSG-04] [SAFE-06] a message without a link shows its text in 消息详情, and no markup of it runs', async ({
  visit,
  space,
}) => {
  const content =
    '<p>第一段 &lt;b&gt;</p><img src=x onerror="document.title=\'hacked\'"><script>document.title="hacked"</script><p>第二段</p>'
  addMessage(space, { title: '长'.repeat(300), content, url: 'javascript:document.title="hacked"' })
  const { page, row, detail } = await visit('/message-center/index', messageCenterOf)
  await row('长长长').getByRole('button').click()
  await expect(detail).toContainText('第一段 <b>')
  await expect(detail).toContainText('第二段')
  await expect(detail.locator('img, script')).toHaveCount(0)
  await expect(page).toHaveTitle(/^消息中心/)
  await detail.getByRole('button', { name: '关闭' }).click()
  await expect(detail).toBeHidden()
})

test('[MSG-04] pages by 20, and page and order stay while the tab is open', async ({ visit }) => {
  const { page, shell } = await visit('/message-center/index')
  const list = messageCenterOf(page)
  await list.sort('时间').click()
  await expect(list.previous).toHaveAttribute('aria-disabled', 'true')
  await list.next.click()
  await expect(list.pageChoice).toHaveValue('2')
  await list.pageChoice.selectOption('3')
  await expect(list.next).toHaveAttribute('aria-disabled', 'true')
  await list.next.focus()
  await page.keyboard.press('Enter')
  await expect(list.pageChoice).toHaveValue('3')
  await expect(list.next).toBeFocused()

  await shell.railLink('首页').click()
  await expect(shell.pane('index')).toHaveAttribute('data-app-status', '1')
  await shell.tab('消息中心').click()
  await expect(list.pageChoice).toHaveValue('3')
  await expect(list.header('时间')).toHaveAttribute('aria-sort', 'ascending')
})

test('[MSG-04] the list is fresh when its tab comes to the front again', { tag: '@long' }, async ({
  visit,
}) => {
  const { shell, space, rows, row } = await visit('/message-center/index', messageCenterOf)
  await expect(rows).toHaveCount(20)
  await shell.railLink('首页').click()
  await expect(shell.tab('首页')).toHaveAttribute('aria-selected', 'true')
  const { title } = addMessage(space, { title: '刚刚到达的消息' })
  await shell.tab('消息中心').click()
  await expect(row(title)).toBeVisible()
})

test('[MSG-04] one type of messages can be chosen', { tag: '@long' }, async ({ visit }) => {
  const { space, type, rows, app } = await visit('/message-center/index', messageCenterOf)
  await type('预警提醒').click()
  await expect(type('预警提醒')).toHaveAttribute('aria-pressed', 'true')
  await expect(rows.filter({ hasText: '通知提醒' })).toHaveCount(0)
  await expect(rows.first()).toContainText('预警提醒')

  const messages = space.collection(messagesModel)
  for (const { id } of messages.by('account', 'zhangsan')) messages.remove(id)
  await type('待办提醒').click()
  await expect(app.getByRole('heading', { name: '暂无待办提醒' })).toBeVisible()
  await type('全部').click()
  await expect(app.getByRole('heading', { name: '暂无消息' })).toBeVisible()
})

test('[MSG-04] [HOLD-01] a slow list says so', { tag: '@long' }, async ({ visit, space }) => {
  space.faults.add({ path: listPath, kind: 'delay', delayMs: 60_000 })
  const { app, rows } = await visit('/message-center/index', messageCenterOf)
  await expect(app.getByRole('region').getByText('正在加载数据....')).toBeVisible()
  space.faults.clear()
  await expect(rows).toHaveCount(20)
})

test.describe('backends that fail', () => {
  // The live socket is refused as well after the session end.
  test.use({ allowedErrors: /status of (401|422|50\d)|\/live' failed: HTTP Authentication/ })

  test('[MSG-04] [ERR-01] a list that fails says why, and is asked for again', async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: listPath, kind: 'status', status: 500 })
    const { app, rows } = await visit('/message-center/index', messageCenterOf)
    await expect(app.getByRole('alert')).toContainText('消息加载失败')
    await expect(app.getByRole('alert')).toContainText('服务出现错误，请稍后再试')
    space.faults.clear()
    await app.getByRole('button', { name: '重试' }).click()
    await expect(rows).toHaveCount(20)
    await expect(app.getByRole('heading', { name: '消息中心' })).toBeFocused()
  })

  test('[MSG-04] [ERR-01] a message that cannot be registered stays unread, and may be tried again', {
    tag: '@long',
  }, async ({ visit, space }) => {
    const { title } = addMessage(space, { url: '' })
    space.faults.add({ path: readPath, kind: 'code', code: 500 })
    const { page, row, toast, detail } = await visit('/message-center/index', messageCenterOf)
    await row(title).getByRole('button').click()
    await expect(toast.getByText('已读登记失败', { exact: true })).toBeVisible()
    await expect(detail).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await expect(row(title)).toContainText('未读')

    space.faults.clear()
    await row(title).getByRole('button').click()
    await expect(toast.filter({ hasText: '已读登记成功' })).toBeVisible()
    await expect(detail).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(detail).toBeHidden()
    await expect(row(title)).toContainText('已读')
  })

  test('[MSG-04] [DESK-07] a session that has ended brings up the sign-in, and the next page comes after it', {
    tag: '@long',
  }, async ({ visit, account }) => {
    const { page, space } = await visit('/message-center/index')
    const { rows, next, pageChoice } = messageCenterOf(page)
    await expect(rows).toHaveCount(20)
    space.clock.advance(13 * 60 * 60 * 1000)
    await next.dispatchEvent('click')
    await signInOver(page, account('zhangsan'))
    await expect(signInAgainOf(page)).toHaveCount(0)
    await expect(pageChoice).toHaveValue('2')
    await expect(rows).toHaveCount(20)
  })
})
