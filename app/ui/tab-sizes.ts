/** A tab's width if there is room, and the least to which it shrinks before the strip scrolls (TAB-04). */
export const tabWidth = 168
export const tabMinimumWidth = 105
/** Between two tabs. */
export const tabGap = 4
/** Tabs that fit within the strip's width less this need no 「更多」. */
export const tabStripReserve = 150

/** One pass of the system tip. */
export const tipPassTime = 12_000
