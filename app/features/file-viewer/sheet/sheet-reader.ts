import { FileFailure } from '../file-source'
import type { Attributes, ElementReader } from '../old/xml-parts'
import type { Cell, CellLook, RichCell, SheetLayout } from '../viewers/cell-text'
import { mostColumns, mostRows, placeOf } from './cell-range'
import { ColumnReader } from './column-reader'
import { RangeReader } from './range-reader'
import { countOf, isOn } from './said'
import type { StyleReader } from './style-reader'
import { localName, textOf } from './text-reader'

/** What the sheets of a workbook share. */
export interface Book {
  is1904: boolean
  styles: StyleReader
  texts: readonly string[]
  /** How much more may be read, over all sheets. */
  left: { cells: number; characters: number }
}

/** Reads a sheet's cells and their positions. Throws FileFailure. */
export class SheetReader implements ElementReader {
  private readonly columns = new ColumnReader()
  private readonly ranges = new RangeReader()
  private readonly data: Cell[][] = []
  private readonly places: number[] = []
  private readonly hiddenRows = new Set<number>()
  private emptyRowsHidden = false
  private frozen = { rows: 0, columns: 0 }
  private row = { at: -1, isHidden: false, cells: [] as Cell[] }
  private cell = { column: -1, type: '', style: 0, text: '' }
  /** Within an element that holds the cell's text; phonetic guides do not count. */
  private isText = false
  private isSpoken = false
  private isCells = false
  private views = 0
  private viewStart = { row: 0, column: 0 }

  constructor(
    private readonly book: Book,
    private readonly addressOf: (relation: string) => string | undefined,
  ) {}

  open(tag: string, attributes: Attributes) {
    const name = localName(tag)
    if (this.isCells) this.openCells(name, attributes)
    else if (name === 'sheetData') this.isCells = true
    else if (name === 'sheetView') this.openView(attributes)
    else if (name === 'pane' && this.views === 1) this.freeze(attributes)
    else if (name === 'sheetFormatPr') this.setUsual(attributes)
    else if (name === 'col') this.columns.add(attributes)
    else if (name === 'mergeCell') this.ranges.addMerge(attributes)
    else if (name === 'hyperlink') this.ranges.addLink(attributes, this.addressOf)
  }

  private setUsual({ zeroHeight, defaultColWidth }: Attributes) {
    this.emptyRowsHidden = isOn(zeroHeight)
    this.columns.setUsual(defaultColWidth)
  }

  private openCells(name: string, attributes: Attributes) {
    if (name === 'row') this.openRow(attributes)
    else if (name === 'c') this.openCell(attributes)
    else if (name === 'rPh') this.isSpoken = true
    else if (name === 'v' || name === 't') this.isText = !this.isSpoken
  }

  private openRow({ r, hidden }: Attributes) {
    // A row without a number, or with one that goes back, follows the previous row.
    const said = countOf(r, mostRows) - 1
    const at = Math.max(said, this.row.at + 1)
    if (at >= mostRows) throw new FileFailure('broken')
    this.row = { at, isHidden: isOn(hidden), cells: [] }
    if (this.row.isHidden) this.hiddenRows.add(at)
    this.cell.column = -1
  }

  private openCell({ r = '', t = 'n', s = '0' }: Attributes) {
    const column = placeOf(r)?.column ?? this.cell.column + 1
    this.cell = { column, type: t, style: Number(s) || 0, text: '' }
  }

  close(tag: string) {
    const name = localName(tag)
    if (!this.isCells) return
    if (name === 'sheetData') this.isCells = false
    else if (name === 'v' || name === 't') this.isText = false
    else if (name === 'rPh') this.isSpoken = false
    else if (name === 'c') this.endCell()
    else if (name === 'row') this.endRow()
  }

  text(text: string) {
    if (this.isText) this.cell.text += text
  }

  private openView({ topLeftCell = 'A1' }: Attributes) {
    this.views += 1
    if (this.views === 1) this.viewStart = placeOf(topLeftCell) ?? this.viewStart
  }

  /** Frozen rows and columns count from the start of the view. */
  private freeze({ state, xSplit, ySplit }: Attributes) {
    if (state !== 'frozen' && state !== 'frozenSplit') return
    const { row, column } = this.viewStart
    const [rows, columns] = [countOf(ySplit, mostRows), countOf(xSplit, mostColumns)]
    this.frozen = { rows: rows && row + rows, columns: columns && column + columns }
  }

  private endCell() {
    const cell = this.cellOf()
    if (cell === null) return
    const { left } = this.book
    left.cells -= 1
    left.characters -= typeof cell === 'object' && 'text' in cell ? cell.text.length : 1
    if (left.cells < 0 || left.characters < 0) throw new FileFailure('huge')
    const { column } = this.cell
    const place = this.columns.placeOf(column)
    if (this.row.isHidden || place === null) this.ranges.keepHidden(this.row.at, column, cell)
    else if (place !== undefined) {
      const { cells } = this.row
      while (cells.length < place) cells.push(null)
      cells[place] = cell
    }
  }

  private cellOf(): Cell {
    const { type, style, text } = this.cell
    if (text === '') return null
    if (type === 'b') return isOn(text)
    const value = type === 'd' ? this.serialOf(text) : Number(text)
    if ((type === 'n' || type === 'd') && Number.isFinite(value)) return this.numberOf(value)
    const said = type === 's' ? (this.book.texts[Number(text)] ?? '') : textOf(text)
    const shown = this.book.styles.formatOf(style, this.book.is1904).text(said)
    if (shown === '') return null
    return withLook({ text: shown }, this.book.styles.lookOf(style))
  }

  private numberOf(value: number): Cell {
    const { styles, is1904 } = this.book
    const { text, colour } = styles.formatOf(this.cell.style, is1904).number(value)
    if (text === '') return null
    return withLook({ text, isNumber: true }, styles.lookOf(this.cell.style, colour))
  }

  /** The serial number of a date written in full; NaN if it is not a date. */
  private serialOf(text: string): number {
    const utc = text.includes('T') && !text.endsWith('Z') ? `${text}Z` : text
    const start = this.book.is1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, 30)
    return (Date.parse(utc) - start) / 86_400_000
  }

  private endRow() {
    const { at, isHidden, cells } = this.row
    if (isHidden || cells.length === 0) return
    this.data.push(cells)
    this.places.push(at)
  }

  /** Must be called once, after everything has been read. */
  finish(): { data: readonly (readonly Cell[])[]; layout: SheetLayout } {
    const { data, places, hiddenRows } = this
    const merges = this.ranges.finish({ data, places, hiddenRows }, this.columns)
    const width = data.reduce((most, row) => Math.max(most, row.length), 0)
    const last = merges.reduce(
      (most, { left, right }) => (left < width ? Math.max(most, right + 1) : most),
      width,
    )
    const frozen = {
      rows: this.frozen.rows,
      columns: this.columns.shownBefore(this.frozen.columns),
    }
    return {
      data,
      layout: {
        places,
        hiddenRows,
        emptyRowsHidden: this.emptyRowsHidden,
        columns: this.columns.list(last),
        merges,
        frozen,
      },
    }
  }
}

const withLook = (cell: RichCell, look: CellLook | undefined): RichCell => {
  if (look) cell.look = look
  return cell
}
