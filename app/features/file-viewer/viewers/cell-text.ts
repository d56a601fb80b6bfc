export type CellColour = 'red' | 'green' | 'blue'

/** A cell's formatting as given by the workbook. */
export interface CellLook {
  /** Undefined = texts at the left, numbers at the right. */
  align?: 'left' | 'center' | 'right'
  /** Undefined = at the top edge. */
  middle?: true
  /** Lines wrap at the column's edge. */
  wrap?: true
  colour?: CellColour
}

/** A text with additional properties. */
export interface RichCell {
  text: string
  isNumber?: true
  look?: CellLook
  /** The address as written in the file. */
  link?: string
}

/** An object with `number` is a number, date or time, formatted. */
export type Cell = string | boolean | { number: string } | RichCell | null

/** A table of a workbook. */
export interface SheetRows {
  sheet: string
  data: readonly (readonly Cell[])[]
  /** Undefined = each element of `data` is a row, starting at row 1. */
  layout?: SheetLayout
}

/** Where the rows and columns of `data` are in their sheet. All indices start at 0. */
export interface SheetLayout {
  /** The sheet row of each element of `data`, in order; other rows are empty or hidden. */
  places: readonly number[]
  hiddenRows: ReadonlySet<number>
  /** Rows that are not in `data` are not shown. */
  emptyRowsHidden: boolean
  /** The sheet columns of a row's cells: all that are shown. `width` (px): if the file specifies it. */
  columns: readonly { at: number; width: number | null }[]
  /** `left` and `right` are indices into `columns`. If ranges overlap, the first one wins. */
  merges: readonly CellRange[]
  /** How many of the sheet's rows, and of `columns`, are frozen. */
  frozen: { rows: number; columns: number }
}

/** A range of cells; edges are 0-based and inclusive. */
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

/** The properties of a cell beyond its text. */
export const richOf = (cell: Cell | undefined): RichCell | null =>
  typeof cell === 'object' && cell !== null && 'text' in cell ? cell : null

/** Whether a cell is right-aligned by default, as numbers are. */
export const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'object' && cell !== null && ('number' in cell || cell.isNumber === true)

/** The index at which a row is, or would be inserted, in a sorted list. */
export function placeAmong<One>(list: readonly One[], row: number, rowOf: (one: One) => number) {
  let [from, to] = [0, list.length]
  while (from < to) {
    const middle = (from + to) >> 1
    if (rowOf(list[middle] as One) < row) from = middle + 1
    else to = middle
  }
  return from
}
