import type { LivePosition } from '~contract/live/protocol'
import type { EventFrame } from './live-client'

/** How many events a leader can repeat for followers. */
const kept = 500

export interface LoggedEvent {
  event: EventFrame
  /** The position before it. */
  after: LivePosition
}

/** A window's position in the event stream, and the most recent events before it. */
export class EventLog {
  position: LivePosition | null = null
  #events: LoggedEvent[] = []

  /** The offset from which events can be repeated. */
  get since(): number {
    return this.#events[0]?.after.offset ?? this.position?.offset ?? 0
  }

  startAt(position: LivePosition) {
    this.position = position
    this.#events = []
  }

  /** known: already received. beyond: an event in between is missing, or it belongs to another epoch. */
  add({ event, after }: LoggedEvent): 'next' | 'known' | 'beyond' {
    if (this.position?.epoch !== after.epoch) return 'beyond'
    if (event.offset <= this.position.offset) return 'known'
    if (after.offset > this.position.offset) return 'beyond'
    this.position = { ...after, offset: event.offset }
    this.#events = [...this.#events.slice(1 - kept), { event, after }]
    return 'next'
  }

  after({ epoch, offset }: LivePosition): LoggedEvent[] {
    if (this.position?.epoch !== epoch) return []
    return this.#events.filter(({ event }) => event.offset > offset)
  }
}
