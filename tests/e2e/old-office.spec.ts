import type { Page } from '@playwright/test'
import { sampleBytes } from '../../mock-platform/data/samples'
import type { Space } from '../../mock-platform/data/space'
import { filesOf } from '../support/files'
import { keepFile } from '../support/sample-files'
import { expect, test } from '../support/test'

/** Stores one of fixtures/files for all users; gives the address of its viewer. */
function viewerOf(space: Space, sample: string, ending: string): string {
  const name = `${sample}.${ending}`
  return `/file-viewer?${new URLSearchParams({ fileId: keepFile(space, name, sampleBytes(sample)), name })}`
}

const content = (page: Page) => page.getByRole('region', { name: '文件内容' })
const note = (page: Page) => page.getByRole('status').filter({ hasText: '未显示原有版式' })

test('[DOC-03] old texts show their paragraphs and tables, and say what is missing', async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  for (const ending of ['doc', 'wps', 'rtf', 'odt']) {
    await test.step(ending, async () => {
      await page.goto(viewerOf(space, `letter-${ending}`, ending))
      await expect(content(page)).toContainText('关键岗位不得空岗、脱岗。')
      await expect(page.getByRole('cell', { name: '张三、王晓燕' })).toBeVisible()
      await expect(page.getByRole('region', { name: '页眉页脚' })).toContainText('滨江市人民政府')
      await expect(page.getByRole('region', { name: '脚注' })).toContainText('节假日除外')
      await expect(note(page)).toBeVisible()
      await expect(page.getByRole('link', { name: '下载', exact: true })).toBeVisible()
      await expect(page.getByText('文件内容与扩展名不一致')).toHaveCount(0)
    })
  }
})

test('[DOC-03] old workbooks show their sheets, with numbers as they are written', async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  for (const ending of ['xls', 'et', 'ods']) {
    await test.step(ending, async () => {
      await page.goto(viewerOf(space, `budget-${ending}`, ending))
      await expect(page.getByRole('cell', { name: '1,980,000.00' })).toBeVisible()
      await expect(page.getByRole('cell', { name: '61.3%' })).toBeVisible()
      await page.getByRole('tab', { name: '说明' }).click()
      await expect(content(page).or(page.getByRole('tabpanel'))).toContainText('金额单位为元')
      await expect(note(page)).toBeVisible()
    })
  }
})

test('[DOC-03] old presentations show the text of each slide', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  const inThePage: string[] = []
  page.on('request', (request) => {
    if (/\/read-old-/.test(request.url())) inThePage.push(request.url())
  })
  for (const ending of ['ppt', 'dps', 'odp']) {
    await test.step(ending, async () => {
      await page.goto(viewerOf(space, `slides-${ending}`, ending))
      await expect(page.getByRole('region', { name: '第 2 页' })).toContainText('主要进展')
      await expect(page.getByRole('region', { name: '第 3 页' })).toContainText('好差评')
      await expect(note(page)).toBeVisible()
    })
  }
  // The page itself must not load the reader; the worker's own files have other names.
  expect(inThePage).toEqual([])
})

test('[DOC-03] without workers the page itself reads the file', { tag: '@long' }, async ({
  visit,
}) => {
  const { page, space } = await visit('/file-viewer')
  await page.addInitScript(() => void Reflect.deleteProperty(window, 'Worker'))
  await page.goto(viewerOf(space, 'letter-doc', 'doc'))
  await expect(content(page)).toContainText('关键岗位不得空岗、脱岗。')
  await page.goto(viewerOf(space, 'budget-xls', 'xls'))
  await expect(page.getByRole('cell', { name: '1,980,000.00' })).toBeVisible()
})

test.describe('a worker or reader whose file does not come', () => {
  test.use({ allowedErrors: /Failed to load resource/ })

  test('[DOC-03] [ERR-01] is done without', { tag: '@long' }, async ({ visit }) => {
    const { page, space } = await visit('/file-viewer')
    await page.route(/old-office\.worker/, (route) => route.abort())
    await page.goto(viewerOf(space, 'letter-doc', 'doc'))
    await expect(content(page)).toContainText('关键岗位不得空岗、脱岗。')
  })

  test('[DOC-03] [ERR-01] a reader that does not come is asked for again, the file is not called broken', {
    tag: '@long',
  }, async ({ visit }) => {
    const { page, space } = await visit('/file-viewer')
    await page.route(/word-text/, (route) => route.abort())
    await page.goto(viewerOf(space, 'letter-doc', 'doc'))
    await expect(page.getByRole('heading', { name: '暂时无法打开文件' })).toBeVisible()
    await page.unroute(/word-text/)
    await page.getByRole('button', { name: '重试' }).click()
    await expect(content(page)).toContainText('关键岗位不得空岗、脱岗。')
  })
})

test('[DOC-03] the file centre has a file of each old kind', async ({ visit }) => {
  const { open, row, search } = await visit('/index', filesOf)
  await open()
  await search.fill('元旦假期值班')
  await search.press('Enter')
  for (const ending of ['doc', 'wps', 'rtf', 'odt']) {
    await expect(row(`关于做好元旦假期值班工作的通知.${ending}`)).toBeVisible()
  }
})
