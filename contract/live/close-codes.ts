/** The codes with which the portal closes `/live`. */
export const closeCodes = {
  /**
   * The process stops; reconnecting reaches another one. A reason is the number of milliseconds over which its many
   * windows are to spread their return.
   */
  restarting: 1012,
  /** The window sent more frames than a user's actions can cause. */
  flood: 1008,
  /** The session may have ended: the page checks before it reconnects. */
  sessionEnded: 4001,
  /** The window read too slowly. Reconnecting resumes. */
  tooSlow: 4008,
  /** The window sent nothing for too long. */
  silent: 4009,
  /** The window sent a message that is not a frame of the protocol. */
  malformed: 4010,
  /** The user has too many sockets. */
  tooMany: 4029,
} as const
