/** Business constants and limits, each once. Source: specification, section 9. Times are milliseconds, widths pixels. */

export const shownAppsDefault = 9
export const shortcutMaximum = 9
export const iframeIdLength = 32
export const defaultPageSize = 20

/** The global loading flag goes off by itself after this time, whatever is still under way. */
export const loadingFlagLimit = 8_000
/** The ceiling of any backend call; `readTimeout` in the environment is the everyday limit. */
export const requestTimeoutCeiling = 60_000

/** A tab's badge shows at most this; beyond it `99+`. */
export const badgeMaximum = 99

/** A tab's width where there is room, and the least to which it shrinks before the strip scrolls (TAB-04). */
export const tabWidth = 168
export const tabMinimumWidth = 105
/** Between two tabs. */
export const tabGap = 4
/** Tabs that fit within the strip's width less this need no 「更多」. */
export const tabStripReserve = 150
/** The list of all tabs has a filter where there are more than this. */
export const tabsWithoutFilter = 12
/** One pass of the system tip. */
export const tipPassTime = 12_000

/** How long an embedded app may take from its entry to `mounted`. */
export const mountTimeout = 30_000

/** The app whose people may load any entry into a frame of their own, to grade it. */
export const conformanceApp = 'devDocs'

/** The response code with which an app's error page offers 重新加载; any other offers 返回. */
export const reloadErrorCode = 100_000

/** Sent with every backend request (ERR-03). */
export const productVersion = '1.3'

/** How long a page waits for one of its parts before it shows the rest without it (HOLD-01). */
export const pagePartPatience = 1_200
/** How often a page asks again for a part that failed. */
export const partRetryInterval = 8_000

/** How long a switch of the account may wait for the choice of airlines. */
export const accountSwitchPatience = 300_000
/** The menu of units has a filter where there are more than this. */
export const unitsWithoutFilter = 12
