/**
 * Why an app could not be shown. fetch: its entry or files did not load; unreachable: the portal's server got no answer
 * from the entry's server; mount: its code failed; timeout; left: it navigated its frame away; refused: it forbids
 * framing; ended: the user ended it, because it did not answer.
 */
export const failureKinds = [
  'fetch',
  'unreachable',
  'mount',
  'timeout',
  'left',
  'refused',
  'ended',
] as const

export type FailureKind = (typeof failureKinds)[number]
