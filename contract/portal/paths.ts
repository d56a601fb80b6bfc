import { framePath } from '../hosting/page-place'
import { longestRedirect } from './constants'

/** The login page's default address, and that of one named environment. Only one of them has the page. */
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

/** Asks before a hand-over replaces another user's session. */
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

/** A session does not end by idling here (ME-08); /login and /missingPassword have none. */
export const idleFreePaths: readonly string[] = ['/modifyPassword']

/** Error pages: shown without the shell, signed in or not. */
export const errorPaths = {
  exception: '/exptions',
  unavailable: '/exptions-503',
  notFound: '/exptions-404',
} as const

/** The target of a sign-in over the page. */
export const resumedPath = '/session/resumed'
/** Whose page it is (`UserTenantKey`), as a parameter of the login page: the same user goes on in the same tenant. */
export const resumedAs = 'as'

/**
 * The redirect target that an address may carry, else `/`: a longer one would be dropped on arrival (AUTH-05), and so
 * long a Location header breaks proxies and browsers.
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
/** Answers with the certificates of the issuers whose seals the tenant trusts. */
export const rootCertificatesPath = '/file-viewer/roots'
/** Sanitises the HTML of a mail (POST). */
export const mailHtmlPath = '/file-viewer/mail-html'
/** Answers with an office file as PDF, if there is a converter; and with the file itself, for the converter. */
export const convertedPath = '/file-viewer/pdf'
export const originalPath = '/file-viewer/original'

/** The viewer of a file; `name` is its title until the file has loaded, `page` the first to be shown. */
export function viewerPath(fileId: string, name: string, page = 1): string {
  const place: Record<string, string> = page > 1 ? { page: String(Math.floor(page)) } : {}
  return `${fileViewerPath}?${new URLSearchParams({ fileId, name, ...place })}`
}

export const assistantPath = '/assistant'

/** Notes that the user has answered the reminder of an expiring password. */
export const passwordReminderPath = '/password-reminder'

export const personalInfoPath = '/personal-setting/index'
/** The user's own sessions: the module of the personal centre, and what it asks for. */
export const mySessionsModulePath = '/personal-setting/index?module=sessions'
export const mySessionsPath = '/my-sessions'

/** Where the page says that the user has seen the guide to the first steps. */
export const firstStepsPath = '/first-steps'

/** The user's second factors: the module of the personal centre, and what it asks for. */
export const secondFactorModulePath = '/personal-setting/index?module=secondFactor'
export const secondFactorPath = '/second-factor'
/** The steps of a sign-in that waits for one. */
export const signInFactorPath = '/login/second-factor'

export const safeSettingPath = '/personal-setting/index?module=safeSetting'

/** Answers which build the portal serves. */
export const buildPath = '/portal-build'

/** Windows report here how their apps loaded. */
export const mountReportPath = '/app-mounts'

/** Where windows report clicks that requests were part of, if the portal is traced. */
export const clickReportPath = '/click-spans'

/** The page that puts apps of the user's own machine into the session. */
export const ownAppsPath = '/own-apps'

/** The document that realm and page apps run in. */
export const realmPath = '/realm'

/** Where a frame inside an app is led that has asked for a page of the portal. */
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

/** The address of a frame's first document, which brings a ticket, before its hash. */
export function withTicket(address: string, ticket: string): string {
  const [start = '', ...hash] = address.split('#')
  const parameter = `${start.includes('?') ? '&' : '?'}portal-ticket=${ticket}`
  return [start + parameter, ...hash].join('#')
}

/** The ticket in an address, and the address as it was before. */
export function takeTicketFrom(address: string): { ticket: string | null; address: string } {
  const ticket = ticketInAddress.exec(address)?.[1] ?? null
  return { ticket, address: address.replace(ticketInAddress, '') }
}

/** Takes another ticket, at the app's origin, for an app that goes on. */
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

/** For machines, or for a moment. */
const passing = [
  '/refresh',
  '/retry',
  '/healthz',
  '/readyz',
  '/metrics',
  '/live',
  buildPath,
  mountReportPath,
  clickReportPath,
]

/** First segments of the portal's own paths and of the services' prefixes: no app can have these as its code. */
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

/** The worker that reads archives, and beside it its WebAssembly: see vite/library-data.ts. */
export const archiveWorkerPath = '/assets/archive/worker-bundle.js'
