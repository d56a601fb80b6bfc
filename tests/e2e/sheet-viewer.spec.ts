import type { Page } from '@playwright/test'
import { keepFile, type SampleCell, sheetData, writtenWorkbook } from '../support/sample-files'
import { expect, test } from '../support/test'

const rows = 1600

/**
 * A title over all columns, a header row, a first column that is merged over all rows, and numbers in red and black.
 */
function longWorkbook(): Buffer {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="#,##0;[Red]-#,##0"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/></cellXfs>'
  const data: SampleCell[][] = [
    ['重点项目一览表'],
    ['类别', '编号', '金额', '网站', '备注', '说明'],
    ...Array.from({ length: rows }, (_, at): SampleCell[] => [
      at === 0 ? '民生工程' : '',
      `第${at + 1}号`,
      { value: at % 2 === 0 ? 1500 : -1500, style: 1 },
      at < 2 ? '政府网' : '',
    ]),
  ]
  const widths = [12, 12, 40, 40, 60, 60]
  const columns = widths.map(
    (width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}"/>`,
  )
  const xml = `<sheetViews><sheetView><pane xSplit="1" ySplit="2" state="frozen"/></sheetView></sheetViews><cols>${columns.join('')}</cols>${sheetData(data)}<mergeCells><mergeCell ref="A1:F1"/><mergeCell ref="A3:A${rows + 2}"/></mergeCells><hyperlinks><hyperlink ref="D3" r:id="web"/><hyperlink ref="D4" r:id="script"/></hyperlinks>`
  const links = { web: 'https://www.gov.cn/', script: 'javascript:alert(1)' }
  return writtenWorkbook({ 一览表: { xml, links } }, { styles })
}

const viewerOf = (fileId: string) =>
  `/file-viewer?${new URLSearchParams({ fileId, name: '一览表.xlsx' })}`

const table = (page: Page) => page.getByRole('tabpanel', { name: '一览表' })
const cell = (page: Page, name: string) => page.getByRole('cell', { name, exact: true })
const more = (page: Page) => page.getByRole('button', { name: /^显示更多/ })
const rowHead = (page: Page, row: number) =>
  page.getByRole('rowheader', { name: String(row), exact: true })

test('[DOC-04] frozen rows and columns of a workbook stay while the others scroll', {
  tag: '@long',
}, async ({ visit, space }) => {
  const { page } = await visit(viewerOf(keepFile(space, '一览表.xlsx', longWorkbook())))
  const placeOf = async (name: string) => {
    const { x = 0, y = 0 } = (await cell(page, name).boundingBox()) ?? {}
    return { x: Math.round(x), y: Math.round(y) }
  }
  await expect(cell(page, '类别')).toBeVisible()
  const [corner, head, first] = [
    await placeOf('类别'),
    await placeOf('编号'),
    await placeOf('第1号'),
  ]
  await table(page).focus()
  // A busy browser may drop the scrolling of a key that is pressed while it lays out the page.
  await expect(async () => {
    await page.keyboard.press('PageDown')
    expect((await placeOf('第1号')).y).toBeLessThan(first.y - 200)
  }).toPass()
  await table(page).evaluate((one) => one.scrollTo({ left: 300 }))
  await expect.poll(async () => (await placeOf('编号')).x).toBe(head.x - 300)
  expect((await placeOf('编号')).y).toBe(head.y)
  expect(await placeOf('类别')).toEqual(corner)
  expect((await placeOf('民生工程')).x).toBe(corner.x)
  const { x = 0, y = 0 } = (await cell(page, '类别').boundingBox()) ?? {}
  const shown = await page.evaluate(
    ([left, top]) => document.elementFromPoint(left + 10, top + 10)?.textContent,
    [x, y] as const,
  )
  expect(shown).toBe('类别')
})

test('[DOC-04] cells of a workbook are merged, coloured, and lead to the web alone', {
  tag: '@long',
}, async ({ visit, space }) => {
  const { page } = await visit(viewerOf(keepFile(space, '一览表.xlsx', longWorkbook())))
  await expect(cell(page, '重点项目一览表')).toHaveAttribute('colspan', '6')
  const black = cell(page, '1,500').first()
  const red = cell(page, '-1,500').first()
  const colourOf = (one: typeof red) => one.evaluate((node) => getComputedStyle(node).color)
  expect(await colourOf(red)).not.toBe(await colourOf(black))
  await expect(red).toHaveCSS('text-align', 'right')
  const links = table(page).getByRole('link')
  await expect(links).toHaveCount(1)
  await expect(links).toHaveAttribute('href', 'https://www.gov.cn/')
  await expect(links).toHaveAttribute('rel', 'noopener noreferrer')
})

test('[DOC-04] [DOC-05] of many rows a thousand are drawn, with what is merged from above', {
  tag: '@long',
}, async ({ visit, space }) => {
  const { page } = await visit(viewerOf(keepFile(space, '一览表.xlsx', longWorkbook())))
  const drawn = () => table(page).locator('tbody tr').count()
  await expect(rowHead(page, 502)).toHaveCount(1)
  await more(page).click()
  await expect(rowHead(page, 1002)).toHaveCount(1)
  await more(page).click()
  await expect(rowHead(page, 1502)).toHaveCount(1)
  await expect(rowHead(page, 502)).toHaveCount(0)
  expect(await drawn()).toBe(2 + 1000)
  await expect(cell(page, '民生工程')).toHaveAttribute('rowspan', '1000')
  // What was read stays where it is.
  await expect(rowHead(page, 1002)).toBeInViewport()
  await page.getByRole('button', { name: '查找', exact: true }).click()
  await page.getByRole('searchbox', { name: '查找' }).fill('第7号')
  await expect(cell(page, '第7号')).toBeInViewport()
  expect(await drawn()).toBeLessThanOrEqual(2 + 1000)
})

test('[DOC-05] a workbook that claims to be endless is shown with what it has', async ({
  visit,
  space,
}) => {
  const merges = Array.from(
    { length: 100_000 },
    (_, at) => `<mergeCell ref="B${at + 2}:XFD1048576"/>`,
  )
  const xml = `<dimension ref="A1:XFD1048576"/><sheetViews><sheetView><pane xSplit="16384" ySplit="10000" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="1" width="-5"/><col min="2" max="16384" width="99999999"/></cols><sheetData><row r="1"><c r="A1" t="str"><v>首行</v></c></row><row r="9000"><c r="B9000"><v>9</v></c></row><row r="1048576"><c r="A1048576" t="str"><v>末行</v></c></row></sheetData><mergeCells>${merges.join('')}</mergeCells>`
  const bytes = writtenWorkbook({ 一览表: { xml } })
  const { page } = await visit(viewerOf(keepFile(space, '一览表.xlsx', bytes)))
  await expect(cell(page, '首行')).toBeVisible()
  expect(await table(page).locator('td').count()).toBeLessThan(1000)
  // Frozen rows and columns leave room for the rest.
  await table(page).focus()
  await page.keyboard.press('End')
  await expect(cell(page, '末行')).toBeInViewport()
  await table(page).evaluate((one) => one.scrollTo({ left: 500 }))
  await expect(cell(page, '首行')).not.toBeInViewport()
})
