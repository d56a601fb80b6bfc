import type { GenericFrame } from '~contract/platform/live'
import type { LoggedEvent } from './event-log'
import type { Position } from './live-client'
import type { LiveState } from './live-feed'

/** What the windows of a browser publish to each other. */
export type WindowWord =
  | { t: 'hi' }
  /** The leader, its connection, its position, and the offset from which it can repeat events. */
  | { t: 'lead'; leader: string; state: LiveState; position: Position | null; since: number }
  | ({ t: 'event' } & LoggedEvent)
  | { t: 'again'; after: Position }
  | { t: 'send'; id: string; frame: GenericFrame }
  | { t: 'sent'; id: string }
  | { t: 'session-ended' }
