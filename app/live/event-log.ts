import type { EventFrame, Position } from './live-client'

/** Events that a window can tell another one again. */
const kept = 500

export interface LoggedEvent {
  event: EventFrame
  /** The position before it. */
  after: Position
}

/** Up to where a window knows the events, and the last of them. */
export class EventLog {
  position: Position | null = null
  #events: LoggedEvent[] = []

  /** From here on it can be told again. */
  get since(): number {
    return this.#events[0]?.after.offset ?? this.position?.offset ?? 0
  }

  startAt(position: Position) {
    this.position = position
    this.#events = []
  }

  /** known: it was there already. beyond: one before it is missing, or it is of another count. */
  add({ event, after }: LoggedEvent): 'next' | 'known' | 'beyond' {
    if (this.position?.epoch !== after.epoch) return 'beyond'
    if (event.offset <= this.position.offset) return 'known'
    if (after.offset > this.position.offset) return 'beyond'
    this.position = { ...after, offset: event.offset }
    this.#events = [...this.#events.slice(1 - kept), { event, after }]
    return 'next'
  }

  after({ epoch, offset }: Position): LoggedEvent[] {
    if (this.position?.epoch !== epoch) return []
    return this.#events.filter(({ event }) => event.offset > offset)
  }
}
