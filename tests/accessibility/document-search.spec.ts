import { expectAccessible } from '../support/accessible'
import { documentSearchOf } from '../support/document-search'
import { expect, longUnless, test } from '../support/test'

for (const [name, viewport] of [
  ['desktop', { width: 1366, height: 768 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(`the document search on a ${name}`, longUnless(name === 'desktop'), () => {
    test.use({ viewport, allowedErrors: /status of 50\d/ })

    test('[LOOK-02] [SEARCH-01] [SEARCH-02] [SEARCH-03] start, results and nothing found have no barrier', async ({
      page,
      openAs,
    }) => {
      test.setTimeout(90_000)
      await openAs('zhangsan', '/index')
      const { open, search, drawer, box, rows, total, history } = documentSearchOf(page)
      await open()
      await expect(history).toContainText('暂无检索历史')
      await expectAccessible(page)

      await search('工作')
      await expect(rows.first()).toBeVisible()
      await expectAccessible(page)
      const over = await drawer.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
      expect(over, 'scrolls sideways').toBeLessThanOrEqual(0)

      await search('很'.repeat(100))
      await expect(total).toHaveText('搜索到 0 条相关结果')
      await expectAccessible(page)
      await search('很'.repeat(101))
      await expect(drawer.getByRole('alert')).toBeVisible()
      await expectAccessible(page)
      await box.fill('')
      await expect(history.getByRole('listitem')).toHaveCount(2)
      await expectAccessible(page)
      const wide = await drawer.evaluate((panel) => panel.scrollWidth - panel.clientWidth)
      expect(wide, 'scrolls sideways').toBeLessThanOrEqual(0)
    })

    test('[LOOK-02] [SEARCH-06] a search that fails has no barrier', async ({
      page,
      openAs,
      space,
    }) => {
      space.faults.add({ path: '/api/*', kind: 'status', status: 503 })
      await openAs('zhangsan', '/index')
      const { open, search, drawer } = documentSearchOf(page)
      await open()
      await expectAccessible(page)
      await search('工作')
      await expect(drawer).toContainText('暂时无法获取检索结果')
      await expectAccessible(page)
    })
  })
}
