import { expect, test } from '../support/test'

test.use({ viewport: { width: 1920, height: 1080 } })

test('[LOOK-11] a wide screen shows a mail beside its list, which keeps its place', async ({
  visit,
}) => {
  const { app } = await visit('/inbox')
  const list = app.getByRole('list', { name: '收件箱' })
  await app.getByRole('link', { name: '下一页' }).click()
  await list.getByRole('link').first().click()

  const mail = app.getByRole('region', { name: '邮件' })
  await expect(mail.getByRole('heading')).toBeVisible()
  await expect(mail).toBeFocused()
  await expect(list.locator('[aria-current]')).toHaveCount(1)
  await expect(app.getByText(/^第 2 \/ \d+ 页$/)).toBeVisible()
  await expect(app.getByRole('link', { name: '收件箱', exact: false }).first()).toHaveAttribute(
    'aria-current',
    'page',
  )

  const other = list.getByRole('link').nth(2)
  const subject = await other.locator('[title]').nth(1).getAttribute('title')
  await other.click()
  await expect(mail.getByRole('heading')).toHaveText(subject ?? '')

  await mail.getByRole('link', { name: '返回收件箱' }).click()
  await expect(mail).toBeHidden()
  await expect(other).toBeFocused()
  await expect(app.getByText(/^第 2 \/ \d+ 页$/)).toBeVisible()
})

test('[LOOK-11] a mail deleted beside the list is gone from both', async ({ visit }) => {
  const { app } = await visit('/inbox')
  const list = app.getByRole('list', { name: '收件箱' })
  const first = list.getByRole('link').first()
  const address = await first.getAttribute('href')
  await first.click()
  const mail = app.getByRole('region', { name: '邮件' })
  await mail.getByRole('button', { name: '删除' }).click()
  await app.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(mail).toBeHidden()
  await expect(list.locator(`a[href="${address}"]`)).toHaveCount(0)
})

test('[LOOK-11] mails deleted from the list are closed beside it', async ({ visit }) => {
  const { app } = await visit('/inbox')
  const list = app.getByRole('list', { name: '收件箱' })
  const rows = list.getByRole('listitem')
  const gone = await list
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, 2).map((link) => link.getAttribute('href')))
  await list.getByRole('link').first().click()
  const mail = app.getByRole('region', { name: '邮件' })
  await expect(mail.getByRole('heading')).toBeVisible()
  for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole('checkbox').check()
  await app.getByRole('region', { name: '收件箱' }).getByRole('button', { name: '删除' }).click()
  await app.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await expect(mail).toBeHidden()
  for (const address of gone) await expect(list.locator(`a[href="${address}"]`)).toHaveCount(0)
})

test('[LOOK-11] the row of an opened mail stays in view, however low in the list it is', async ({
  visit,
}) => {
  const { page, app } = await visit('/inbox')
  await page.setViewportSize({ width: 1600, height: 600 })
  const last = app.getByRole('list', { name: '收件箱' }).getByRole('listitem').last()
  await last.getByRole('link').click()
  await expect(app.getByRole('region', { name: '邮件' }).getByRole('heading')).toBeVisible()
  await expect(last).toBeInViewport({ ratio: 1 })
})

test('[LOOK-11] a wide screen shows a notice beside the list, which says that it is read', async ({
  visit,
}) => {
  const { page, app } = await visit('/list')
  const list = app.getByRole('region', { name: '通知公告', exact: true })
  const unread = list.locator('a.unread').first()
  const title = (await unread.locator('[title]').getAttribute('title')) ?? ''
  await unread.click()
  const notice = app.getByRole('region', { name: '通知公告详情' })
  await expect(notice.getByRole('heading', { name: title, exact: true })).toBeVisible()
  await expect(list.locator('[aria-current]')).not.toHaveClass(/unread/)
  await expect(list.locator('[aria-current]')).toContainText(title)

  // A window that becomes narrow shows the notice alone.
  await page.setViewportSize({ width: 1366, height: 768 })
  await expect(list).toBeHidden()
  await expect(notice).toBeVisible()
})

test('[LOOK-11] a notice that is closed beside the list leaves the list at its row', async ({
  visit,
}) => {
  const { page, app } = await visit('/list')
  await page.setViewportSize({ width: 1600, height: 600 })
  const last = app.locator('#rows').getByRole('link').last()
  await last.click()
  const notice = app.getByRole('region', { name: '通知公告详情' })
  await expect(notice.getByRole('heading').first()).toBeVisible()
  await notice.getByRole('link', { name: '返回列表' }).click()
  await expect(notice).toBeHidden()
  await expect(last).toBeFocused()
  await expect(last).toBeInViewport({ ratio: 1 })
})

for (const [path, list, opened] of [
  ['/inbox', '收件箱', '邮件'],
  ['/list', '通知公告', '通知公告详情'],
] as const) {
  test(`[LOOK-11] larger letters need a wider screen for two panes: ${path}`, async ({
    visit,
    space,
  }) => {
    const theme = JSON.stringify({ id: 'default', look: { fontSize: 'x-large' } })
    space.users.update('zhangsan', { theme })
    const { page, app } = await visit(path)
    const rows = app.getByRole('region', { name: list, exact: true })
    await rows.getByRole('listitem').first().getByRole('link').click()
    await expect(app.getByRole('region', { name: opened, exact: true })).toBeVisible()
    await expect(rows).toBeHidden()
    await page.setViewportSize({ width: 2560, height: 1080 })
    await expect(rows).toBeVisible()
  })
}

test('[LOOK-11] the home board is as wide as the window, in as many columns as can be read', async ({
  visit,
}) => {
  const { page, app } = await visit('/index')
  const card = app.locator('.board-card[data-size="1"]').first()
  const isBetween = (least: number, most: number) =>
    expect
      .poll(async () => {
        const { width = 0 } = (await card.boundingBox()) ?? {}
        return width > least && width < most
      })
      .toBe(true)
  await isBetween(540, 600)
  await page.setViewportSize({ width: 3840, height: 2160 })
  await isBetween(400, 440)
})

test('[LOOK-11] [APP-15] the last mail of the last page, deleted, leads to the page before', async ({
  visit,
}) => {
  const { app } = await visit('/inbox/list/1?page=3')
  const rows = app.getByRole('list', { name: '收件箱' }).getByRole('listitem')
  const erase = async () => {
    await app.getByRole('button', { name: '删除' }).last().click()
    await app.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  }
  await expect(app.getByText('第 3 / 3 页')).toBeVisible()
  await app.getByLabel('全选').check()
  await rows.last().getByRole('checkbox').uncheck()
  await erase()
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').click()
  await erase()
  await expect(app.getByText('第 2 / 2 页')).toBeVisible()
})
