/** Response codes that all services share in their envelopes. Source: specification, sections 8 and 9. */
export const responseCode = {
  ok: 0,
  loginSuccess: 203,
  logout: 1001,
  logoutSuccess: 205,
  error: -1,
} as const

export const successCodes: readonly number[] = [
  responseCode.ok,
  responseCode.loginSuccess,
  responseCode.logoutSuccess,
]
