import { FileFailure } from '../file-source'
import { decoderOf, isDoubleByte } from './code-pages'
import { type OldContent, type PartName, partNames } from './content'
import { cutRichText, type RichTextTaker } from './rich-text-tokens'
import {
  codePageOfCharset,
  openGroups,
  partOfGroup,
  skippedGroups,
  symbolCharset,
  wordCharacters,
} from './rich-text-words'
import { TextWriter } from './text-writer'

/** The state that a group inherits from its parent, and that ends with it. */
interface Group {
  part: PartName
  skipped: boolean
  fonts: boolean
  font: number
  /** How many characters after \u repeat it for old programs. */
  doubles: number
  hidden: boolean
  inTable: boolean
  /** 0 = not a heading. */
  level: number
}

/** The maximum nesting of groups. */
const deepest = 5000

/** The text of an rtf file. Throws FileFailure. */
export function readRichText(bytes: Uint8Array): OldContent {
  const reader = new RichTextReader()
  cutRichText(bytes, reader)
  return { kind: 'text', parts: reader.parts() }
}

class RichTextReader implements RichTextTaker {
  private readonly writers = new Map<PartName, TextWriter>(
    partNames.map((name) => [name, new TextWriter()]),
  )
  private readonly charsets = new Map<number, number>()
  private readonly outer: Group[] = []
  private group: Group = {
    part: 'body',
    skipped: false,
    fonts: false,
    font: -1,
    doubles: 1,
    hidden: false,
    inTable: false,
    level: 0,
  }
  private codePage = 1252
  private defaultFont = -1
  /** Bytes that are not yet decoded: one character may be written as two bytes. */
  private pending: number[] = []
  private doublesLeft = 0
  /** The group may begin with \*. */
  private starred = false

  parts() {
    this.flush()
    return partNames.map((name) => {
      const writer = this.writers.get(name) ?? new TextWriter()
      writer.end()
      return { name, blocks: writer.blocks }
    })
  }

  open() {
    this.flush()
    if (this.outer.length >= deepest) throw new FileFailure('broken')
    this.outer.push(this.group)
    this.group = { ...this.group }
    this.starred = false
  }

  close() {
    this.flush()
    const { part, skipped } = this.group
    this.group = this.outer.pop() ?? this.group
    if (!skipped && part !== this.group.part) this.writers.get(part)?.endParagraph()
  }

  byte(code: number) {
    this.starred = false
    if (this.doublesLeft > 0) this.doublesLeft -= 1
    else if (!this.group.skipped && !this.group.hidden && !this.group.fonts) this.pending.push(code)
  }

  word(name: string, value: number | null) {
    if (name === '*') {
      this.starred = true
      return
    }
    const starred = this.starred
    this.starred = false
    this.flush()
    if (this.group.skipped || this.startGroup(name, starred)) return
    if (this.group.fonts) this.setFont(name, value)
    else if (name === 'u') this.addUnit(value ?? 0)
    else if (!this.endText(name)) this.setLook(name, value)
  }

  /** Returns whether the word defines what its group contains. */
  private startGroup(name: string, starred: boolean): boolean {
    const part = partOfGroup[name]
    if (name === 'fonttbl') this.group.fonts = true
    else if (skippedGroups.has(name) || (starred && !openGroups.has(name)))
      this.group.skipped = true
    else if (part) this.group = { ...this.group, part, level: 0, inTable: false }
    else return false
    return true
  }

  private setFont(name: string, value: number | null) {
    if (name === 'f') this.group.font = value ?? 0
    if (name === 'fcharset') this.charsets.set(this.group.font, value ?? 0)
  }

  /** UTF-16 code units are written as signed numbers. */
  private addUnit(value: number) {
    this.doublesLeft = this.group.doubles
    if (!this.group.hidden) this.writer.add(String.fromCharCode(value & 0xffff))
  }

  /** Returns whether the word stands for a character, or ends a paragraph, cell or row. */
  private endText(name: string): boolean {
    const { writer, group } = this
    const character = wordCharacters[name]
    if (character) writer.add(group.hidden ? '' : character)
    else if (name === 'par' && group.inTable) writer.add('\n')
    else if (['par', 'sect', 'page'].includes(name)) writer.endParagraph(group.level)
    else if (name === 'cell' || name === 'nestcell') writer.endCell()
    else if (name === 'row' || name === 'nestrow') writer.endRow()
    else return false
    return true
  }

  private setLook(name: string, value: number | null) {
    const { group } = this
    if (name === 'f') group.font = value ?? 0
    else if (name === 'plain') Object.assign(group, { font: this.defaultFont, hidden: false })
    else if (name === 'pard') Object.assign(group, { inTable: false, level: 0 })
    else if (name === 'intbl') group.inTable = true
    else if (name === 'outlinelevel') group.level = Math.min(6, Math.max(0, (value ?? 0) + 1)) % 7
    else if (name === 'uc') group.doubles = Math.max(0, value ?? 1)
    else if (name === 'v' || name === 'deleted') group.hidden = value !== 0
    else if (name === 'ansicpg') this.codePage = value ?? 1252
    else if (name === 'deff') this.defaultFont = group.font = value ?? 0
  }

  private get writer(): TextWriter {
    return this.writers.get(this.group.part) as TextWriter
  }

  /** Decodes the bytes since the last word: by the font's character set, otherwise by the file's code page. */
  private flush() {
    if (this.pending.length === 0) return
    const charset = this.charsets.get(this.group.font)
    const isAscii = this.pending.every((code) => code < 0x80)
    if (charset === symbolCharset && !isAscii) this.writer.add('•')
    else {
      const own = charset === undefined ? undefined : codePageOfCharset[charset]
      // Some programs name no character set, so Western fonts contain Chinese text.
      const codePage = isDoubleByte(this.codePage) && own === 1252 ? this.codePage : own
      this.writer.add(decoderOf(codePage ?? this.codePage).decode(Uint8Array.from(this.pending)))
    }
    this.pending = []
  }
}
