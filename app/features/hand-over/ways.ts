import type { HandOverSource } from '~contract/platform/hand-over'

interface Way {
  source: HandOverSource
  /** The name of the token in the address. */
  token: string
  /** The name of the path to go on to. */
  target: string
  /** Where a failure is told. */
  failure: string
}

/** The ways in which other systems hand a person over (AUTH-11), by the route's name. */
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
} as const satisfies Record<string, Way>

export type WayName = keyof typeof ways

/** Why a hand-over did not succeed; it travels in the address of the page that tells it. */
export const failureStatuses = {
  malformed: 400,
  visit: 403,
  invalid: 401,
  expired: 401,
  used: 401,
  tenant: 403,
  account: 403,
  unavailable: 503,
  unknown: 401,
} as const

export type FailureReason = keyof typeof failureStatuses

/** The reason that an address names; what nobody here wrote is unknown. */
export function failureReason(text: string | null): FailureReason {
  return text && Object.hasOwn(failureStatuses, text) ? (text as FailureReason) : 'unknown'
}
