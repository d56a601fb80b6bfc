/** A tab is as wide as its title, up to this; the active one, whose title is whole, up to the other (LOOK-14). */
export const tabWidth = 232
export const activeTabWidth = 360
/** The least to which a tab shrinks before the strip scrolls (TAB-04). */
export const tabMinimumWidth = 105
/** A title of this many Chinese characters is never cut. */
export const wholeTitle = 4
/** Between two tabs. */
export const tabGap = 4
/** Tabs that fit within the strip's width less this need no 「更多」. */
export const tabStripReserve = 150

/** One pass of the system tip. */
export const tipPassTime = 12_000
