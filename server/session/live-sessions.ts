/** The part of the live connections that session code needs. */
export interface LiveSessions {
  /** Closes the sockets of a session that has ended. */
  end(sessionId: string): void
}
