import { documentSearchOf } from '../support/document-search'
import { signInAgain, signInAgainOf } from '../support/sign-in-over'
import { expect, popupOf, shellOf, test } from '../support/test'

const unitSearch = '/api/esSearch/pageQuery'
const publicSearch = '/api/provinceDoc/pageQuery'
const numberIn = (text: string) => Number(/\d+/.exec(text)?.[0])

test.describe('公文检索', () => {
  test('[SEARCH-01] [NAV-03] opens from the top bar for users of gwsearch', async ({ visit }) => {
    const { page, space, open, drawer, tab, box, button } = await visit('/index', documentSearchOf)
    await open()
    await expect(box).toBeFocused()
    await expect(tab('单位公文库')).toHaveAttribute('aria-selected', 'true')
    await expect(tab('公开文件库')).toBeVisible()
    await expect.poll(async () => (await drawer.boundingBox())?.width).toBe(700)
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    space.users.update('zhangsan', { apps: ['index', 'inbox'] })
    await page.reload()
    await expect(page.getByRole('button', { name: '消息中心' })).toBeVisible()
    await expect(button).toHaveCount(0)
  })

  test('[SEARCH-02] [SEARCH-04] finds, and loads more on scrolling', async ({ visit }) => {
    const { page, space } = await visit('/index')
    const { open, search, box, rows, total, drawer, link } = documentSearchOf(page)
    await open()
    await search('  档案 ')
    await expect(total).toBeVisible()
    const count = numberIn(await total.innerText())
    expect(count).toBeGreaterThan(10)
    await expect(rows.first().locator('em').first()).toHaveText('档案')
    await expect(rows.first()).toContainText('发文机构：')
    await expect(rows.first()).toContainText(/发文时间：\d{4}-\d\d-\d\d/)
    await expect(rows.first()).toHaveAttribute('aria-setsize', String(count))

    await link(0).focus()
    await page.keyboard.press('End')
    await expect(link(9)).toBeFocused()
    await expect.poll(() => pagesAsked(space)).toContain(2)
    await expect(link(10)).toBeAttached()
    await expect(link(9)).toBeFocused()
    await expect(async () => {
      await page.keyboard.press('End')
      await expect(drawer.getByText('已显示全部结果')).toBeInViewport({ timeout: 500 })
      await expect(link(count - 1)).toBeFocused({ timeout: 500 })
    }).toPass()
    const pages = Array.from({ length: Math.ceil(count / 10) }, (_, index) => index + 1)
    expect(pagesAsked(space)).toEqual(pages)

    await box.fill('')
    await expect(total).toBeHidden()
    await search('   ')
    expect(pagesAsked(space)).toEqual(pages)
  })

  test('[SEARCH-02] a new search begins at page 1, of odd words as well', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page, space } = await visit('/index')
    const { open, search, total, drawer, box } = documentSearchOf(page)
    await open()
    space.faults.add({ path: unitSearch, kind: 'delay', delayMs: 30_000, nth: 1 })
    const dropped = page.waitForEvent('requestfailed', (request) => request.method() === 'POST')
    await search('管理')
    await expect(drawer.getByText('正在加载数据....')).toBeVisible()
    await box.fill('工作')
    await drawer.getByRole('button', { name: '检索', exact: true }).click()
    await dropped
    await expect(total).toBeVisible()
    await expect(drawer.locator('em').first()).toHaveText('工作')
    await expect(box).toBeFocused()

    await search('😀<img src=x onerror=alert(1)>(.*)+')
    await expect(total).toHaveText('搜索到 0 条相关结果')
    await expect(drawer.getByRole('heading', { name: /没有找到与“😀<img src=x/ })).toBeVisible()

    await search('长'.repeat(10_240))
    await expect(drawer.getByRole('alert')).toHaveText('检索词不能超过 100 个字')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
    await expect(box).toBeFocused()
    await search('工作')
    await expect(drawer.getByRole('alert')).toBeHidden()
    await expect(total).toBeVisible()
  })

  test('[SEARCH-04] [SEARCH-03] a result opens in a window, remembered', async ({ visit }) => {
    const { page, open, search, link, visits, tab, box } = await visit('/index', documentSearchOf)
    await open()
    await expect(visits).toContainText('暂无最近浏览的公文')
    await search('工作')
    const title = await link(0).innerText()
    await link(0).focus()
    const detail = await popupOf(page, () => page.keyboard.press('Enter'))
    await detail.waitForURL(/\/gw\/detail\?docInstId=[^&]+&id=[^&]+&type=[01]?&fullscreen=1$/)
    await expect(
      shellOf(detail).app('gw').getByRole('heading', { name: title }).first(),
    ).toBeVisible()
    await detail.close()
    await box.fill('')
    await expect(visits.getByRole('link')).toContainText([title])

    await tab('公开文件库').click()
    await expect(visits).toContainText('暂无最近打开的文件')
    await search('管理')
    await expect(link(0)).toHaveAttribute(
      'href',
      /^\/gwsearch\/doc-library-detail\?docId=[^&]+&fullscreen=1$/,
    )
    await expect(link(0)).toHaveAttribute('target', '_blank')
  })

  test('[SEARCH-03] [ERR-01] the history makes a search again, is deleted from and cleared', {
    tag: '@long',
  }, async ({ visit }) => {
    const { open, search, history, box, total, toast } = await visit('/index', documentSearchOf)
    await open()
    await expect(history).toContainText('暂无检索历史')
    for (const keyword of ['工作', '会议', '安全']) {
      await search(keyword)
      await expect(total).toBeVisible()
    }
    await box.fill('')
    const keywords = history.getByRole('listitem')
    await expect(keywords).toHaveText(['安全', '会议', '工作'])
    await history.getByRole('button', { name: '会议', exact: true }).click()
    await expect(box).toHaveValue('会议')
    await expect(total).toBeVisible()

    await box.fill('')
    await expect(keywords).toHaveText(['会议', '安全', '工作'])
    await history.getByRole('button', { name: '删除检索历史“会议”' }).click()
    await expect(toast).toHaveText('删除成功')
    await expect(keywords).toHaveText(['安全', '工作'])
    await expect(history.getByRole('button', { name: '删除检索历史“安全”' })).toBeFocused()
    await history.getByRole('button', { name: '清除历史' }).click()
    await expect(toast.filter({ hasText: '清除历史成功' })).toBeVisible()
    await expect(history).toContainText('暂无检索历史')
    await expect(box).toBeFocused()
  })

  test('[SEARCH-05] the advanced search takes the keyword along to gwsearch', async ({ visit }) => {
    const { page, shell } = await visit('/index')
    const { open, box, advanced, drawer, tab } = documentSearchOf(page)
    await open()
    await box.fill(' 工作&要点 ')
    await advanced.click()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\/gwsearch\/full-text-search\?keyword=/)
    expect(new URL(page.url()).searchParams.get('keyword')).toBe('工作&要点')
    await expect(shell.tab('公文检索')).toHaveAttribute('aria-selected', 'true')
    await open()
    await tab('公开文件库').click()
    await expect(advanced).toHaveAttribute('href', '/gwsearch/doc-library-search?keyword=')
  })

  test('[SEARCH-02] the keyboard leads into results, which are kept', { tag: '@long' }, async ({
    visit,
  }) => {
    const { page } = await visit('/index')
    const { open, search, box, link, total, drawer, button, tab } = documentSearchOf(page)
    await open()
    await search('工作')
    await expect(total).toBeVisible()
    await page.keyboard.press('ArrowDown')
    await expect(link(0)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await expect(link(1)).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    await expect(box).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await expect(button).toBeFocused()

    await open()
    await tab('公开文件库').click()
    await search('管理')
    await expect(total).toBeVisible()
    await link(0).focus()
    await page.keyboard.press('End')
    await expect(link(9)).toBeFocused()
    const before = (await link(9).boundingBox())?.y
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await open()
    await expect(tab('公开文件库')).toHaveAttribute('aria-selected', 'true')
    await expect(box).toHaveValue('管理')
    await expect(total).toBeVisible()
    await expect(link(9)).toBeInViewport()
    await expect.poll(async () => (await link(9).boundingBox())?.y).toBe(before)
  })
})

