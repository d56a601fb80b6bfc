import type { MessageRow } from './message-row'

/** What a space's sockets are to hear of at once. */
export type SpaceEvent =
  /** A new message to somebody. */
  | { kind: 'message'; message: MessageRow }
  /** Some row: what somebody's badges show may be another number. */
  | { kind: 'change' }
  /** It starts afresh. */
  | { kind: 'reset' }
  /** A token is no longer good; without one, none of the space's. */
  | { kind: 'session-over'; token?: string }
