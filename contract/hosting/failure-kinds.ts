/**
 * Why an app could not be shown. fetch: its entry or files did not load; unreachable: the portal's server had no answer of
 * the entry's; mount: its code failed; timeout; left: it navigated its frame away; refused: it forbids framing; ended: the
 * user ended it, as it did not answer.
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
