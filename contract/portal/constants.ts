/**
 * Limits that the server and the browser share, or that the specification names (section 9). Times are milliseconds,
 * widths pixels. A limit that only one module uses is in that module.
 */

export const shownAppsDefault = 9
export const shortcutMaximum = 9
export const iframeIdLength = 32
export const defaultPageSize = 20

/** The global loading flag is cleared after this time, even if a call is still running. */
export const loadingFlagLimit = 8_000
/** The upper bound of any backend call's timeout; `READ_TIMEOUT_MS` is the usual one. */
export const requestTimeoutCeiling = 60_000

/** The highest number that a tab's badge shows; above it `99+`. */
export const badgeMaximum = 99

/** How long a realm app may take from loading its entry to `mounted`. */
export const mountTimeout = 30_000

/** The response code with which an app's error page offers 重新加载; any other offers 返回. */
export const reloadErrorCode = 100_000

/** A longer redirect target is dropped; no address of the portal is nearly as long (AUTH-05). */
export const longestRedirect = 2_000

/** Sent with every backend request (ERR-03). */
export const productVersion = '1.3'

/** A page waits this long for one of its parts, then shows the rest without it (HOLD-01). */
export const pagePartTimeout = 1_200

/** How often a browser reports activity to the server. */
export const activityReportInterval = 60_000
/** Marks a request that a timer made, and not a user, so that it does not keep the session alive. */
export const backgroundHeader = 'x-portal-background'
/** On an app's call: the language for the service, or `ownLanguage` if the app has set Accept-Language itself. */
export const languageHeader = 'x-portal-language'
export const ownLanguage = 'own'

/** Delays before a popover opens on hover and on focus, and before it closes. */
export const popoverDelays = {
  messages: { hover: 150, focus: 150, close: 300 },
  files: { hover: 300, focus: 0, close: 300 },
}
/** Longer keywords take backends disproportionately longer. */
export const longestKeyword = 100

/** How many apps one report of loading times may cover. */
export const mountsPerReport = 20

/** Notices wait this long, so that the page loads first. */
export const noticeDelay = 2_000

/** Limits of the assistant in characters (AID-02): together a question stays below 64 KB. */
export const assistantLimits = {
  question: 4_000,
  context: 8_000,
  title: 200,
  url: 2_000,
  /** Earlier turns that are sent along: their characters, and how many turns. */
  history: 6_000,
  turns: 20,
  answer: 400_000,
}
