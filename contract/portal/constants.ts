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

/** The list of all tabs has a filter where there are more than this. */
export const tabsWithoutFilter = 12
/** How long an embedded app may take from its entry to `mounted`. */
export const mountTimeout = 30_000

/** The app whose people may load any entry into a frame of their own, to grade it. */
export const conformanceApp = 'devDocs'

/** The response code with which an app's error page offers 重新加载; any other offers 返回. */
export const reloadErrorCode = 100_000

/** The environment that signs in at /loginCustom unless LOGIN_PATH says otherwise (AUTH-04). */
export const customLoginEnvironment = 'zqt'

/** Wrong passwords that lock an account, and for how long (SAFE-04). */
export const accountAttempts = { limit: 5, window: 15 * 60_000 }
/** The same for an address, behind which a whole office may sit. */
export const addressAttempts = { limit: 50, window: 15 * 60_000 }

/** Codes for forgotten passwords that one address may ask for, and wrong ones that it may try (AUTH-07). */
export const resetAttempts = { limit: 20, window: 15 * 60_000 }

/** The picture of the slide verification, and how far from the gap its piece may lie (AUTH-02). */
export const slidePicture = { width: 320, height: 160, piece: 48, tolerance: 5 }
/** A challenge of the slide verification is good for so long, once. */
export const challengeLifetime = 2 * 60_000
/** Challenges that one address may ask for. */
export const challengeRequests = { limit: 200, window: 60_000 }

/** Longer ways back after the sign-in are given up: no address of the portal comes near (AUTH-05). */
export const longestRedirect = 2_000
/** People are told of a password that expires within this time (AUTH-10). */
export const passwordWarningWindow = 604_800_000

/** Sent with every backend request (ERR-03). */
export const productVersion = '1.3'

/** How long a page waits for one of its parts before it shows the rest without it (HOLD-01). */
export const pagePartPatience = 1_200
/** The live connection begins so long after the page: its first sight does not wait for it. */
export const liveDelay = 1_000
/** A page that goes on being busy does so without its live connection for so long. */
export const livePatience = 2_000
/** People are told that the connection is gone once it has been gone for so long (LIVE-04). */
export const awayPatience = 4_000
/** A page asks again for a part that failed so soon, as most failures are a moment's, and from then on at this pace. */
export const partFirstRetry = 1_500
export const partRetryInterval = 8_000

/** How long a switch of the account may wait for the choice of airlines. */
export const accountSwitchPatience = 300_000
/** The menu of units has a filter where there are more than this. */
export const unitsWithoutFilter = 12
/** The covered page is shown so long before the sign-out is sent (ME-07). */
export const signOutDelay = 200

/** Activity is noted at most this often. */
export const activityPace = 1_000
/** How often a window that is hidden, or that may have slept, looks whether it has been idle for too long (ME-08). */
export const idleCheckInterval = 20_000
/** A window that was hidden looks again so long after it is shown. */
export const idleRearm = 5_000
/** In the place of the last activity's time it tells the browser's other windows that the person has left. */
export const leftSignal = 99_999_999_999
/** How often a browser tells the server that somebody is active. */
export const activityReportInterval = 60_000
/**
 * The server waits so much longer than the browser: it hears of activity up to a report later, and the last seconds
 * are counted down.
 */
export const idleGrace = 120_000
/** Of a request that a machine made, not a person: it does not keep the session alive. */
export const backgroundHeader = 'x-portal-background'

