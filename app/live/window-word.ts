import type { GenericFrame } from '~contract/platform/live'
import type { LoggedEvent } from './event-log'
import type { Position } from './live-client'
import type { LiveState } from './live-feed'

/** What the windows of a browser publish to each other. */
export type WindowWord =
  | { t: 'hi' }
  /** Which window leads, how it is connected, up to where it knows the events, and from where on it can publish them again. */
  | { t: 'lead'; leader: string; state: LiveState; position: Position | null; since: number }
  | ({ t: 'event' } & LoggedEvent)
  | { t: 'again'; after: Position }
  | { t: 'send'; id: string; frame: GenericFrame }
  | { t: 'sent'; id: string }
  | { t: 'session-ended' }
