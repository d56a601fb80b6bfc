import { type Block, withBullets } from './content'

/** Collects a text's blocks from the characters that a parser reports, in order. */
export class TextWriter {
  readonly blocks: Block[] = []
  private text = ''
  private cells: string[] = []

  add(text: string) {
    this.text += text
  }

  /** `level` = the heading's level; 0 = a paragraph. */
  endParagraph(level = 0) {
    const text = this.taken()
    if (text === '') return
    this.blocks.push(level > 0 ? { kind: 'heading', text, level } : { kind: 'paragraph', text })
  }

  endCell() {
    this.cells.push(this.taken())
  }

  endRow() {
    if (this.cells.some((cell) => cell !== '')) this.blocks.push({ kind: 'row', cells: this.cells })
    this.cells = []
  }

  /** Ends the text, whatever is still open. */
  end() {
    if (this.cells.length > 0) this.endCell()
    this.endRow()
    this.endParagraph()
  }

  private taken(): string {
    const text = withBullets(this.text.trim())
    this.text = ''
    return text
  }
}
