import { activeTabWidth, tabGap, tabMinimumWidth, tabStripReserve, tabWidth } from '~/ui/tab-sizes'

/** A tab in px: the width around its title, and the width of the whole title. */
export interface TabWidths {
  around: number
  title: number
  active: boolean
  pinned: boolean
}

export interface StripWidths {
  strip: number
  tabs: readonly TabWidths[]
  /** The text scale; 1 = normal. */
  text: number
}

/** Whether the tabs do not fit at full width, so that the strip needs 「更多」 (TAB-04). */
export function isCrowded({ strip, tabs, text }: StripWidths): boolean {
  const gaps = Math.max(0, tabs.length - 1) * tabGap
  const full = tabs.reduce((sum, tab) => sum + fullWidth(tab, text), 0)
  return full + gaps > strip - tabStripReserve
}

function fullWidth({ around, title, active, pinned }: TabWidths, text: number): number {
  const most = (active ? activeTabWidth : tabWidth) * text
  const least = pinned ? 0 : tabMinimumWidth * text
  return Math.max(least, Math.min(most, around + title))
}

/**
 * Where pinned tabs stop while the others scroll: their offsets from the start of the strip, and the width they occupy.
 * Null if that is more than half of the strip: then they scroll too.
 */
export function heldPlaces(pinned: readonly number[], strip: number) {
  const places = pinned.map((_, at) => sumOf(pinned.slice(0, at)) + at * tabGap)
  const room = sumOf(pinned) + pinned.length * tabGap
  return pinned.length > 0 && room <= strip / 2 ? { places, room } : null
}

const sumOf = (widths: readonly number[]) => widths.reduce((sum, width) => sum + width, 0)

/** Whether content is hidden on either side. Browsers scroll in fractions of a pixel. */
export function hiddenSides({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>) {
  return { before: scrollLeft >= 1, after: scrollLeft + clientWidth <= scrollWidth - 1 }
}
