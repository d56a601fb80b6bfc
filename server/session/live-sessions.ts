/** The live connections, as far as what begins and ends sessions has to know them. */
export interface LiveSessions {
  /** Closes the sockets of a session that is over. */
  end(sessionId: string): void
}
