import { FileFailure } from '../file-source'
import { type Block, type PartName, withBullets } from './content'
import type { Attributes } from './xml-parts'

interface Paragraph {
  /** 0 = not a heading. */
  level: number
  text: string
}

/** Elements whose text is not part of the document's. */
const skipped = new Set([
  'text:tracked-changes',
  'text:index-title-template',
  'office:forms',
  'office:scripts',
  'office:settings',
  'presentation:notes',
  'svg:title',
  'svg:desc',
  'style:style',
])

/** Elements whose text belongs to another part than the surrounding line. */
const partOf: Record<string, PartName | undefined> = {
  'office:annotation': 'comments',
  'draw:text-box': 'textBoxes',
  'style:header': 'headers',
  'style:header-left': 'headers',
  'style:header-first': 'headers',
  'style:footer': 'headers',
  'style:footer-left': 'headers',
  'style:footer-first': 'headers',
}

/** The maximum nesting of elements. */
const deepest = 5000
/** The maximum number of spaces that one element may stand for. */
const mostSpaces = 1000

/** Collects the text of an OpenDocument from its elements, in order. Throws FileFailure. */
export class OpenTextReader {
  readonly parts: Record<PartName, Block[]> = {
    body: [],
    headers: [],
    footnotes: [],
    endnotes: [],
    comments: [],
    textBoxes: [],
  }
  readonly slides: Block[][] = []
  private depth = 0
  /** The depth of the element that is being skipped; 0 = none. */
  private skippedFrom = 0
  /** For each open element, what to do at its end; null = nothing. */
  private readonly undo: ((() => void) | null)[] = []
  /** Paragraphs may be inside notes and boxes of other paragraphs; null = text here is not shown. */
  private readonly paragraphs: (Paragraph | null)[] = []
  private readonly targets: Block[][] = [this.parts.body]
  private rows: string[][] = []
  private lists = 0
  private titles = 0
  private noteClass = ''

  constructor(private readonly kind: 'text' | 'slides') {}

  open(name: string, attributes: Attributes) {
    this.depth += 1
    if (this.depth > deepest) throw new FileFailure('broken')
    if (this.skippedFrom > 0) return
    if (skipped.has(name)) this.skippedFrom = this.depth
    else this.undo[this.depth] = this.enter(name, attributes)
  }

  close(_: string) {
    if (this.skippedFrom === 0) this.undo[this.depth]?.()
    if (this.skippedFrom === this.depth) this.skippedFrom = 0
    this.undo[this.depth] = null
    this.depth -= 1
  }

  text(text: string) {
    if (this.skippedFrom === 0) this.add(text.replace(/[ \t\r\n]+/g, ' '))
  }

  private add(text: string) {
    const paragraph = this.paragraphs.at(-1)
    if (paragraph) paragraph.text += text
  }

  /** Begins an element; returns what to do at its end. */
  private enter(name: string, attributes: Attributes): (() => void) | null {
    const part = partOf[name]
    if (part && !(this.kind === 'slides' && part === 'textBoxes'))
      return this.within(this.parts[part])
    switch (name) {
      case 'text:h':
        return this.paragraph(Number(attributes['text:outline-level']) || 1)
      case 'text:p':
        return this.paragraph(this.titles > 0 ? 2 : 0)
      case 'text:list':
        this.lists += 1
        return () => {
          this.lists -= 1
        }
      case 'text:note':
        this.noteClass = attributes['text:note-class'] ?? ''
        return null
      case 'text:note-citation':
        this.add('[')
        return () => this.add(']')
      case 'text:note-body':
        return this.within(this.parts[this.noteClass === 'endnote' ? 'endnotes' : 'footnotes'])
      case 'table:table-row':
        return this.row()
      case 'table:table-cell':
        return this.cell()
      case 'draw:page':
        return this.slide()
      case 'draw:frame':
        return attributes['presentation:class'] === 'title' ? this.title() : null
      default:
        this.addCharacter(name, attributes)
        return null
    }
  }

  private addCharacter(name: string, attributes: Attributes) {
    if (name === 'text:tab') this.add('\t')
    else if (name === 'text:line-break') this.add('\n')
    else if (name === 'text:s') {
      const count = Number(attributes['text:c'] ?? 1) || 1
      this.add(' '.repeat(Math.min(mostSpaces, Math.max(1, count))))
    }
  }

  private paragraph(level: number): () => void {
    const item = this.lists > 0
    this.paragraphs.push({ level: Math.min(6, level), text: '' })
    return () => {
      const text = withBullets(this.paragraphs.pop()?.text.trim() ?? '')
      if (text === '') return
      const block: Block =
        level > 0
          ? { kind: 'heading', text, level: Math.min(6, level) }
          : { kind: item ? 'item' : 'paragraph', text }
      this.targets.at(-1)?.push(block)
    }
  }

  /** Redirects blocks until the element ends. */
  private within(target: Block[], lists = 0): () => void {
    const outer = this.lists
    this.lists = lists
    this.targets.push(target)
    this.paragraphs.push(null)
    return () => {
      this.lists = outer
      this.targets.pop()
      this.paragraphs.pop()
    }
  }

  private row(): () => void {
    const cells: string[] = []
    this.rows.push(cells)
    return () => {
      this.rows.pop()
      if (cells.some((cell) => cell !== '')) this.targets.at(-1)?.push({ kind: 'row', cells })
    }
  }

  private cell(): () => void {
    const blocks: Block[] = []
    const leave = this.within(blocks)
    return () => {
      leave()
      this.rows.at(-1)?.push(blocks.map(textOf).join('\n'))
    }
  }

  private slide(): () => void {
    const blocks: Block[] = []
    this.slides.push(blocks)
    return this.within(blocks)
  }

  private title(): () => void {
    this.titles += 1
    return () => {
      this.titles -= 1
    }
  }
}

const textOf = (block: Block) => (block.kind === 'row' ? block.cells.join('\t') : block.text)
