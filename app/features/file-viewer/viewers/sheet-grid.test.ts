import { describe, expect, it } from 'vitest'
import { viewerLimits } from '../limits'
import { type Cell, cellText, type SheetLayout, type SheetRows } from './cell-text'
import { gridOf } from './sheet-grid'
import { columnsOf, linesOf, stepOf } from './sheet-lines'

const words = { yes: '是', no: '否' }

function sheetOf(data: Cell[][], layout: Partial<SheetLayout> = {}): SheetRows {
  const width = data.reduce((most, row) => Math.max(most, row.length), 0)
  return {
    sheet: '表',
    data,
    layout: {
      places: data.map((_, at) => at),
      hiddenRows: new Set(),
      emptyRowsHidden: false,
      columns: Array.from({ length: width }, (_, at) => ({ at, width: null })),
      merges: [],
      frozen: { rows: 0, columns: 0 },
      ...layout,
    },
  }
}

const range = (top: number, left: number, bottom: number, right: number) => ({
  top,
  left,
  bottom,
  right,
})

/** Each drawn cell as `text columns×lines`, a text alone if it is one cell; `from` and `to` of the scrolling lines. */
function drawn(sheet: SheetRows, from = 0, to = Number.POSITIVE_INFINITY): string[][] {
  const { frozen, others } = linesOf(sheet)
  const lines = [...frozen, ...others.slice(from, to)]
  return gridOf(sheet, lines, columnsOf(sheet).length).map((line) =>
    line.map(({ cell, columns, lines: high }) =>
      columns * high === 1 ? cellText(cell, words) : `${cellText(cell, words)} ${columns}×${high}`,
    ),
  )
}

const numbered = (count: number): Cell[][] =>
  Array.from({ length: count }, (_, at) => [`甲${at + 1}`, `乙${at + 1}`])

describe('merged cells', () => {
  it('[DOC-04] take the place of those that they cover', () => {
    const sheet = sheetOf(
      [
        ['标题', null, null],
        ['部门', '一月', '二月'],
        [null, '3', '4'],
      ],
      { merges: [range(0, 0, 0, 2), range(1, 0, 2, 0)] },
    )
    expect(drawn(sheet)).toEqual([['标题 3×1'], ['部门 1×2', '一月', '二月'], ['3', '4']])
  })

  it('[DOC-04] that begin above the drawn rows are still shown, with their text', () => {
    const sheet = sheetOf(numbered(6), { merges: [range(0, 0, 4, 0)] })
    expect(drawn(sheet, 2, 4)).toEqual([['甲1 1×2', '乙3'], ['乙4']])
    expect(drawn(sheet, 5, 6)).toEqual([['甲6', '乙6']])
  })

  it('[DOC-04] go on from the frozen rows to those that are drawn', () => {
    const frozen = { rows: 1, columns: 0 }
    const sheet = sheetOf(numbered(6), { merges: [range(0, 0, 5, 0)], frozen })
    expect(drawn(sheet, 3, 5)).toEqual([['甲1 1×3', '乙1'], ['乙5'], ['乙6']])
  })

  it('[DOC-04] lose the rows that are hidden', () => {
    const sheet = sheetOf(
      [
        ['甲', '一'],
        ['乙', '三'],
      ],
      {
        places: [0, 3],
        hiddenRows: new Set([1, 2]),
        merges: [range(0, 0, 2, 0)],
      },
    )
    expect(drawn(sheet)).toEqual([
      ['甲', '一'],
      ['乙', '三'],
    ])
  })

  it('[DOC-05] that overlap do not lie over one another: the first counts', () => {
    const merges = [range(0, 0, 1, 0), range(1, 0, 2, 1), range(0, 0, 2, 1), range(2, 1, 3, 1)]
    expect(drawn(sheetOf(numbered(4), { merges }))).toEqual([
      ['甲1 1×2', '乙1'],
      ['乙2'],
      ['甲3', '乙3 1×2'],
      ['甲4'],
    ])
  })

  it('[DOC-05] that overlap a hundred thousand times cost no more than the drawn cells', () => {
    const columns = viewerLimits.columns
    const data = Array.from({ length: 500 }, () => Array.from({ length: columns }, () => '值'))
    // Each overlaps the first range only in its last cell.
    const others = Array.from({ length: 100_000 }, () => range(0, 0, 499, columns - 1))
    const sheet = sheetOf(data, { merges: [range(499, columns - 1, 600, columns), ...others] })
    expect(gridOf(sheet, linesOf(sheet).others, columns)[499]).toHaveLength(columns)
  })
})

describe('texts', () => {
  const columns = [0, 1, 2].map((at) => ({ at, width: 80 }))
  const title = '关于2026年度重点工作任务的说明'

  it('[DOC-04] that are too long go on over empty cells, as far as there are any', () => {
    const text = { text: title }
    expect(drawn(sheetOf([[text, null, null]], { columns }))).toEqual([[`${title} 3×1`]])
    expect(drawn(sheetOf([[text, null, '有']], { columns }))).toEqual([[`${title} 2×1`, '有']])
    expect(drawn(sheetOf([[text, false, null]], { columns }))).toEqual([[title, '否', '']])
  })

  it('[DOC-04] that are wrapped, centred or numbers stay in their column', () => {
    for (const cell of [
      { text: title, look: { wrap: true } },
      { text: title, look: { align: 'center' } },
      { text: '1,234,567,890,123.00', isNumber: true },
    ] satisfies Cell[]) {
      expect(drawn(sheetOf([[cell, null, null]], { columns }))).toEqual([[cell.text, '', '']])
    }
  })
})

describe('lines', () => {
  it('[DOC-04] empty rows are lines, hidden ones are none', () => {
    const { others } = linesOf(
      sheetOf([['一'], ['五']], { places: [1, 4], hiddenRows: new Set([2]) }),
    )
    expect(others.map(({ first, at }) => [first, at])).toEqual([
      [0, -1],
      [1, 0],
      [3, -1],
      [4, 1],
    ])
    const { others: shown } = linesOf(
      sheetOf([['一'], ['五']], { places: [1, 4], emptyRowsHidden: true }),
    )
    expect(shown.map(({ first }) => first)).toEqual([1, 4])
  })

  it('[DOC-05] a million empty rows are one line', () => {
    const { others } = linesOf(sheetOf([['一'], ['末']], { places: [0, 1_048_575] }))
    expect(others).toEqual([
      { first: 0, last: 0, at: 0 },
      { first: 1, last: 1_048_574, at: -1 },
      { first: 1_048_575, last: 1_048_575, at: 1 },
    ])
  })

  it('[DOC-05] what is merged with empty rows brings few of them', () => {
    const whole = range(0, 0, 1_048_575, 16_383)
    const { others } = linesOf(sheetOf([['一']], { merges: [whole] }))
    expect(others.length).toBeLessThanOrEqual(51)
  })

  it('[DOC-05] ten thousand rows are not frozen', () => {
    const { frozen, others } = linesOf(
      sheetOf(numbered(12_000), { frozen: { rows: 10_000, columns: 0 } }),
    )
    expect(frozen).toHaveLength(viewerLimits.frozenRows)
    expect(frozen.length + others.length).toBe(12_000)
  })

  it('[DOC-05] of a wide table fewer are drawn at once', () => {
    expect(stepOf(5)).toBe(viewerLimits.rows)
    expect(stepOf(100) * 100).toBeLessThanOrEqual(viewerLimits.cells)
  })
})
