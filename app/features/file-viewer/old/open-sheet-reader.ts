import { FileFailure } from '../file-source'
import { viewerLimits } from '../limits'
import type { Cell } from '../viewers/cell-text'
import type { Attributes } from './xml-parts'

/** The maximum number of rows in spreadsheet programs. */
const mostRows = 1_048_576
/** The maximum nesting of elements. */
const deepest = 5000
const numberTypes = ['float', 'percentage', 'currency', 'date', 'time']

/**
 * Collects the tables of an OpenDocument, with cells as they are displayed. The library for the other workbooks repeats
 * cells as often as a file says: one row could fill the memory. Throws FileFailure.
 */
export class OpenSheetReader {
  readonly sheets: { sheet: string; data: Cell[][] }[] = []
  private depth = 0
  private row: Cell[] = []
  /** Empty cells and rows count only if something follows them. */
  private emptyCells = 0
  private emptyRows = 0
  private rowRepeat = 1
  private cell = { text: '', paragraphs: 0, type: '', repeat: 1 }
  /** Within a paragraph of a cell, but not of its comment. */
  private inText = false
  private comments = 0

  open(name: string, attributes: Attributes) {
    this.depth += 1
    if (this.depth > deepest) throw new FileFailure('broken')
    if (name === 'table:table') this.openTable(attributes['table:name'] ?? '')
    else if (name === 'table:table-row') {
      this.rowRepeat = repeatOf(attributes['table:number-rows-repeated'])
      this.row = []
      this.emptyCells = 0
    } else if (name === 'table:table-cell' || name === 'table:covered-table-cell') {
      const type = attributes['office:value-type'] ?? ''
      const repeat = repeatOf(attributes['table:number-columns-repeated'])
      this.cell = { text: '', paragraphs: 0, type, repeat }
    } else if (name === 'office:annotation') this.comments += 1
    else if (this.comments === 0) this.openText(name)
  }

  private openTable(sheet: string) {
    this.sheets.push({ sheet, data: [] })
    this.emptyRows = 0
  }

  private openText(name: string) {
    if (name === 'text:p') {
      if (this.cell.paragraphs > 0) this.cell.text += '\n'
      this.cell.paragraphs += 1
      this.inText = true
    } else if (this.inText && name === 'text:s') this.cell.text += ' '
    else if (this.inText && name === 'text:line-break') this.cell.text += '\n'
  }

  close(name: string) {
    this.depth -= 1
    if (name === 'office:annotation') this.comments -= 1
    else if (name === 'text:p') this.inText = false
    else if (name === 'table:table-cell' || name === 'table:covered-table-cell') this.endCell()
    else if (name === 'table:table-row') this.endRow()
  }

  text(text: string) {
    if (this.inText && this.comments === 0) this.cell.text += text
  }

  private endCell() {
    const { text, type, repeat } = this.cell
    if (text === '') {
      this.emptyCells += repeat
      return
    }
    const cell = numberTypes.includes(type) ? { number: text } : text
    this.fill(null, this.emptyCells)
    this.fill(cell, repeat)
    this.emptyCells = 0
  }

  /** One column more than is shown is kept: the table then says that there are more. */
  private fill(cell: Cell, count: number) {
    const room = viewerLimits.columns + 1 - this.row.length
    for (let left = Math.min(count, room); left > 0; left -= 1) this.row.push(cell)
  }

  private endRow() {
    const data = this.sheets.at(-1)?.data
    if (!data || this.row.length === 0) {
      this.emptyRows += this.rowRepeat
      return
    }
    const { row } = this
    if (data.length + this.emptyRows + this.rowRepeat > mostRows) throw new FileFailure('huge')
    for (let left = this.emptyRows; left > 0; left -= 1) data.push([])
    for (let left = this.rowRepeat; left > 0; left -= 1) data.push(row)
    this.emptyRows = 0
  }
}

const repeatOf = (said: string | undefined) => Math.max(1, Number.parseInt(said ?? '1', 10) || 1)
