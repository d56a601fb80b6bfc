import type { LiveEvents, LivePosition } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import type { LoggedEvent } from './event-log'
import type { LiveState } from './live-feed'

/** What a leader reports about itself. */
interface Leading {
  leader: string
  /** The state of its connection. */
  state: LiveState
  position: LivePosition | null
  /** The offset from which it can repeat events. */
  since: number
  /** The last counts that it received, for windows whose page is too old for it to repeat everything since. */
  counts: LiveEvents['unread'] | null
  /** How long it still waits until it loads its data again (ms); absent in words of older pages. */
  later?: number
}

/** What the windows of a browser publish to each other. */
export type WindowWord =
  | { t: 'hi' }
  | ({ t: 'lead' } & Leading)
  | ({ t: 'event' } & LoggedEvent)
  | { t: 'again'; after: LivePosition }
  | { t: 'send'; id: string; frame: GenericFrame }
  | { t: 'sent'; id: string }
  | { t: 'session-ended' }
