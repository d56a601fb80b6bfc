import { liveKept } from '~contract/portal/constants'
import type { KeptEvent } from './event-log'

/** The last events of a session, for windows that come back. Other sessions may hold the same ones. */
export class Ring {
  #events: KeptEvent[] = []
  #keys = new Set<string>()
  #bytes = 0
  /** The last offset of which this ring holds nothing. */
  #floor: number

  /** `floor`: an offset before which nobody can have heard anything of this session. */
  constructor(floor: number) {
    this.#floor = floor
  }

  /** Keeps an event; false = it is there already. */
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

  /** All after the offset, in order; null where something of it is no longer kept, or never was. */
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
