/** What the code that ends sessions needs of the live connections. */
export interface LiveSessions {
  /** Closes the sockets of a session that has ended. */
  end(sessionId: string): void
}
