import type { IconNode } from 'lucide'

/** The sources that the server searches, in the order of their groups. */
export const sourceIds = ['person', 'document', 'mail', 'notice', 'message', 'file'] as const

export type SourceId = (typeof sourceIds)[number]

export type ChoiceKind = 'tab' | 'app' | 'command' | 'more' | SourceId

/** Something that the palette can do. */
export interface Choice {
  /** Unique among all choices: `app:inbox`. */
  key: string
  kind: ChoiceKind
  title: string
  /** The title with its hits marked, sanitised on the server. */
  html?: string
  detail?: string
  /** A drawing, or an app's icon from a backend. */
  icon: IconNode | string
  /** Other names by which it is found. */
  aliases?: readonly string[]
  /** The code of the app that it opens, or the command's name: what the recent choices store. */
  remember?: string
  /** The palette stays open: the choice asks the server again. */
  stays?: boolean
  /** It opens something over the page, which has to wait until the palette is gone. */
  afterwards?: boolean
  /** It leads into an app, which then takes the focus. */
  leads?: boolean
  run(): void
  /** What Ctrl+Enter does instead. */
  second?: { label: string; run(): void }
}

/** A choice as it is shown, with the positions of the matched characters. */
export interface ShownChoice extends Choice {
  positions?: readonly number[]
}

export interface ChoiceGroup {
  id: string
  title: string
  choices: readonly ShownChoice[]
  /** How many there are beyond those shown. */
  more: number
  /** What to display while its source is still being asked. */
  note?: string
  /** Its source is so slow that the count no longer waits for it. */
  slow?: boolean
}
