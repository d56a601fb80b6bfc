import { expectAccessible, expectNoSidewaysScroll } from '../support/accessible'
import { documentSearchOf } from '../support/document-search'
import { expect, onDesktopAndPhone, phone, test } from '../support/test'

onDesktopAndPhone('the document search', phone, () => {
  test.use({ allowedErrors: /status of 50\d/ })

  test('[LOOK-02] [SEARCH-01] [SEARCH-02] [SEARCH-03] it has no barrier', async ({ visit }) => {
    test.setTimeout(90_000)
    const { page } = await visit('/index')
    const { open, search, drawer, box, rows, total, history } = documentSearchOf(page)
    await open()
    await expect(history).toContainText('暂无检索历史')
    await expectAccessible(page)

    await search('工作')
    await expect(rows.first()).toBeVisible()
    await expectAccessible(page)
    await expectNoSidewaysScroll(drawer)

    await search('很'.repeat(100))
    await expect(total).toHaveText('搜索到 0 条相关结果')
    await expectAccessible(page)
    await search('很'.repeat(101))
    await expect(drawer.getByRole('alert')).toBeVisible()
    await expectAccessible(page)
    await box.fill('')
    await expect(history.getByRole('listitem')).toHaveCount(2)
    await expectAccessible(page)
    await expectNoSidewaysScroll(drawer)
  })

  test('[LOOK-02] [SEARCH-06] a search that fails has no barrier', { tag: '@long' }, async ({
    visit,
    space,
  }) => {
    space.faults.add({ path: '/api/*', kind: 'status', status: 503 })
    const { page, open, search, drawer } = await visit('/index', documentSearchOf)
    await open()
    await expectAccessible(page)
    await search('工作')
    await expect(drawer).toContainText('暂时无法获取检索结果')
    await expectAccessible(page)
  })
})
