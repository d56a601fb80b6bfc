import type { IconNode } from 'lucide'

/** What the frame around a document can do with it. A viewer leaves out what does not apply to its kind. */
export interface FrameTerms {
  /** Lists beside the pages: outline, thumbnails, attachments. */
  lists?: readonly ListTerms[]
  documents?: Documents
  paging?: Paging
  zooming?: Zooming
  onTurn?(by: 1 | -1): void
  twoPages?: { on: boolean; set(on: boolean): void }
  finding?: Finding
  onPrint?(): void
}

export interface ListTerms {
  icon: IconNode
  label: string
  shown: boolean
  onToggle(): void
}

/** The documents of a package, and which one is shown. */
export interface Documents {
  titles: readonly string[]
  at: number
  onChoose(at: number): void
}

export interface Paging {
  /** The first being 1. */
  page: number
  total: number
  goTo(page: number): void
}

/** What a document is made to fit: the width of its room, or all of it. */
export type Fit = 'width' | 'page'

export interface Zooming {
  scale: number
  most?: number
  /** null = the scale is the user's. */
  fit: Fit | null
  setScale(scale: number): void
  setFit(fit: Fit): void
}

export interface Finding {
  /** '' = nothing is looked for. */
  wanted: string
  matches: number
  /** Which match is marked, the first being 1. */
  at: number
  /** While the search is under way: how much of the document is searched. */
  searched?: { done: number; total: number } | null
  find(text: string): void
  step(by: 1 | -1): void
}
