/** `number` of an object: a number, date or time as its format writes it. */
export type Cell = string | number | boolean | Date | { number: string } | null

/** A table of a workbook. */
export interface SheetRows {
  sheet: string
  data: readonly (readonly Cell[])[]
}

/** A column's letters: 0 → A, 26 → AA. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26))
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter
}

/** A cell's text. The library returns times of day as UTC, because workbooks have no time zones. */
export function cellText(cell: Cell, { yes, no }: { yes: string; no: string }): string {
  if (cell === null || cell === undefined) return ''
  if (typeof cell === 'boolean') return cell ? yes : no
  if (cell instanceof Date) {
    if (Number.isNaN(cell.getTime())) return ''
    const [date = '', time = ''] = cell.toISOString().split('T')
    return time.startsWith('00:00:00') ? date : `${date} ${time.slice(0, 5)}`
  }
  if (typeof cell === 'number') {
    // Sums of decimals may end in 0.30000000000000004.
    return String(Number(cell.toPrecision(15)))
  }
  return typeof cell === 'string' ? cell : cell.number
}

/** Whether a cell stands at the right, as numbers do. */
export const isNumber = (cell: Cell | undefined) =>
  typeof cell === 'number' || (typeof cell === 'object' && cell !== null && 'number' in cell)
