/** The platform's end of a connection, with all that can go wrong on it. */
export interface Peer {
  /** Of the next heartbeats so many stay unanswered. */
  unanswered: number
  /** From now on it is there, and nothing more: neither frames nor answers. */
  hush(): void
  /** Ends it, with a code if the protocol has any; without one the connection just ends. */
  cut(code?: number): void
}
