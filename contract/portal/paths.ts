import { framePath } from '../hosting/page-place'
import { longestRedirect } from './constants'

/** The login page's default path, and that of one named environment. Only one of them exists in a portal. */
export const defaultLoginPath = '/login'
export const customLoginPath = '/loginCustom'

/** Pages for signing in or getting a password. LOGIN_PATH may add another. */
export const signInPaths = [
  defaultLoginPath,
  customLoginPath,
  '/missingPassword',
  '/missingPasswordNew',
  '/modifyPassword',
] as const

/** Asks for confirmation before a hand-over replaces another user's session. */
export const handOverPath = '/hand-over'

/** Addresses for hand-overs from other systems, and the pages of failed ones (AUTH-11). */
export const handOverPaths = [
  handOverPath,
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

/** The code of the home app, unless the user's layout names another (ME-04). */
export const homeCode = 'index'

/** Paths that need no sign-in (GUARD-04). */
export const openPaths: readonly string[] = [
  ...signInPaths,
  ...handOverPaths,
  '/error',
  '/noticeDetail',
]

/** The sign-in for a meeting from the mobile workplace app. */
export const meetingLoginPath = '/meeting-login'
/** Sets the device's language. */
export const languagePath = '/language'

/** The browser reports here that the user is active. */
export const activityPath = '/session/activity'

/** Here a session does not end by idling (ME-08). /login and /missingPassword need no session anyway. */
export const idleFreePaths: readonly string[] = ['/modifyPassword']

/** Error pages: shown without the shell, signed in or not. */
export const errorPaths = {
  exception: '/exptions',
  unavailable: '/exptions-503',
  notFound: '/exptions-404',
} as const

/** Where a sign-in over the page ends. */
export const resumedPath = '/session/resumed'
/**
 * The page's user and tenant (`UserTenantKey`), as a parameter of the login page: the same user continues in the same
 * tenant.
 */
export const resumedAs = 'as'

/**
 * The redirect target to put into an address, or `/` if it is too long: it would be dropped on arrival (AUTH-05), and
 * such a long Location header breaks proxies and browsers.
 */
export function redirectTarget(from: string): string {
  return from.length > longestRedirect ? '/' : from
}

/** The page that changes the password, with the redirect target after it. */
export function passwordPath(from = '/'): string {
  const redirect = redirectTarget(from)
  return redirect === '/'
    ? '/modifyPassword'
    : `/modifyPassword?${new URLSearchParams({ redirect })}`
}

/** The viewer of one file, and of the file that is the tenant's guide (FILE-03). */
export const fileViewerPath = '/file-viewer'
export const operationGuidePath = '/operation-guide'
/** Answers the guide's address. */
export const operationGuideAddressPath = '/operation-guide/address'
/** Answers with the certificates of the issuers whose OFD seals the tenant trusts. */
export const rootCertificatesPath = '/file-viewer/roots'
/** Sanitises the HTML of a mail (POST). */
export const mailHtmlPath = '/file-viewer/mail-html'
/** Answers with an office file as PDF, if there is a converter, and with the file itself, for the converter. */
export const convertedPath = '/file-viewer/pdf'
export const originalPath = '/file-viewer/original'

/** The viewer of a file; `name` is its title until the file has loaded, `page` the first page to show. */
export function viewerPath(fileId: string, name: string, page = 1): string {
  const place: Record<string, string> = page > 1 ? { page: String(Math.floor(page)) } : {}
  return `${fileViewerPath}?${new URLSearchParams({ fileId, name, ...place })}`
}

export const assistantPath = '/assistant'

/** Records that the user has answered the reminder of an expiring password. */
export const passwordReminderPath = '/password-reminder'

export const personalInfoPath = '/personal-setting/index'
/** The user's own sessions: the module of the personal centre, and the data that it requests. */
export const mySessionsModulePath = '/personal-setting/index?module=sessions'
export const mySessionsPath = '/my-sessions'

/** Where the page reports that the user has seen the guide to the first steps. */
export const firstStepsPath = '/first-steps'

/** The user's second factors: the module of the personal centre, and the data that it requests. */
export const secondFactorModulePath = '/personal-setting/index?module=secondFactor'
export const secondFactorPath = '/second-factor'
/** The steps of a sign-in that waits for a second factor. */
export const signInFactorPath = '/login/second-factor'

export const safeSettingPath = '/personal-setting/index?module=safeSetting'

/** Answers which build the portal serves. */
export const buildPath = '/portal-build'

/** Windows report here how their apps loaded. */
export const mountReportPath = '/app-mounts'

/** Windows report here how quickly they loaded and answered. */
export const vitalReportPath = '/web-vitals'

/** Where windows report clicks that caused requests, if the portal is traced. */
export const clickReportPath = '/click-spans'

/** The page that adds apps on the user's own machine to the session. */
export const ownAppsPath = '/own-apps'

/** The document that realm and page apps run in. */
export const realmPath = '/realm'

/** The address to which a frame inside an app is redirected if it requests a page of the portal. */
export function askedFromInside({
  pathname,
  search,
}: {
  pathname: string
  search: string
}): string {
  return `${realmPath}?asked=${encodeURIComponent(pathname + search)}`
}

/** Leads a frame to an isolated app's own origin, with a ticket that begins its session there. */
export function entrancePath(code: string, to: string): string {
  return `${entranceStart}/${encodeURIComponent(code)}?${new URLSearchParams({ to })}`
}
export const entranceStart = '/app-entrance'
const ticketInAddress = /[?&]portal-ticket=([\w.~-]+)/

/** The address of a frame's first document with a ticket, which goes before the hash. */
export function withTicket(address: string, ticket: string): string {
  const [start = '', ...hash] = address.split('#')
  const parameter = `${start.includes('?') ? '&' : '?'}portal-ticket=${ticket}`
  return [start + parameter, ...hash].join('#')
}

/** The ticket in an address, and the address without it. */
export function takeTicketFrom(address: string): { ticket: string | null; address: string } {
  const ticket = ticketInAddress.exec(address)?.[1] ?? null
  return { ticket, address: address.replace(ticketInAddress, '') }
}

/** Exchanges another ticket, at the app's origin, for an app that keeps running. */
export const enterPath = '/app-enter'

/** Answers whether an external page allows framing. */
export function framingPath(code: string): string {
  return `/framing/${encodeURIComponent(code)}`
}

/** Redirects to an app in a window of its own; the server adds what its address needs. */
export function windowPath(code: string): string {
  return `/open/${encodeURIComponent(code)}`
}

/** The wrapper page of an external app, with the URL-encoded entry (APP-03). */
export function wrapperPath(code: string, entry: string): string {
  return `/iframe.html?app=${encodeURIComponent(code)}&url=${encodeURIComponent(entry)}`
}

/** The exception page for an error code, with the redirect target. */
export function exceptionPath(errorCode: number, redirect?: string): string {
  const query = new URLSearchParams({ errorCode: String(errorCode) })
  if (redirect) query.set('redirect', redirectTarget(redirect))
  return `${errorPaths.exception}?${query}`
}

/** Paths for machines, or for a moment, to which no user returns. */
const passing = [
  '/refresh',
  '/retry',
  '/healthz',
  '/readyz',
  '/metrics',
  '/live',
  buildPath,
  mountReportPath,
  vitalReportPath,
  clickReportPath,
]

/** First segments of the portal's own paths and of the services' prefixes, which no app can have as its code. */
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
    firstStepsPath,
    assistantPath,
    passwordReminderPath,
    fileViewerPath,
    operationGuidePath,
    '/tenant-switch',
    '/account-switch',
    '/realm',
    framePath,
    entranceStart,
    enterPath,
    '/framing',
    '/open',
    '/iframe.html',
    '/external-token',
    mySessionsPath,
    secondFactorPath,
    ownAppsPath,
    '/assets',
    '/sub-app-kit',
    '/subapps',
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

/** The worker that reads archives; its WebAssembly is beside it, see vite/library-data.ts. */
export const archiveWorkerPath = '/assets/archive/worker-bundle.js'