/** How many unread messages a poll brings (MSG-02). */
export const unreadPageSize = 1_000
/** A tab of the message popover shows at most this; beyond it `999+`. */
export const typeCountMaximum = 999
/** Unread messages are asked for first so long after the page, and then at this pace (MSG-02). */
export const firstMessagePoll = 1_000
export const messagePollInterval = 60_000
/** The pace of a window that nobody looks at (LIVE-04). */
export const hiddenPollInterval = 300_000
/** A push says that there is something new: several in a row are one question. */
export const hintPause = 500
/** Windows that do not hold the live socket wait so much longer: another one may ask for them. */
export const followerPatience = 5_000
/** The pointer rests so long before a popover opens, and may be away so long before it closes; the focus likewise. */
export const popoverDelays = {
  messages: { hover: 150, focus: 150, close: 300 },
  files: { hover: 300, focus: 0, close: 300 },
}
/** The side of a mobile client's code, in pixels (AID-04). */
export const qrCodeSize = 128
/** 「盯落实」: its entry goes to the window's edge after so long, and its drawer is so wide on each step (AID-03). */
export const trackingEntryTime = 10_000
export const trackingWidths = [1_335, 914] as const
export const longestMatterKeyword = 100
/** Longer keywords are no names of files. */
export const longestFileKeyword = 100
/** New messages within this time are one toast. The window that people look at comes first. */
export const arrivalPauses = { focused: 300, visible: 500, hidden: 1_500 }
/** Who was away for longer gets a summary instead of toasts (LIVE-03). */
export const awayTime = 30 * 60_000
/** How often a window notes that it is awake. */
export const awakeInterval = 30_000
/** The text of a message, in pixels (MSG-03). */
export const messageFont = { normal: 16, step: 2, minimum: 12, maximum: 28 }
/** What the live connections wait for (PUSH-01 to PUSH-05). */
export const liveTimes = {
  /** Between two signs of life, on both sides of the portal. */
  heartbeat: 10_000,
  /** Nothing was heard for so long: gone. With the sweep that finds out no more than 20 s. */
  silence: 19_000,
  sweep: 1_000,
  /** From the loss of a backend's socket to the next attempt. */
  retry: 5_000,
  /** What windows send is tried again while the generic socket is not there. */
  resend: 1_000,
  /** A backend's answer to an upgrade may take so long. */
  handshake: 10_000,
  /** A browser's welcome waits so long for the backends' sockets. */
  patience: 1_500,
  /** A session without windows keeps its sockets and its events for so long. */
  grace: 60_000,
  /** A closed socket that does not say goodbye is cut. */
  cut: 1_000,
  /** The platform is asked again whether it has a generic socket. */
  recheck: 60_000,
}
export type LiveTimes = typeof liveTimes
/** Windows of one person, whatever the browser (SAFE-02). */
export const liveSocketsPerPerson = 10
/** What is kept of a session's events for windows that come back: so many, and so many bytes. */
export const liveKept = { events: 200, bytes: 512 * 1024 }
/** A browser that lets more bytes queue up reads too slowly. */
export const liveQueueLimit = 1024 * 1024
/** Longer frames of a backend are dropped. */
export const longestPush = 256 * 1024
/** What windows send waits for the generic socket; the oldest goes first where there is more. */
export const waitingSends = 100
/** Forced messages that are kept for windows that open later. */
export const forcedKept = 50

/** A window tells so often how its apps came up, of so many at most. */
export const mountReportInterval = 10_000
export const mountsPerReport = 20

/** A page in sight asks so often whether another build of the portal is served (LOOK-06). */
export const buildCheckInterval = 60_000

/** Notices come so long after the page: nobody waits for them, and the page comes first. */
export const noticeDelay = 2_000

/** The document search: results a page, searches and documents remembered (SEARCH-02, SEARCH-03). */
export const searchPageSize = 10
export const searchHistorySize = 10
export const visitsSize = 7
/** Nobody's question is longer; backends take ever more time over longer ones. */
export const longestKeyword = 100

/** What the command palette shows of each kind, and how many it remembers (DESK-09). */
export const paletteRows = 8
export const palettePeople = 5
export const paletteRecent = 8
/** It asks the server once nothing was typed for so long; documents from so many characters on. */
export const palettePause = 250
export const paletteShortest = 2

/** Downloads that were under way go on so long after the page. */
export const downloadsDelay = 1_500
/** How often one that is under way says how far it has come. */
export const downloadReportPace = 250
/** It is tried again after these pauses, and again from the first as soon as it has come on. */
export const downloadRetries: readonly number[] = [1_000, 4_000, 15_000]
/** Files that are done stay at hand for so long, to be saved again. */
export const downloadsKept = 24 * 3_600_000

/** What the assistant takes and gives at most, in signs (AID-02): all that is asked together stays below 64 KB. */
export const assistantLimits = {
  question: 4_000,
  context: 8_000,
  title: 200,
  url: 2_000,
  /** What was said before, and in how many turns. */
  history: 6_000,
  turns: 20,
  answer: 400_000,
}
/** Questions that one person may ask. */
export const assistantPace = { limit: 30, window: 60_000 }
/** The page comes first; the assistant at the latest after this time. */
export const assistantDelay = 3_000
/** The floating assistant: from the right by the code of an app or unit, from below, and from the edge at least. */
export const floatingPlaces = { right: { zhxx: 75, HZX: 25 }, bottom: 96, gap: 8 }
/** One step of an arrow key, and how far a pointer moves before it drags. */
export const floatingSteps = { key: 16, drag: 4 }
