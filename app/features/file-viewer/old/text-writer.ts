import { type Block, withBullets } from './content'

/** Collects a text's blocks from what a reader of characters meets, in its order. */
export class TextWriter {
  readonly blocks: Block[] = []
  private text = ''
  private cells: string[] = []

  add(text: string) {
    this.text += text
  }

  /** `level` = of a heading; 0 = of a paragraph. */
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

  /** The text ends, in whatever it stopped. */
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
