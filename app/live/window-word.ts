import type { LivePosition } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import type { LoggedEvent } from './event-log'
import type { LiveState } from './live-feed'

/** What the windows of a browser publish to each other. */
export type WindowWord =
  | { t: 'hi' }
  /** The leader, its connection, its position, and the offset from which it can repeat events. */
  | { t: 'lead'; leader: string; state: LiveState; position: LivePosition | null; since: number }
  | ({ t: 'event' } & LoggedEvent)
  | { t: 'again'; after: LivePosition }
  | { t: 'send'; id: string; frame: GenericFrame }
  | { t: 'sent'; id: string }
  | { t: 'session-ended' }
