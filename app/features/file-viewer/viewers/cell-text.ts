export type CellColour = 'red' | 'green' | 'blue'

/** What a workbook says of a cell's looks. */
export interface CellLook {
  /** Not given = texts at the left, numbers at the right. */
  align?: 'left' | 'center' | 'right'
  /** Not given = at the upper edge. */
  middle?: true
  /** Lines end where the column does. */
  wrap?: true
  colour?: CellColour
}

/** A text with more to it than its letters. */
export interface RichCell {
  text: string
  isNumber?: true
  look?: CellLook
  /** An address as the file has it. */
  link?: string
}

/** `number` of an object: a number, date or time as its format writes it. */
export type Cell = string | boolean | { number: string } | RichCell | null

/** A table of a workbook. */
export interface SheetRows {
  sheet: string
  data: readonly (readonly Cell[])[]
  /** Not given = each of `data` is a row, the first being 1. */
  layout?: SheetLayout
}

/** Where the rows and columns of `data` stand in their sheet. All are counted from 0. */
export interface SheetLayout {
  /** The row of the sheet that each of `data` is, in their order; others are empty or hidden. */
  places: readonly number[]
  hiddenRows: ReadonlySet<number>
  /** Rows that are not in `data` are not shown. */
  emptyRowsHidden: boolean
  /** The columns that each of a row's cells stand in: all that are shown. `width` (px): if the file says it. */
  columns: readonly { at: number; width: number | null }[]
  /** `left` and `right` count `columns`. The first of overlapping ones counts. */
  merges: readonly CellRange[]
  /** How many of the sheet's rows, and of `columns`, stay in sight. */
  frozen: { rows: number; columns: number }
}

/** Cells of a sheet, each edge counted from 0 and within the range. */
export interface CellRange {
  top: number
  left: number
  bottom: number
  right: number
}

/** A column's letters: 0 → A, 26 → AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

export function cellText(cell: Cell | undefined, { yes, no }: { yes: string; no: string }): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? yes : no
  if (typeof cell === 'string') return cell
  return 'text' in cell ? cell.text : cell.number
}

/** What is said of a cell beyond its text. */
export const richOf = (cell: Cell | undefined): RichCell | null =>
  typeof cell === 'object' && cell !== null && 'text' in cell ? cell : null

/** Whether a cell stands at the right, as numbers do. */
export const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell !== null && ('number' in cell || cell.isNumber === true)

/** Where a row is, or would be, in a list that grows. */
export function placeAmong<One>(list: readonly One[], row: number, rowOf: (one: One) => number) {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (rowOf(list[middle] as One) < row) from = middle + 1
    else to = middle
  }
  return from
}
