import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readOld } from '../../app/features/file-viewer/old/read-old'
import { cellText, type SheetRows } from '../../app/features/file-viewer/viewers/cell-text'
import {
  type SampleCell,
  sheetData,
  type WrittenSheet,
  writtenWorkbook,
} from '../support/sample-files'

const words = { yes: '是', no: '否' }

async function read(
  sheets: Readonly<Record<string, WrittenSheet>>,
  options?: Parameters<typeof writtenWorkbook>[1],
): Promise<readonly SheetRows[]> {
  const content = await readOld('xlsx', Uint8Array.from(writtenWorkbook(sheets, options)))
  return content.kind === 'sheets' ? content.sheets : []
}

async function readOne(xml: string, options?: Parameters<typeof writtenWorkbook>[1]) {
  const [sheet] = await read({ 表: { xml } }, options)
  if (!sheet?.layout) throw new Error('no sheet')
  return { ...sheet, layout: sheet.layout, text: textsOf(sheet) }
}

const textsOf = ({ data }: SheetRows) => data.map((row) => row.map((cell) => cellText(cell, words)))

const rows = (...all: (readonly SampleCell[])[]) => sheetData(all)
const merged = (...refs: string[]) =>
  `<mergeCells>${refs.map((ref) => `<mergeCell ref="${ref}"/>`).join('')}</mergeCells>`

it('[DOC-04] cells are read from all that programs write them as', async () => {
  const { text } = await readOne(
    '<sheetData><row><c t="inlineStr"><is><r><t>张</t></r><r><t>三</t></r><rPh><t>zhang</t></rPh></is></c><c t="b"><v>1</v></c><c t="str"><f>A1</f><v>和_x000D_\n</v></c><c t="e"><v>#DIV/0!</v></c><c t="d"><v>2026-11-21T00:00:00</v></c><c/><c><v>2</v></c></row></sheetData>',
  )
  expect(text).toEqual([['张三', '是', '和\n', '#DIV/0!', '46347', '', '2']])
})

it('[DOC-04] elements may have a prefix, as some programs write them', async () => {
  const { text } = await readOne(
    '<x:sheetData xmlns:x="x"><x:row r="1"><x:c r="A1"><x:v>7</x:v></x:c></x:row></x:sheetData>',
  )
  expect(text).toEqual([['7']])
})

it('[DOC-04] styles say how numbers are written and where cells stand', async () => {
  const styles =
    '<numFmts><numFmt numFmtId="170" formatCode="#,##0.00;[Red]-#,##0.00"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="170"/><xf numFmtId="31"/><xf numFmtId="0"><alignment horizontal="center" vertical="center" wrapText="1"/></xf></cellXfs>'
  const { data } = await readOne(
    rows([
      { value: -3500, style: 1 },
      { value: 46_347, style: 2 },
      { value: '说明', style: 3 },
      { value: '无', style: 99 },
    ]),
    { styles },
  )
  expect(data[0]).toEqual([
    { text: '-3,500.00', isNumber: true, look: { colour: 'red' } },
    { text: '2026年11月21日', isNumber: true },
    { text: '说明', look: { align: 'center', middle: true, wrap: true } },
    { text: '无' },
  ])
})

it('[DOC-04] a workbook that counts days from 1904 says so itself', async () => {
  const styles = '<cellXfs><xf numFmtId="14"/></cellXfs>'
  const { text } = await readOne(rows([46_347 - 1462]), { styles, is1904: true })
  expect(text).toEqual([['2026/11/21']])
})

it('[DOC-04] the first view of a sheet says which rows and columns are frozen', async () => {
  const pane = (attributes: string, view = '') =>
    `<sheetViews><sheetView ${view}><pane ${attributes}/></sheetView><sheetView><pane ySplit="9" state="frozen"/></sheetView></sheetViews>${rows(['一', '二', '三'])}`
  const frozen = async (xml: string) => (await readOne(xml)).layout.frozen
  expect(await frozen(pane('xSplit="1" ySplit="2" state="frozen"'))).toEqual({
    rows: 2,
    columns: 1,
  })
  expect(await frozen(pane('ySplit="2" state="frozen"', 'topLeftCell="A4"'))).toEqual({
    rows: 5,
    columns: 0,
  })
  expect(await frozen(pane('xSplit="1200" ySplit="900" state="split"'))).toEqual({
    rows: 0,
    columns: 0,
  })
  const hidden = `<cols><col min="1" max="1" hidden="1"/></cols>`
  expect(
    await frozen(pane('xSplit="2" state="frozen"').replace('<sheetData>', `${hidden}<sheetData>`)),
  ).toEqual({ rows: 0, columns: 1 })
})

