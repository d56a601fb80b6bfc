import type { Mail } from '../mail/mail'
import type { SheetRows } from '../viewers/cell-text'

/** A piece of a text: lists and tables lose their looks, not their order. */
export type Block =
  | { kind: 'paragraph' | 'item'; text: string }
  /** `level` from 1 (the highest) to 6. */
  | { kind: 'heading'; text: string; level: number }
  | { kind: 'row'; cells: readonly string[] }

/** Where a text stands, in the order in which the viewer shows it. */
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

/** What an old office file says, without its layout. */
export type OldContent =
  | { kind: 'text'; parts: readonly TextPart[] }
  | { kind: 'slides'; slides: readonly (readonly Block[])[] }
  | { kind: 'sheets'; sheets: readonly SheetRows[] }
  | { kind: 'mail'; mail: Mail }

/** Fonts of signs have their letters in a private area, where other fonts have none: most are bullets. */
export const withBullets = (text: string) => text.replace(/[\uf000-\uf0ff]/g, '•')
