import type { Duplex } from 'node:stream'

/** What happens to new connections meanwhile. */
export interface Refusal {
  /** `status`: an HTTP answer instead; `hang`: none at all; `close`: it opens, and closes at once. */
  how: 'status' | 'hang' | 'close'
  status: number
  /** For close; absent = the line just ends. */
  code?: number | undefined
}

/** Which channels refuse, and until when by the real time. */
export class Refusals {
  readonly #set = new Map<string, Refusal & { until: number }>()

  set(channel: string, refusal: Refusal, milliseconds: number): void {
    this.#set.set(channel, { ...refusal, until: Date.now() + milliseconds })
  }

  of(channel: string): Refusal | undefined {
    const refusal = this.#set.get(channel)
    return refusal && Date.now() < refusal.until ? refusal : undefined
  }

  lift(channel: string): void {
    this.#set.delete(channel)
  }
}

/** Answers an upgrade with an HTTP status. */
export function refuseUpgrade(socket: Duplex, status: number): void {
  const location = status >= 300 && status < 400 ? 'Location: /login\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${location}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    // Whether or not its peer ever closes.
    () => socket.destroy(),
  )
}
