/** The ways in which other systems hand a user over (AUTH-11), by the route's name. */
export const handOverWayNames = [
  'ssoLogin',
  'ssoLoginToken',
  'pcAuth',
  'zwddPcAuth',
  'zqtPcAuth',
  'meeting-login',
  'thirdRedirect',
] as const

export type HandOverWayName = (typeof handOverWayNames)[number]