it('[DOC-04] hidden sheets, rows and columns are not shown, and the others keep their names', async () => {
  const xml = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row><row r="2" hidden="1"><c r="A2"><v>4</v></c></row><row r="9"><c r="A9"><v>5</v></c></row></sheetData>`
  const sheets = await read({
    底稿: { xml, state: 'hidden' },
    表: { xml },
    深: { xml, state: 'veryHidden' },
  })
  expect(sheets.map(({ sheet }) => sheet)).toEqual(['表'])
  const [{ layout } = { layout: undefined }] = sheets
  expect(sheets.flatMap(textsOf)).toEqual([['1', '3'], ['5']])
  expect(layout?.places).toEqual([0, 8])
  expect(layout?.columns.map(({ at }) => at)).toEqual([0, 2])
  expect([...(layout?.hiddenRows ?? [])]).toEqual([1])
})

it('[DOC-04] merged cells keep their text if the first of them is hidden', async () => {
  const hidden = '<cols><col min="1" max="1" hidden="1"/></cols>'
  const { text, layout } = await readOne(
    `${hidden}<sheetData><row r="1" hidden="1"><c r="A1" t="str"><v>标题</v></c></row><row r="3"><c r="B3"><v>1</v></c><c r="C3"><v>2</v></c></row></sheetData>${merged('A1:C2', 'A3:A9', 'B3:B3')}`,
  )
  expect(text).toEqual([['标题'], ['1', '2']])
  expect(layout.places).toEqual([1, 2])
  expect(layout.merges).toEqual([{ top: 1, bottom: 1, left: 0, right: 1 }])
})

it('[DOC-04] columns are as wide as the file says, within reason', async () => {
  const widths = async (cols: string, xml = rows(['一', '二', '三'])) =>
    (await readOne(`${cols}${xml}`)).layout.columns.map(({ width }) => width)
  expect(await widths('')).toEqual([null, null, null])
  const [first = 0, second = 0, third = 0] = (await widths(
    '<cols><col min="1" max="1" width="20"/><col min="2" max="2" width="-5"/><col min="3" max="3" width="1e9"/></cols>',
  )) as number[]
  expect(first).toBeGreaterThan(second)
  expect(second).toBe(77)
  expect(third).toBe(600)
})

it('[DOC-04] a workbook of charts alone cannot be shown, but is not broken', async () => {
  const parts = unzipSync(writtenWorkbook({ 图表: { xml: rows(['一']) } }))
  const path = 'xl/_rels/workbook.xml.rels'
  const relations = strFromU8(parts[path] ?? new Uint8Array())
  parts[path] = strToU8(relations.replace('relationships/worksheet', 'relationships/chartsheet'))
  await expect(readOld('xlsx', zipSync(parts))).rejects.toThrow('unsupported')
})

it('[DOC-04] links keep their addresses, those within the workbook lead nowhere', async () => {
  const [sheet] = await read({
    表: {
      xml: `${rows(['网站', '本表', '无'])}<hyperlinks><hyperlink ref="A1" r:id="web"/><hyperlink ref="B1" location="表!A9"/><hyperlink ref="A1:XFD1048576" r:id="web"/></hyperlinks>`,
      links: { web: 'https://www.gov.cn/' },
    },
  })
  expect(sheet?.data[0]).toEqual([
    { text: '网站', link: 'https://www.gov.cn/' },
    { text: '本表' },
    { text: '无' },
  ])
})

describe('a hostile workbook', () => {
  it('[DOC-05] of the largest size, with three cells, is three rows', async () => {
    const { text, layout } = await readOne(
      '<dimension ref="A1:XFD1048576"/><sheetData><row r="1"><c r="A1"><v>1</v></c></row><row r="5000"><c r="C5000"><v>2</v></c></row><row r="1048576"><c r="B1048576"><v>3</v></c><c r="XFD1048576"><v>4</v></c></row></sheetData>',
    )
    expect(text).toEqual([['1'], ['', '', '2'], ['', '3']])
    expect(layout.places).toEqual([0, 4999, 1_048_575])
    expect(layout.columns).toHaveLength(3)
  })

  it('[DOC-05] says that it has more columns than are shown', async () => {
    const { layout } = await readOne(
      '<sheetData><row r="1"><c r="CV1"><v>100</v></c><c r="CW1"><v>101</v></c><c r="CX1"><v>102</v></c></row></sheetData>',
    )
    expect(layout.columns).toHaveLength(101)
  })

  it('[DOC-05] with merges, links and columns without end is read in a moment', async () => {
    const all = 'A1:XFD1048576'
    const many = (count: number, one: string) => Array.from({ length: count }, () => one).join('')
    const { layout, text } = await readOne(
      `<sheetViews><sheetView><pane xSplit="9e99" ySplit="-3" state="frozen"/></sheetView></sheetViews><cols>${many(5000, '<col min="1" max="16384" width="NaN" hidden="0"/>')}</cols><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData><mergeCells>${many(100_000, `<mergeCell ref="${all}"/>`)}</mergeCells><hyperlinks>${many(5000, `<hyperlink ref="${all}" r:id="x"/>`)}</hyperlinks>`,
    )
    expect(text).toEqual([['1']])
    expect(layout.merges.length).toBeLessThanOrEqual(100_000)
    expect(layout.frozen.rows).toBe(0)
  })

  it('[DOC-05] that names no cells, or none that exist, loses only these', async () => {
    const { text } = await readOne(
      `<sheetData><row r="x"><c r="?"><v>1</v></c><c r="ZZZZ9" t="s"><v>99</v></c><c r="C1"><v>1e999</v></c></row><row r="1"><c s="-1" r="A1"><v>2</v></c></row></sheetData>${merged('A0:B9', '', 'B2', 'A1:A9999999')}`,
    )
    expect(text).toEqual([['1', '', '1e999'], ['2']])
  })

  it('[DOC-05] with one long text in thousands of cells is refused', async () => {
    const texts = ['x'.repeat(100_000)]
    const cells = (count: number) =>
      `<sheetData><row>${'<c t="s"><v>0</v></c>'.repeat(count)}</row></sheetData>`
    const { text } = await readOne(cells(50), { texts })
    expect(text[0]?.[49]).toHaveLength(32_767)
    await expect(readOne(cells(5000), { texts })).rejects.toThrow('huge')
  })

  it('[DOC-05] that is cut, or has no sheet, is broken', async () => {
    await expect(readOne('<sheetData><row>')).rejects.toThrow('broken')
    await expect(read({})).rejects.toThrow('broken')
    await expect(readOld('xlsx', Uint8Array.from([80, 75, 3, 4]))).rejects.toThrow('broken')
    const entity = '<sheetData><row><c t="str"><v>&bomb;</v></c></row></sheetData>'
    await expect(readOne(entity)).rejects.toThrow('broken')
  })
})
