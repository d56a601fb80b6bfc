import {
  type Cell,
  type CellRange,
  placeAmong,
  type RichCell,
  richOf,
  type SheetLayout,
  type SheetRows,
} from './cell-text'
import type { SheetLine } from './sheet-lines'

/** A cell as it is drawn, spanning one or more lines and columns. */
export interface DrawnCell {
  /** The index of the column in which it begins. */
  column: number
  columns: number
  lines: number
  cell: Cell
}

/** The cells of each drawn line, in its first `columns`. Merged cells are cut where the lines end. */
export function gridOf(
  sheet: SheetRows,
  lines: readonly SheetLine[],
  columns: number,
): DrawnCell[][] {
  const spans = new Spans(lines, columns)
  for (const merge of sheet.layout?.merges ?? []) spans.add(merge)
  return lines.map(({ at }, line) => {
    const data = sheet.data[at] ?? []
    const isFree = (column: number) =>
      column < columns && (data[column] ?? null) === null && !spans.isTaken(line, column)
    const cells: DrawnCell[] = []
    let column = 0
    while (column < columns) {
      const span = spans.at(line, column)
      if (span) cells.push({ ...span.size, column, cell: firstOf(sheet, span.merge) })
      if (span || spans.isTaken(line, column)) {
        column += span?.size.columns ?? 1
        continue
      }
      const cell = data[column] ?? null
      const wide = widthFor(cell, column, isFree, sheet.layout)
      cells.push({ column, columns: wide, lines: 1, cell })
      column += wide
    }
    return cells
  })
}

/** The text of merged cells is in the first one, which may be above the drawn lines. */
function firstOf({ data, layout }: SheetRows, { top, left }: CellRange): Cell {
  const places = layout?.places ?? []
  const at = placeAmong(places, top, (row) => row)
  return places[at] === top ? (data[at]?.[left] ?? null) : null
}

interface Span {
  merge: CellRange
  size: { columns: number; lines: number }
}

/** The merged ranges within the drawn lines and columns. */
class Spans {
  private readonly taken: Uint8Array
  private readonly spans = new Map<number, Span>()
  /** Bounds the time spent on overlapping ranges by what non-overlapping ones would take. */
  private left: number

  constructor(
    private readonly lines: readonly SheetLine[],
    private readonly columns: number,
  ) {
    this.taken = new Uint8Array(lines.length * columns)
    this.left = this.taken.length * 2
  }

  add(merge: CellRange) {
    const from = placeAmong(this.lines, merge.top, firstRow)
    const to = placeAmong(this.lines, merge.bottom + 1, firstRow)
    const right = Math.min(merge.right + 1, this.columns)
    if (from >= to || merge.left >= right) return
    const places: number[] = []
    for (let line = from; line < to; line += 1) {
      for (let column = merge.left; column < right; column += 1) {
        const place = line * this.columns + column
        this.left -= 1
        if (this.left < 0 || this.taken[place] === 1) return
        places.push(place)
      }
    }
    for (const place of places) this.taken[place] = 1
    const size = { columns: right - merge.left, lines: to - from }
    this.spans.set(from * this.columns + merge.left, { merge, size })
  }

  /** The span that begins at a position. */
  at = (line: number, column: number) => this.spans.get(line * this.columns + column)

  isTaken = (line: number, column: number) => this.taken[line * this.columns + column] === 1
}

const firstRow = ({ first }: SheetLine) => first

/** The width (px) of a column if the file does not specify one. */
const usualWidth = 80
/** The horizontal padding (px) of a cell. */
const padding = 21
/** Characters measured: longer texts fit nowhere. */
const measured = 200

/** How many columns a text takes: as in spreadsheet programs, it extends over empty cells. */
function widthFor(
  cell: Cell,
  column: number,
  isFree: (column: number) => boolean,
  layout: SheetLayout | undefined,
): number {
  const rich = richOf(cell)
  const own = layout?.columns[column]?.width
  if (!rich || !own || !goesOn(rich)) return 1
  const wanted = textWidth(rich.text) + padding
  let columns = 1
  for (let room = own; room < wanted && isFree(column + columns); columns += 1) {
    room += layout?.columns[column + columns]?.width ?? usualWidth
  }
  return columns
}

function goesOn({ text, isNumber, look }: RichCell) {
  const isLeft = look?.align === undefined || look.align === 'left'
  return !isNumber && !look?.wrap && isLeft && !text.includes('\n')
}

/** The approximate width of a text (px): Chinese characters are twice as wide as others. */
function textWidth(text: string): number {
  let width = 0
  for (let at = 0; at < Math.min(text.length, measured); at += 1) {
    width += text.charCodeAt(at) > 0x2e7f ? 14 : 7.5
  }
  return width
}
