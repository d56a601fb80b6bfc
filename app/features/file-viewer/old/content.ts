import type { Mail } from '../mail/mail'
import type { SheetRows } from '../viewers/cell-text'

/** A piece of text: lists and tables lose their formatting, but not their order. */
export type Block =
  | { kind: 'paragraph' | 'item'; text: string }
  /** `level` from 1 (the highest) to 6. */
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'row'; cells: readonly string[] }

/** The part that a text belongs to, in the order in which the viewer shows them. */
export const partNames = [
  'body',
  'headers',
  'footnotes',
  'endnotes',
  'comments',
  'textBoxes',
] as const

export type PartName = (typeof partNames)[number]

export interface TextPart {
  name: PartName
  blocks: readonly Block[]
}

/** The content of an old office file, without its layout. */
export type OldContent =
  | { kind: 'text'; parts: readonly TextPart[] }
  | { kind: 'slides'; slides: readonly (readonly Block[])[] }
  | { kind: 'sheets'; sheets: readonly SheetRows[] }
  | { kind: 'mail'; mail: Mail }

/** Symbol fonts have their characters in a private area, where other fonts have none: most are bullets. */
export const withBullets = (text: string) => text.replace(/[\uf000-\uf0ff]/g, '•')
