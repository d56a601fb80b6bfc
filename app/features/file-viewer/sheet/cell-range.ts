import type { CellRange } from '../viewers/cell-text'

/** The maximum in spreadsheet programs. */
export const mostRows = 1_048_576
export const mostColumns = 16_384

const place = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/

/** `B3` → row 2, column 1. null = not a cell of a sheet. */
export function placeOf(text: string): { row: number; column: number } | null {
  const [, letters, digits] = place.exec(text) ?? []
  if (!letters || !digits) return null
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  const row = Number(digits)
  const exists = row >= 1 && row <= mostRows && column <= mostColumns
  return exists ? { row: row - 1, column: column - 1 } : null
}

/** `A1:C3`, or `A1`. null = not a range of a sheet. */
export function rangeOf(text: string): CellRange | null {
  const [first = '', last = first] = text.split(':')
  const [from, to] = [placeOf(first), placeOf(last)]
  if (!from || !to) return null
  return {
    top: Math.min(from.row, to.row),
    left: Math.min(from.column, to.column),
    bottom: Math.max(from.row, to.row),
    right: Math.max(from.column, to.column),
  }
}
