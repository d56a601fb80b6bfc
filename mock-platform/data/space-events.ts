import type { MessageRow } from './message-row'

/** What is published to a space's sockets at once. */
export type SpaceEvent =
  /** A new message to a user. */
  | { kind: 'message'; message: MessageRow }
  /** Some row changed: the badges of a user may have changed, too. */
  | { kind: 'change' }
  /** It starts afresh. */
  | { kind: 'reset' }
  /** A token is no longer good; without one, none of the space's. */
  | { kind: 'session-ended'; token?: string }
