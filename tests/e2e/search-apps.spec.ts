import { makeSearchIndex } from '../support/search-index'
import { expect, popupOf, shellOf, test } from '../support/test'

const searchAt = (keyword: string, rest = '') =>
  `/gwsearch/full-text-search?keyword=${encodeURIComponent(keyword)}${rest}`

test.beforeAll(({ stack }) => makeSearchIndex(stack))

test('[SEARCH-04] [SEARCH-06] a past document shows the way it took', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell } = await visit(
    searchAt('任务分解表', '&queryLocation=file&endDate=2025-12-31'),
  )
  const search = shell.app('gwsearch')
  const results = search.getByRole('region', { name: '检索结果' }).getByRole('article')
  await expect(results).toHaveCount(10)
  const link = results.filter({ hasText: '收文' }).first().getByRole('heading').getByRole('link')
  const title = await link.innerText()
  const popup = await popupOf(page, () => link.click())
  const app = shellOf(popup).app('gw')
  await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(app.getByText('已签收', { exact: true })).toBeVisible()
  const records = app.getByRole('region', { name: '处理记录' }).getByRole('listitem')
  await expect(records.first()).toContainText('收到来文')
  await expect(records.last()).toContainText('归档')

  const attachments = app.getByRole('region', { name: '附件' })
  await expect(attachments.getByRole('link', { name: /^预览 .*任务分解表\.csv$/ })).toHaveAttribute(
    'href',
    /^\/file-viewer\?fileId=attachment-0-gw-past\d+&name=/,
  )
  const downloading = popup.waitForEvent('download')
  await attachments.getByRole('link', { name: /^下载 .*任务分解表\.csv$/ }).click()
  expect((await downloading).suggestedFilename()).toMatch(/任务分解表\.csv$/)
  await popup.close()
})

test('[SEARCH-02] [SEARCH-05] a page beyond the end shows the first', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, shell, space } = await visit(searchAt('通知', '&pageNo=9999'))
  const search = shell.app('gwsearch')
  await expect(search.getByText(/^搜索到 \d+ 条相关结果$/)).toBeVisible()
  await expect(page).toHaveURL(searchAt('通知'))
  const results = search.getByRole('region', { name: '检索结果' }).getByRole('article')
  await expect(results).toHaveCount(10)

  space.faults.add({ path: '/api/esSearch/pageQuery', kind: 'wrong-total', total: 0 })
  await search.getByLabel('关键词').fill('方案')
  await search.getByLabel('关键词').press('Enter')
  await expect(search.getByText('搜索到 10 条相关结果')).toBeVisible()
  await expect(results).toHaveCount(10)
})

test('[SEARCH-02] long words are refused, and signs find nothing', { tag: '@long' }, async ({
  visit,
}) => {
  const { app: search } = await visit('/gwsearch/full-text-search')
  const box = search.getByLabel('关键词')
  await box.fill('汛'.repeat(101))
  await box.press('Enter')
  await expect(search.getByText('检索词不能超过 100 个字')).toBeVisible()
  await expect(box).toBeFocused()
  await box.fill('<img src=x onerror=alert(1)>.*😀')
  await box.press('Enter')
  await expect(
    search.getByText(/没有找到与“<img src=x onerror=alert\(1\)>\.\*😀”相关的公文/),
  ).toBeVisible()
})

test('[SEARCH-06] a search that fails is tried again on demand', async ({ visit, space }) => {
  space.faults.add({ path: '/api/esSearch/pageQuery', kind: 'status', status: 503 })
  const { shell, allowErrors } = await visit(searchAt('通知'))
  allowErrors(/status of 50\d/)
  const search = shell.app('gwsearch')
  const retry = search.getByRole('button', { name: '重试' })
  await expect(retry).toBeVisible()
  space.faults.clear()
  await retry.click()
  await expect(search.getByText(/^搜索到 \d+ 条相关结果$/)).toBeVisible()
})
