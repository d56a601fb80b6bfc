/** The platform's end of a connection. */
export interface Peer {
  /** How many of the next heartbeats are left unanswered. */
  unanswered: number
  /** The connection stays open, but sends and answers nothing more. */
  goSilent(): void
  /** Without a code, or if the protocol has none, the connection is simply closed. */
  cut(code?: number): void
}
