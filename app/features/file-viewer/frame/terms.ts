import type { IconNode } from 'lucide'

/** What the frame around a document can do with it. A viewer omits what does not apply to its file type. */
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
  /** 1 = the first page. */
  page: number
  total: number
  goTo(page: number): void
}

/** What a document is fitted to: the width of its container, or all of it. */
export type Fit = 'width' | 'page'

export interface Zooming {
  scale: number
  most?: number
  /** null = the user has set the scale. */
  fit: Fit | null
  setScale(scale: number): void
  setFit(fit: Fit): void
}

export interface Finding {
  /** '' = there is no search. */
  wanted: string
  matches: number
  /** The number of the current match, from 1. */
  at: number
  /** While the search is running: how much of the document has been searched. */
  searched?: { done: number; total: number } | null
  find(text: string): void
  step(by: 1 | -1): void
}
