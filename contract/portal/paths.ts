import { longestRedirect } from './constants'

/** The login page's addresses: the usual one, and that of one named environment. Only one of them has the page. */
export const defaultLoginPath = '/login'
export const customLoginPath = '/loginCustom'

/** Where people sign in or get a password. A custom login path is added by configuration. */
export const signInPaths = [
  defaultLoginPath,
  customLoginPath,
  '/missingPassword',
  '/missingPasswordNew',
  '/modifyPassword',
] as const

/** Where other systems hand people over, and where a hand-over that failed says so (AUTH-11). */
export const handOverPaths = [
  '/ssoLogin',
  '/ssoLoginToken',
  '/pcAuth',
  '/zwddPcAuth',
  '/zqtPcAuth',
  '/meeting-login',
  '/thirdRedirect',
  '/auth-redirect',
  '/ssoLoginError',
  '/zwddErrorPage',
  '/baichuanErrorPage',
] as const

/** The code of the app that is the home page where the person's layout says nothing else (ME-04). */
export const homeCode = 'index'

/** Paths that need no sign-in (GUARD-04). */
export const openPaths: readonly string[] = [
  ...signInPaths,
  ...handOverPaths,
  '/error',
  '/noticeDetail',
]

/** Where people of the mobile workplace app sign in for a meeting. */
export const meetingLoginPath = '/meeting-login'
/** Where a device's language is kept. */
export const languagePath = '/language'

/** Where the browser says that its person is active. */
export const activityPath = '/session/activity'

/** Who stays long at these is not signed out for it (ME-08); /login and /missingPassword have no session. */
export const idleFreePaths: readonly string[] = ['/modifyPassword']

/** Error pages: shown without the frame, to signed-in and signed-out people alike. */
export const errorPaths = {
  exception: '/exptions',
  unavailable: '/exptions-503',
  notFound: '/exptions-404',
} as const

/** Where a sign-in over the page ends. */
export const resumedPath = '/session/resumed'

/**
 * The way on that an address may carry: a longer one would be given up where it arrives (AUTH-05), and answers with
 * so long a Location break proxies and browsers.
 */
export function carriedWay(from: string): string {
  return from.length > longestRedirect ? '/' : from
}

/** The page that changes the password, with the way on after it. */
export function passwordPath(from = '/'): string {
  const redirect = carriedWay(from)
  return redirect === '/'
    ? '/modifyPassword'
    : `/modifyPassword?${new URLSearchParams({ redirect })}`
}

/** A file by itself, and the file that the tenant names as its guide (FILE-03). */
export const fileViewerPath = '/file-viewer'
export const operationGuidePath = '/operation-guide'
/** Where a page asks for that file's address. */
export const operationGuideAddressPath = '/operation-guide/address'

/** The viewer of a file; the name is what people see until the file itself tells its own. */
export function viewerPath(fileId: string, name: string): string {
  return `${fileViewerPath}?${new URLSearchParams({ fileId, name })}`
}

/** Where the page asks the assistant. */
export const assistantPath = '/assistant'

/** Where the portal hears that somebody has answered the reminder of a password that runs out. */
export const passwordReminderPath = '/password-reminder'

/** The personal centre, and the password form in it. */
export const personalInfoPath = '/personal-setting/index'
export const safeSettingPath = '/personal-setting/index?module=safeSetting'

/** Where the portal says which build it serves. */
export const buildPath = '/portal-build'

/** Where windows tell how their apps came up. */
export const mountReportPath = '/app-mounts'

/** Where a browser gets the document that embedded apps run in. */
export const realmPath = '/realm'

/** Where the portal says whether an external page lets itself be framed. */
export function framingPath(code: string): string {
  return `/framing/${encodeURIComponent(code)}`
}

/** Opens an app that lives in a window of its own; the server adds what its address needs. */
export function windowPath(code: string): string {
  return `/open/${encodeURIComponent(code)}`
}

/** The wrapper page of an external app: the real entry travels URL-encoded (APP-03). */
export function wrapperPath(code: string, entry: string): string {
  return `/iframe.html?app=${encodeURIComponent(code)}&url=${encodeURIComponent(entry)}`
}

/** The exception page for an error code, remembering where the person wanted to go. */
export function exceptionPath(errorCode: number, redirect?: string): string {
  const query = new URLSearchParams({ errorCode: String(errorCode) })
  if (redirect) query.set('redirect', carriedWay(redirect))
  return `${errorPaths.exception}?${query}`
}

/** First segments of the portal's own addresses and of the services': no app can live there. */
export function portalSegments(prefixes: Readonly<Record<string, string>>): Set<string> {
  const own = [
    '/logout',
    '/session',
    '/shortcuts',
    '/profile',
    '/files',
    '/messages',
    '/forced-messages',
    '/notices',
    '/themes',
    '/home-layouts',
    '/versions',
    languagePath,
    '/mobile-clients',
    '/tracking',
    '/feedback',
    '/document-search',
    '/palette',
    '/navigator',
    assistantPath,
    passwordReminderPath,
    fileViewerPath,
    operationGuidePath,
    '/tenant-switch',
    '/account-switch',
    '/realm',
    '/framing',
    '/open',
    '/iframe.html',
    '/assets',
    '/sub-app-kit',
    '/subapps',
  ]
  const passing = [
    '/refresh',
    '/retry',
    '/healthz',
    '/readyz',
    '/metrics',
    '/live',
    buildPath,
    mountReportPath,
  ]
  const paths = [
    ...openPaths,
    ...Object.values(errorPaths),
    ...own,
    ...passing,
    ...Object.values(prefixes),
  ]
  return new Set(paths.map((path) => path.split('/')[1] ?? ''))
}
