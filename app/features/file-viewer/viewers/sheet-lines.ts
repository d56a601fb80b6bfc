import { viewerLimits } from '../limits'
import type { SheetLayout, SheetRows } from './cell-text'

/** A line of a table: a row, or several empty ones. */
export interface SheetLine {
  /** Rows of the sheet, counted from 0. */
  first: number
  last: number
  /** The index in the sheet's `data`; -1 = none. */
  at: number
}

/** The lines of a sheet: the frozen ones, and those that scroll. */
export interface SheetLines {
  frozen: readonly SheetLine[]
  others: readonly SheetLine[]
}

/** More empty rows than this are drawn as one line: a sheet may have a million of them. */
const mostEmpty = 50

export function linesOf({ data, layout }: SheetRows): SheetLines {
  const all = layout ? placedLines(layout) : data.map((_, at) => ({ first: at, last: at, at }))
  const rows = layout?.frozen.rows ?? 0
  const edge = all.findIndex(({ first }) => first >= rows)
  const frozen = Math.min(edge < 0 ? all.length : edge, viewerLimits.frozenRows)
  return { frozen: all.slice(0, frozen), others: all.slice(frozen) }
}

function placedLines(layout: SheetLayout): SheetLine[] {
  const lines: SheetLine[] = []
  let next = 0
  for (const [at, row] of layout.places.entries()) {
    if (!layout.emptyRowsHidden) addEmpty(lines, next, row - 1, layout)
    lines.push({ first: row, last: row, at })
    next = row + 1
  }
  if (!layout.emptyRowsHidden) addEmpty(lines, next, lastMerged(layout, next), layout)
  return lines
}

function addEmpty(lines: SheetLine[], from: number, to: number, { hiddenRows }: SheetLayout) {
  if (to - from >= mostEmpty) lines.push({ first: from, last: to, at: -1 })
  else {
    for (let row = from; row <= to; row += 1) {
      if (!hiddenRows.has(row)) lines.push({ first: row, last: row, at: -1 })
    }
  }
}

/** Merged cells that start in a filled row belong to the table, but at most `mostEmpty` rows of them. */
function lastMerged({ merges }: SheetLayout, next: number): number {
  let last = next - 1
  for (const { top, bottom } of merges) if (top < next) last = Math.max(last, bottom)
  return Math.min(last, next + mostEmpty - 1)
}

/** How many lines are drawn at once, and added each time more are needed. */
export const stepOf = (columns: number) =>
  Math.min(viewerLimits.rows, Math.max(50, Math.floor(viewerLimits.cells / Math.max(1, columns))))

/** All columns of a sheet. */
export function columnsOf({ data, layout }: SheetRows): SheetLayout['columns'] {
  if (layout) return layout.columns
  const count = data.reduce((most, row) => Math.max(most, row.length), 0)
  return Array.from({ length: count }, (_, at) => ({ at, width: null }))
}
