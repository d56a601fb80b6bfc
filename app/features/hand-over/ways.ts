import type { HandOverSource } from '~contract/platform/hand-over'
import type { HandOverWayName } from '~contract/portal/hand-over-ways'

interface Way {
  source: HandOverSource
  /** The parameter of the address that holds the token. */
  token: string
  /** The parameter that holds the path to go on to. */
  target: string
  /** The path of the page that explains a failure. */
  failure: string
}

export const ways = {
  ssoLogin: { source: 'portal', token: 'tk', target: 'url', failure: '/ssoLoginError' },
  ssoLoginToken: { source: 'access', token: 'token', target: 'url', failure: '/ssoLoginError' },
  pcAuth: { source: 'pc', token: 'code', target: 'url', failure: '/baichuanErrorPage' },
  zwddPcAuth: { source: 'zwdd', token: 'code', target: 'url', failure: '/zwddErrorPage' },
  zqtPcAuth: { source: 'zqt', token: 'code', target: 'url', failure: '/ssoLoginError' },
  'meeting-login': {
    source: 'meeting',
    token: 'code',
    target: 'redirect',
    failure: '/ssoLoginError',
  },
  thirdRedirect: { source: 'third', token: 'token', target: 'url', failure: '/ssoLoginError' },
} as const satisfies Record<HandOverWayName, Way>

/** The ways of workplace apps, whose own sign-in counts instead of the password (AUTH-10). */
export const workplaceWays: readonly HandOverWayName[] = ['pcAuth', 'zwddPcAuth', 'zqtPcAuth']

/**
 * Why a hand-over failed, with the page's HTTP status; the reason is part of the page's address. Never a 5xx: anyone
 * could set off the operators' alarms by typing the address.
 */
export const failureStatuses = {
  closed: 403,
  malformed: 400,
  visit: 403,
  invalid: 401,
  expired: 401,
  used: 401,
  tenant: 403,
  account: 403,
  unavailable: 200,
  unknown: 401,
} as const

export type FailureReason = keyof typeof failureStatuses

/** The reason that an address names; any other text counts as unknown. */
export function failureReason(text: string | null): FailureReason {
  return text && Object.hasOwn(failureStatuses, text) ? (text as FailureReason) : 'unknown'
}