test.describe('公文检索 if a constant says so', () => {
  test.use({ scenario: 'all-flags-off' })
  test('[SEARCH-01] has no public library', { tag: '@long' }, async ({ visit }) => {
    const { page, open, drawer } = await visit('/index', documentSearchOf)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/document-search'))
    await open()
    await answered
    await expect(drawer.getByRole('tab')).toHaveText(['单位公文库'])
  })
})

test.describe('公文检索 on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

  test('[SEARCH-02] [LOOK-02] a search takes its keyboard off the results', {
    tag: '@long',
  }, async ({ visit }) => {
    const { open, search, box, total, drawer, history } = await visit('/index', documentSearchOf)
    const button = drawer.getByRole('button', { name: '检索', exact: true })
    await open()
    await search('长'.repeat(101))
    await expect(box).toBeFocused()
    await search('档案')
    await expect(total).toBeVisible()
    await expect(button).toBeFocused()
    await box.fill('')
    await history.getByRole('button', { name: '档案', exact: true }).tap()
    await expect(total).toBeVisible()
    await expect(button).toBeFocused()
  })
})

test('[SEARCH-06] [DESK-07] goes on after a sign-in', {
  tag: '@long',
}, async ({ visit, account }) => {
  const { page, space, open, box, total, rows, allowErrors } = await visit(
    '/index',
    documentSearchOf,
  )
  allowErrors(/status of 401|HTTP Authentication failed/)
  // This entry sends its request a moment after the page, and would otherwise be the first to notice the session end.
  await expect(page.getByRole('button', { name: /^盯落实/ })).toBeVisible()
  const past = page.waitForResponse(/\/document-search\/visits/)
  await open()
  await past
  await box.fill('档案')
  space.clock.advance(13 * 3_600_000)
  await box.press('Enter')
  await expect(signInAgainOf(page)).toBeVisible()
  await signInAgain(page, account('zhangsan'))
  await expect(total).toBeVisible()
  await expect(rows.first()).toContainText('档案')
  await expect(box).toHaveValue('档案')
  await page.keyboard.press('ArrowDown')
  await expect(rows.first().getByRole('link')).toBeFocused()
})

