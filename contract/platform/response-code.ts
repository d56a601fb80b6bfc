/**
 * Response codes that backends put in an envelope, and that do not depend on one service.
 * Source: specification, sections 8 and 9.
 */
export const responseCode = {
  ok: 0,
  loginSuccess: 203,
  logout: 1001,
  logoutSuccess: 205,
  error: -1,
} as const

/** Codes with which a backend says "done". */
export const successCodes: readonly number[] = [
  responseCode.ok,
  responseCode.loginSuccess,
  responseCode.logoutSuccess,
]
