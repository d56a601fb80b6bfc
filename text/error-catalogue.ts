import { isPlatformError, type PlatformFailure } from '~contract/platform/platform-error'
import { responseCode } from '~contract/platform/response-code'
import { reloadErrorCode } from '~contract/portal/constants'
import type { Texts } from './zh-CN'

/** What an error page offers as the next step (ERR-02). */
type ErrorAction = 'sign-out' | 'sign-in' | 'reload' | 'back' | 'home'

type PageCode = keyof Texts['errorPage']['pages']

interface ErrorEntry {
  page: PageCode
  /**
   * The status of the error page itself. Never a 5xx: the page reports a failure elsewhere, and any visitor who types
   * its address would set off the operators' alarms.
   */
  status: number
  action: ErrorAction
}

/** Error code in the address → which page, with which HTTP status, and which next step. */
const entries: Record<number, ErrorEntry> = {
  401: { page: 401, status: 401, action: 'sign-in' },
  [responseCode.logout]: { page: 401, status: 401, action: 'sign-in' },
  403: { page: 403, status: 403, action: 'sign-out' },
  404: { page: 404, status: 404, action: 'home' },
  503: { page: 503, status: 200, action: 'back' },
  [reloadErrorCode]: { page: 100000, status: 200, action: 'reload' },
}

/** An error code's page; unknown codes show a plain failure. */
export function errorEntry(code: number): ErrorEntry {
  return entries[code] ?? { page: 500, status: 200, action: 'back' }
}

/** The HTTP status with which the portal passes a backend's failure on. */
export const failureStatuses: Record<PlatformFailure, number> = {
  unreachable: 503,
  timeout: 504,
  busy: 503,
  status: 502,
  shape: 502,
  refused: 422,
  'session-over': 401,
}

/** The message about a failure: a refusal contains the backend's own words. */
export function failureText(error: unknown, texts: Texts): string {
  if (!isPlatformError(error)) return texts.failures.unknown
  if (error.failure === 'refused') return error.message || texts.failures.unknown
  return texts.failures[error.failure]
}
