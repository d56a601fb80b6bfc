import { viewerLimits } from '../limits'
import type { Attributes } from '../old/xml-parts'
import { type Cell, type CellRange, placeAmong, richOf } from '../viewers/cell-text'
import { rangeOf } from './cell-range'
import type { ColumnReader } from './column-reader'
import { relationOf } from './workbook-reader'

/** The rows that a sheet shows. */
export interface ShownRows {
  data: Cell[][]
  /** The sheet row of each element of `data`, in order. */
  places: number[]
  hiddenRows: ReadonlySet<number>
}

/** Limits for a sheet; programs write far less. */
const mostMerges = 200_000
const mostLinks = 100_000
/** The maximum number of cells that one link may cover. */
const mostOfLink = 1000
/** How many hidden cells are kept, because their text may belong to visible merged cells. */
const mostHidden = 20_000
/** How many merged ranges with a hidden first cell are handled. */
const mostMoved = 1000

/** Properties of several cells at once: merged ranges and links. */
export class RangeReader {
  private readonly merges: CellRange[] = []
  private readonly links: { range: CellRange; address: string }[] = []
  private readonly hidden = new Map<string, Cell>()

  addMerge({ ref = '' }: Attributes) {
    const range = this.merges.length < mostMerges ? rangeOf(ref) : null
    if (range && areaOf(range) > 1) this.merges.push(range)
  }

  /** Only links to addresses are kept: links within the workbook have no target here. */
  addLink(attributes: Attributes, addressOf: (relation: string) => string | undefined) {
    const range = this.links.length < mostLinks ? rangeOf(attributes.ref ?? '') : null
    const address = addressOf(relationOf(attributes))
    if (address && range && areaOf(range) <= mostOfLink) this.links.push({ range, address })
  }

  keepHidden(row: number, column: number, cell: Cell) {
    if (this.hidden.size < mostHidden) this.hidden.set(`${row} ${column}`, cell)
  }

  /**
   * Completes the rows. Returns the merged ranges without their hidden parts; their columns are counted among the shown
   * ones.
   */
  finish(rows: ShownRows, columns: ColumnReader): CellRange[] {
    const shown: CellRange[] = []
    let moved = 0
    for (const merge of this.merges) {
      const left = columns.shownBefore(merge.left)
      const right = Math.min(viewerLimits.columns, columns.shownBefore(merge.right + 1) - 1)
      const top = firstShown(merge, rows.hiddenRows)
      if (left > right || top === null) continue
      const first = this.hidden.get(`${merge.top} ${merge.left}`)
      if (first !== undefined && moved < mostMoved) {
        moved += 1
        putCell(rows, top, left, first)
      }
      shown.push({ ...merge, top, left, right })
    }
    for (const { range, address } of this.links) link(rows, columns, range, address)
    return shown
  }
}

const areaOf = ({ top, left, bottom, right }: CellRange) => (bottom - top + 1) * (right - left + 1)

/** How many hidden rows a merged range may begin with. */
const mostSkipped = 100

/** The first visible row of merged cells. null = none. */
function firstShown({ top, bottom }: CellRange, hiddenRows: ReadonlySet<number>): number | null {
  const last = Math.min(bottom, top + mostSkipped)
  for (let row = top; row <= last; row += 1) if (!hiddenRows.has(row)) return row
  return null
}

/** The text of merged cells is in the first of them; if that is hidden, it moves to the first visible one. */
function putCell({ data, places }: ShownRows, row: number, column: number, cell: Cell) {
  const at = placeAmong(places, row, asItIs)
  if (places[at] !== row) {
    places.splice(at, 0, row)
    data.splice(at, 0, [])
  }
  const cells = data[at] ?? []
  while (cells.length < column) cells.push(null)
  cells[column] = cell
}

const asItIs = (row: number) => row

function link({ data, places }: ShownRows, columns: ColumnReader, range: CellRange, link: string) {
  for (let row = range.top; row <= range.bottom; row += 1) {
    const at = placeAmong(places, row, asItIs)
    const cells = places[at] === row ? data[at] : undefined
    for (let column = range.left; cells && column <= range.right; column += 1) {
      const place = columns.placeOf(column)
      const cell = typeof place === 'number' ? richOf(cells[place]) : null
      if (cell && typeof place === 'number') cells[place] = { ...cell, link }
    }
  }
}
