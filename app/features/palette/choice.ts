import type { IconNode } from 'lucide'

/** Whose server answers, in the order of their groups. */
export const sourceIds = ['person', 'document', 'mail', 'notice', 'message', 'file'] as const

export type SourceId = (typeof sourceIds)[number]

export type ChoiceKind = 'tab' | 'app' | 'command' | 'more' | SourceId

/** Something that the palette can do. */
export interface Choice {
  /** Its own among all: `app:inbox`. */
  key: string
  kind: ChoiceKind
  title: string
  /** The title with its hits marked, sanitised on the server. */
  html?: string
  detail?: string
  /** A drawing, or an app's icon from a backend. */
  icon: IconNode | string
  /** Other names that it is found by. */
  aliases?: readonly string[]
  /** The code of the app that it leads to, or the command's name, to be remembered by. */
  remember?: string
  /** It keeps the palette open: to ask the server again. */
  stays?: boolean
  /** It opens something over the page, for which the palette has to be gone. */
  afterwards?: boolean
  /** It leads into an app, where the focus goes then. */
  leads?: boolean
  run(): void
  /** What Ctrl+Enter does instead. */
  second?: { label: string; run(): void }
}

/** A choice as it is shown: with the characters that were meant. */
export interface ShownChoice extends Choice {
  positions?: readonly number[]
}

export interface ChoiceGroup {
  id: string
  title: string
  choices: readonly ShownChoice[]
  /** How many there are beyond those that are shown. */
  more: number
  /** Its source is still asked: what is said of that. */
  note?: string
  /** It keeps users waiting so long that the others are counted without it. */
  slow?: boolean
}