test('[SEARCH-06] [ERR-01] a failing backend keeps it calm, and 重试 goes on', async ({
  visit,
}) => {
  const { page, space, allowErrors } = await visit('/index')
  allowErrors(/status of 50\d/)
  const { open, search, drawer, retry, total, rows, toast, history, tab, link } =
    documentSearchOf(page)
  space.faults.add({ path: '/api/esSearch/*', kind: 'status', status: 500 })
  await open()
  await expect(history).toContainText('暂时无法获取')
  await search('工作')
  await expect(drawer).toContainText('暂时无法获取检索结果')
  await expect(toast).toHaveCount(0)
  await expect(drawer.getByRole('alert')).toHaveCount(0)
  space.faults.clear()
  await retry.click()
  await expect(total).toBeVisible()
  await expect(rows.first()).toBeVisible()

  await tab('公开文件库').click()
  space.faults.add({ path: publicSearch, kind: 'status', status: 500, nth: 2 })
  await search('管理')
  await expect(total).toBeVisible()
  await link(0).focus()
  await page.keyboard.press('End')
  await expect(drawer).toContainText('暂时无法加载更多结果')
  await page.keyboard.press('Home')
  await expect(link(0)).toBeFocused()
  await page.keyboard.press('End')
  await expect(link(9)).toBeFocused()
  expect(space.journal.find({ path: publicSearch })).toHaveLength(2)
  await retry.click()
  await expect(link(10)).toBeAttached()
})

function pagesAsked(space: { journal: { find(wanted: { path: string }): { body: unknown }[] } }) {
  const calls = space.journal.find({ path: unitSearch })
  return calls.map(({ body }) => (body as { pageNo: number }).pageNo)
}
