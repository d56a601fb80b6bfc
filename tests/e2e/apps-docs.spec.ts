import type { Page } from '@playwright/test'
import { makeSearchIndex } from '../support/search-index'
import { expect, popupOf, shellOf, signOut, test } from '../support/test'

/** Clicks something that opens its own window, and gives that window's app. */
async function appInWindow(page: Page, code: string, click: () => Promise<void>) {
  const popup = await popupOf(page, () => click())
  return { popup, app: shellOf(popup).app(code) }
}

test.describe('official documents', () => {
  test('[APP-15] a document is drafted, kept, sent, and received by the other tenant', {
    tag: '@long',
  }, async ({ visit, signIn }) => {
    const title = '关于召开岁末交通保障协调会的通知'
    const { page, app: official } = await visit('/official')
    await official.getByRole('button', { name: '拟稿' }).click()
    await expect(page).toHaveURL('/official/edit')
    await page.reload()

    await official.getByRole('button', { name: '发送' }).click()
    await expect(official.getByText('请输入标题')).toBeVisible()
    await expect(official.getByLabel('标题')).toBeFocused()
    await official.getByLabel('标题').fill(title)
    await official.getByRole('button', { name: '存草稿' }).click()
    await expect(page).toHaveURL(/\/official\/edit\?id=draft-/)
    await page.reload()
    await expect(official.getByLabel('标题')).toHaveValue(title)

    await official.getByLabel('文号').fill('第三号')
    await official.getByRole('group', { name: '主送' }).getByLabel('云州市交通运输局').check()
    await official.getByLabel('正文').fill('定于本周五召开协调会。\n请准时参加。')
    await official.getByRole('button', { name: '发送' }).click()
    await expect(official.getByText(/文号格式应如/)).toBeVisible()
    await official.getByLabel('文号').fill('云政办发〔2026〕931号')
    await official.getByRole('button', { name: '发送' }).click()
    const question = official.getByRole('dialog')
    await expect(question).toContainText('云州市交通运输局')
    await question.getByRole('button', { name: '发送' }).click()
    await expect(page).toHaveURL('/official/sent')
    const row = official.getByRole('row', { name: new RegExp(title) })
    await expect(row).toContainText('0 / 1 个单位')

    await signOut(page)
    await signIn('wujiu')
    await page.goto('/official')
    await expect(row).toContainText('云州市人民政府办公室')
    await expect(row).toContainText('待签收')
    await expect(row.getByRole('link', { name: /^未读：/ })).toBeVisible()
  })

  test('[APP-15] [APP-16] a received document is signed for, and read', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, app: official } = await visit('/official')
    const unread = official.getByRole('link', { name: /^未读：/ })
    await expect(unread.first()).toBeVisible()
    const before = await unread.count()
    const title = (await unread.first().innerText()).replace('未读：', '').trim()

    const { popup, app } = await appInWindow(page, 'gw', () => unread.first().click())
    await expect(popup).toHaveURL(/\/gw\/detail\?docInstId=doc-\w+&id=gw-\w+&type=0&fullscreen=1$/)
    await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await app.getByRole('button', { name: '签收' }).click()
    await expect(app.getByText('已签收', { exact: true })).toBeVisible()
    await expect(app.getByRole('region', { name: '处理记录' })).toContainText('张三')
    await popup.close()

    await page.reload()
    await expect(official.getByRole('row', { name: new RegExp(title) }).first()).toContainText(
      '已签收',
    )
    await expect(unread).toHaveCount(before - 1)
  })

  test('[APP-02] [APP-15] box and page are in the address', { tag: '@long' }, async ({ visit }) => {
    const { page, app: official } = await visit('/official')
    await official.getByRole('link', { name: '下一页' }).click()
    await expect(page).toHaveURL(/\/official\/?\?pageNo=2$/)
    await page.goto('/official?pageNo=99')
    await expect(page).toHaveURL(/\/official\/?$/)
    await official.getByRole('link', { name: '下一页' }).click()
    await official.getByLabel('搜索公文').fill('没有这样的公文')
    await official.getByRole('button', { name: '搜索' }).click()
    await expect(official.getByText('没有找到与“没有这样的公文”有关的公文')).toBeVisible()
    await page.goBack()
    await expect(official.getByText(/^第 2 /)).toBeVisible()
    await official.getByRole('link', { name: '草稿' }).click()
    await expect(page).toHaveURL('/official/drafts')
    const drafts = official.getByRole('row')
    await expect(drafts).toHaveCount(3)
    await official.getByRole('button', { name: /^删除/ }).first().click()
    await official.getByRole('dialog').getByRole('button', { name: '删除' }).click()
    await expect(drafts).toHaveCount(2)
  })

  test('[APP-15] a document that is not the tenant’s is said to be missing', {
    tag: '@long',
  }, async ({ visit }) => {
    const { app } = await visit('/gw/detail?docInstId=doc-none&id=&type=&fullscreen=1')
    await expect(app.getByText('公文不存在，或您所在单位无权查看')).toBeVisible()
    await expect(app.getByRole('link', { name: '前往公文管理' })).toBeVisible()
  })
})

