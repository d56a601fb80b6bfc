import { liveKept } from '../config/live-limits'
import type { KeptEvent } from './event-writer'

/** The last events of a session, for windows that reconnect. Sessions may share event objects. */
export class Ring {
  #events: KeptEvent[] = []
  #keys = new Set<string>()
  #bytes = 0
  /** Events up to this offset are no longer kept. */
  #floor: number

  /** `floor`: an offset before the session's first event. */
  constructor(floor: number) {
    this.#floor = floor
  }

  /** Keeps an event; false = it has arrived before. */
  add(event: KeptEvent): boolean {
    if (event.key !== null) {
      if (this.#keys.has(event.key)) return false
      this.#keys.add(event.key)
    }
    this.#events.push(event)
    this.#bytes += event.frame.length
    while (this.#events.length > liveKept.events || this.#bytes > liveKept.bytes) this.#evict()
    return true
  }

  /** All events after the offset, in order; null = some of them are no longer kept. */
  since(offset: number): KeptEvent[] | null {
    if (offset < this.#floor) return null
    const from = this.#events.findIndex((event) => event.offset > offset)
    return from < 0 ? [] : this.#events.slice(from)
  }

  #evict() {
    const oldest = this.#events.shift()
    if (!oldest) return
    if (oldest.key !== null) this.#keys.delete(oldest.key)
    this.#bytes -= oldest.frame.length
    this.#floor = oldest.offset
  }
}
