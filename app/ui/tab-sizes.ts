/**
 * Maximum widths (px): a tab is as wide as its title up to `tabWidth`; the active one, whose title is shown in full, up
 * to `activeTabWidth` (LOOK-14).
 */
export const tabWidth = 232
export const activeTabWidth = 360
/** The width to which tabs shrink before the strip scrolls (px, TAB-04). */
export const tabMinimumWidth = 105
/** A title of up to this many Chinese characters is never cut. */
export const wholeTitle = 4
/** Between two tabs (px). */
export const tabGap = 4
/** If all tabs fit into the strip's width minus this (px), 「更多」 is not needed. */
export const tabStripReserve = 150

/** Duration of one pass of the system tip (ms). */
export const tipPassTime = 12_000