test.describe('the document search', () => {
  test.beforeAll(({ stack }) => makeSearchIndex(stack))

  test('[SEARCH-02] [SEARCH-03] [SEARCH-04] finds, marks, opens and remembers', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell } = await visit('/gwsearch/full-text-search?keyword=%E5%B7%A5%E4%BD%9C')
    const search = shell.app('gwsearch')
    await expect(search.getByText(/^搜索到 \d+ 条相关结果$/)).toBeVisible()
    const results = search.getByRole('region', { name: '检索结果' }).getByRole('article')
    await expect(results).toHaveCount(10)
    await expect(results.first().locator('mark').first()).toHaveText('工作')

    await search.getByLabel('关键词').fill('  ')
    await search.getByRole('button', { name: '检索' }).click()
    await expect(search.getByText('请输入检索词')).toBeVisible()
    await search.getByLabel('关键词').fill('营商环境')
    await search.getByLabel('关键词').press('Enter')
    await expect(results.first()).toContainText('营商环境')
    await expect(search.getByLabel('关键词')).toBeFocused()

    const title = await results.first().getByRole('heading').getByRole('link').innerText()
    const { popup, app } = await appInWindow(page, 'gw', () =>
      results.first().getByRole('heading').getByRole('link').click(),
    )
    await expect(app.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await popup.close()
    await page.reload()
    const traces = search.getByRole('complementary', { name: '检索历史' })
    await expect(traces.getByRole('link', { name: title })).toBeVisible()

    await traces.getByRole('button', { name: '删除 工作' }).click()
    await expect(search.getByText('删除成功')).toBeVisible()
    await expect(traces.getByRole('link', { name: '工作', exact: true })).toHaveCount(0)
    await traces.getByRole('button', { name: '清除历史' }).click()
    await expect(search.getByText('清除历史成功')).toBeVisible()
    await expect(traces.getByText('还没有检索过')).toBeVisible()
  })

  test('[SEARCH-01] [SEARCH-05] issuer and days narrow it', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, shell } = await visit('/gwsearch/doc-library-search?keyword=%E7%AE%A1%E7%90%86')
    const search = shell.app('gwsearch')
    await expect(search.getByText(/^搜索到 \d+ 条相关结果$/)).toBeVisible()
    await search.getByLabel('开始日期').fill('2026-01-02')
    await search.getByLabel('结束日期').fill('2026-01-01')
    await search.getByRole('button', { name: '检索' }).click()
    await expect(search.getByText('结束日期不能早于开始日期')).toBeVisible()
    await search.getByLabel('开始日期').fill('')
    await search.getByLabel('结束日期').fill('')
    await search.getByLabel('发文机构').fill('财政局')
    await search.getByRole('button', { name: '检索' }).click()
    const results = search.getByRole('region', { name: '检索结果' }).getByRole('article')
    await expect(results.filter({ hasNotText: '云州市财政局' })).toHaveCount(0)
    await expect(results.first()).toContainText('云州市财政局')

    const { popup, app } = await appInWindow(page, 'gwsearch', () =>
      results.first().getByRole('link').click(),
    )
    await expect(popup).toHaveURL(/\/gwsearch\/doc-library-detail\?docId=public-\w+&fullscreen=1$/)
    await expect(app.getByText('云州市财政局').first()).toBeVisible()
    await popup.close()
  })

  test.describe('without a public library', () => {
    test.use({ scenario: 'classified' })

    test('[SEARCH-01] shows the tenant’s library alone', { tag: '@long' }, async ({ visit }) => {
      const { app: search } = await visit('/gwsearch/full-text-search')
      await expect(search.getByRole('link', { name: '单位公文库' })).toBeVisible()
      await expect(search.getByRole('link', { name: '公开文件库' })).toHaveCount(0)
    })
  })
})

test('[APP-15] favourites are kept, noted and given up', {
  tag: '@long',
}, async ({ visit }) => {
  const { page, shell, app: list } = await visit('/list/index')
  const first = list.locator('a.notice-row').first()
  const title = await first.locator('.notice-row-title').innerText()
  await first.click()
  await list.getByRole('button', { name: '收藏' }).click()
  await expect(list.getByRole('button', { name: '已收藏' })).toBeVisible()

  await page.goto('/personCollect/myCollect?classify=notice&menu=collect')
  const collect = shell.app('personCollect')
  const rows = collect.getByRole('list', { name: '收藏' }).getByRole('listitem')
  await expect(rows.first()).toContainText(title.replace('未读：', '').trim())
  await rows.first().getByRole('button', { name: /^备注/ }).click()
  await collect.getByRole('textbox', { name: '备注' }).fill('下周例会要讲')
  await collect.getByRole('button', { name: '保存' }).click()
  await expect(rows.first()).toContainText('下周例会要讲')
  await page.reload()
  await expect(rows.first()).toContainText('下周例会要讲')

  const before = await rows.count()
  await rows
    .first()
    .getByRole('button', { name: /^取消收藏/ })
    .click()
  await collect.getByRole('dialog').getByRole('button', { name: '取消收藏' }).click()
  await expect(rows).toHaveCount(before - 1)

  await collect.getByRole('link', { name: '公文' }).click()
  await expect(page).toHaveURL('/personCollect/myCollect?classify=doc&menu=collect')
  const { popup, app } = await appInWindow(page, 'gw', () => rows.first().getByRole('link').click())
  await app.getByRole('button', { name: '已收藏' }).click()
  await expect(app.getByRole('button', { name: '☆ 收藏' })).toBeVisible()
  await popup.close()
})
