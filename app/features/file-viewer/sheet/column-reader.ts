import { viewerLimits } from '../limits'
import type { Attributes } from '../old/xml-parts'
import type { SheetLayout } from '../viewers/cell-text'
import { mostColumns } from './cell-range'
import { countOf, isOn } from './said'

/** The limits of a column's width (px), whatever a file asks for. */
const [narrowest, widest] = [24, 600]
/** Excel's default column width. */
const usualCharacters = 8.43

/** Excel measures a column's width in characters; the portal's characters are wider, and so is their padding. */
const sizeOf = (characters: number) =>
  Math.min(widest, Math.max(narrowest, Math.round(characters * 7.5) + 14))

/**
 * Which columns are shown, and their widths. One column more than the viewer shows is kept: it then says that there are
 * more.
 */
export class ColumnReader {
  private readonly widths: (number | undefined)[] = []
  private readonly hidden = new Uint8Array(mostColumns)
  private usual: number | null = null
  /** For each column, how many shown columns precede it; computed on first use. */
  private before: Uint16Array | null = null
  /** Bounds the work: overlapping ranges could fill the same columns again and again. */
  private left = mostColumns * 2

  add({ min, max, width, hidden }: Attributes) {
    const [from, to] = [countOf(min, mostColumns) - 1, countOf(max, mostColumns)]
    this.left -= Math.max(0, to - from)
    if (from < 0 || this.left < 0) return
    const said = Number(width)
    const isHidden = isOn(hidden) || said === 0
    for (let at = from; at < to; at += 1) {
      if (isHidden) this.hidden[at] = 1
      if (said > 0) this.widths[at] = sizeOf(said)
    }
  }

  /** A column's index among the shown ones; null = it is hidden, undefined = it is beyond them. */
  placeOf(column: number): number | null | undefined {
    if (this.hidden[column] === 1) return null
    const place = this.shownBefore(column)
    return place <= viewerLimits.columns ? place : undefined
  }

  /** How many shown columns precede this one. */
  shownBefore(column: number): number {
    this.before ??= this.counted()
    return this.before[Math.min(column, mostColumns)] ?? 0
  }

  private counted(): Uint16Array {
    const before = new Uint16Array(mostColumns + 1)
    for (let at = 0; at < mostColumns; at += 1) {
      before[at + 1] = (before[at] ?? 0) + (this.hidden[at] === 1 ? 0 : 1)
    }
    return before
  }

  /** Sets the width of all columns without a width of their own. */
  setUsual(width: string | undefined) {
    const said = Number(width)
    if (said > 0) this.usual = sizeOf(said)
  }

  /** The first `count` shown columns. Without a width, a column is as wide as its content. */
  list(count: number): SheetLayout['columns'] {
    const usual = this.usual ?? (this.widths.length > 0 ? sizeOf(usualCharacters) : null)
    const columns: { at: number; width: number | null }[] = []
    for (let at = 0; at < mostColumns && columns.length < count; at += 1) {
      if (this.hidden[at] !== 1) columns.push({ at, width: this.widths[at] ?? usual })
    }
    return columns
  }
}
