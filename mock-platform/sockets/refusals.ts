import type { Duplex } from 'node:stream'

/** How new connections are refused. */
export interface Refusal {
  /** `status`: an HTTP answer; `hang`: no answer; `close`: opens and closes at once. */
  how: 'status' | 'hang' | 'close'
  status: number
  /** For close; absent = the connection ends without a code. */
  code?: number | undefined
}

/** Uses the real time, not the space's clock. */
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

export function refuseUpgrade(socket: Duplex, status: number): void {
  const location = status >= 300 && status < 400 ? 'Location: /login\r\n' : ''
  socket.end(
    `HTTP/1.1 ${status} Refused\r\n${location}Connection: close\r\nContent-Length: 0\r\n\r\n`,
    // Even if the peer never closes.
    () => socket.destroy(),
  )
}
