/** Why `/live` was closed. */
export const closeCodes = {
  /** The process stops: another one is there, or will be. */
  restarting: 1012,
  /** The session may be over: the page is to ask before it comes back. */
  sessionOver: 4001,
  /** It read too slowly. Coming back resumes. */
  tooSlow: 4008,
  /** Nothing was heard of it. */
  silent: 4009,
  /** What it said is no frame of the protocol. */
  malformed: 4010,
  /** The person has too many sockets. */
  tooMany: 4029,
} as const
