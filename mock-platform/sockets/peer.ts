/** The platform's end of a connection. */
export interface Peer {
  /** How many of the next heartbeats stay unanswered. */
  unanswered: number
  /** The connection stays open, but sends and answers nothing more. */
  goSilent(): void
  /** Without a code, or a protocol that has codes, the connection just ends. */
  cut(code?: number): void
}
