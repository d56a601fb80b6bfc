import type { MessageRow } from './message-row'

export type SpaceEvent =
  | { kind: 'message'; message: MessageRow }
  /** A row changed, and perhaps badges with it. */
  | { kind: 'change' }
  /** The space was restarted. */
  | { kind: 'reset' }
  /** A token is no longer valid; without `token`, none of the space's tokens is. */
  | { kind: 'session-ended'; token?: string }
