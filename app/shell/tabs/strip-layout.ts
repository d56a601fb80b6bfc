import { tabGap, tabStripReserve, tabWidth } from '~/ui/tab-sizes'

export interface StripWidths {
  /** Of the whole strip. */
  strip: number
  /** Of each pinned tab. */
  pinned: readonly number[]
  /** How many other tabs there are. */
  others: number
}

/** Whether the tabs at their full widths are too many for the strip, so that it needs 「更多」 (TAB-04). */
export function isCrowded({ strip, pinned, others }: StripWidths): boolean {
  const gaps = Math.max(0, pinned.length + others - 1) * tabGap
  const tabs = pinned.reduce((sum, width) => sum + width, 0) + others * tabWidth
  return tabs + gaps > strip - tabStripReserve
}

/** What lies outside of a scrolled box, to either side. Browsers scroll by fractions of a pixel. */
export function hiddenSides({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  return { before: scrollLeft >= 1, after: scrollLeft + clientWidth <= scrollWidth - 1 }
}
