import { tabGap, tabStripReserve, tabWidth } from '~/ui/tab-sizes'

export interface StripWidths {
  strip: number
  pinned: readonly number[]
  /** The number of other tabs. */
  others: number
  /** How large the text is; 1 = as usual. */
  text: number
}

/** Whether the tabs at full width do not fit, so that the strip needs 「更多」 (TAB-04). */
export function isCrowded({ strip, pinned, others, text }: StripWidths): boolean {
  const gaps = Math.max(0, pinned.length + others - 1) * tabGap
  const tabs = pinned.reduce((sum, width) => sum + width, 0) + others * tabWidth * text
  return tabs + gaps > strip - tabStripReserve
}

/** Whether content is hidden on either side. Browsers scroll by fractions of a pixel. */
export function hiddenSides({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  return { before: scrollLeft >= 1, after: scrollLeft + clientWidth <= scrollWidth - 1 }
}
