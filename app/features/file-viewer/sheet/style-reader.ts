import type { Attributes, ElementReader } from '../old/xml-parts'
import type { CellColour, CellLook } from '../viewers/cell-text'
import { codeOf, type ValueFormat, valueFormat } from './number-text'
import { isOn } from './said'
import { localName } from './text-reader'

interface Style {
  formatId: number
  /** Undefined = the default look. */
  look?: CellLook
  /** Created on first use. */
  format?: ValueFormat
  /** The same look in the colours that a number format requests. */
  coloured: Partial<Record<CellColour, CellLook>>
}

/** The style of cells that refer to a missing one. */
const usual: Style = { formatId: 0, coloured: {} }

/** More than Excel allows. */
const mostStyles = 100_000

/** The styles of cells, to which cells refer by number. */
export class StyleReader implements ElementReader {
  private readonly codes = new Map<number, string>()
  private readonly styles: Style[] = []
  /** Within the list that cells refer to: other lists describe named styles. */
  private isOfCells = false

  open(tag: string, attributes: Attributes) {
    const name = localName(tag)
    if (name === 'cellXfs') this.isOfCells = true
    else if (name === 'numFmt')
      this.codes.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
    else if (!this.isOfCells || this.styles.length > mostStyles) return
    else if (name === 'xf')
      this.styles.push({ formatId: Number(attributes.numFmtId ?? 0), coloured: {} })
    else if (name === 'alignment') this.align(attributes)
  }

  close(tag: string) {
    if (localName(tag) === 'cellXfs') this.isOfCells = false
  }

  private align({ horizontal = '', vertical, wrapText }: Attributes) {
    const style = this.styles[this.styles.length - 1]
    const align = aligns[horizontal]
    if (!style) return
    const look: CellLook = {
      ...(align && { align }),
      ...(vertical === 'center' && { middle: true }),
      ...(isOn(wrapText) && { wrap: true }),
    }
    if (Object.keys(look).length > 0) style.look = look
  }

  /** Cells that look alike share one object. */
  lookOf(style: number, colour?: CellColour): CellLook | undefined {
    const { look, coloured } = this.styles[style] ?? usual
    if (!colour) return look
    const known = coloured[colour] ?? { ...look, colour }
    coloured[colour] = known
    return known
  }

  formatOf(at: number, is1904: boolean): ValueFormat {
    const style = this.styles[at] ?? usual
    style.format ??= valueFormat(this.codes.get(style.formatId) ?? codeOf(style.formatId), is1904)
    return style.format
  }
}

const aligns: Readonly<Record<string, CellLook['align']>> = {
  left: 'left',
  center: 'center',
  centerContinuous: 'center',
  right: 'right',
}
