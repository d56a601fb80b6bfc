import type {
  ClientFrame,
  LiveEvents,
  LiveKind,
  LivePosition,
  ServerFrame,
} from '~contract/live/protocol'
import type { EventFrame, LiveSocket } from './live-client'

/** For tests: the portal's end of live sockets. It numbers events, keeps them, and can be cut off. */
export class TestPortal {
  epoch = 'first'
  offset = 0
  /** Off: sockets can be opened, but nothing answers. */
  answers = true
  /** After how many milliseconds a window that begins again is to load its data. */
  later = 0
  readonly sockets: TestSocket[] = []
  /** What windows asked the server to send. */
  readonly sent: unknown[] = []
  #kept: EventFrame[] = []
  /** Events up to this offset are no longer kept. */
  #floor = 0

  connect = (): LiveSocket => {
    const socket = new TestSocket(this)
    this.sockets.push(socket)
    return socket
  }

  get open(): TestSocket[] {
    return this.sockets.filter((socket) => socket.isOpen)
  }

  /** Offsets count for the whole portal: other users' events lie in between (`skipped`). */
  push<Kind extends LiveKind>(kind: Kind, payload: LiveEvents[Kind], skipped = 0) {
    this.offset += 1 + skipped
    const event = { t: 'event', offset: this.offset, kind, payload } as EventFrame
    this.#kept.push(event)
    for (const socket of this.open) if (socket.greeted) socket.deliver(event)
  }

  /** The position of a page that is made now. */
  get place(): LivePosition {
    return { epoch: this.epoch, offset: this.offset }
  }

  /** Drops everything pushed so far, as after too many events or too long without windows. */
  forget() {
    this.#kept = []
    this.#floor = this.offset
  }

  /** Starts over, as a new process would. */
  restart() {
    this.epoch += ', again'
    this.offset += 1
    this.forget()
    this.cut(1012)
  }

  cut(code = 1006, reason = '') {
    for (const socket of this.open) socket.end(code, reason)
  }

  receive(socket: TestSocket, frame: ClientFrame) {
    if (!this.answers) return
    if (frame.t === 'ping') socket.deliver({ t: 'pong' })
    else if (frame.t === 'send') this.sent.push(frame.data)
    else {
      const from = frame.offset ?? 0
      const resumed = frame.epoch === this.epoch && from >= this.#floor
      socket.greeted = true
      const offset = resumed ? from : this.offset
      const { epoch, later } = this
      socket.deliver({
        t: 'welcome',
        epoch,
        offset,
        resumed,
        ...(!resumed && later > 0 && { later }),
      })
      const missed = this.#kept.filter((event) => event.offset > offset)
      for (const event of missed) socket.deliver(event)
    }
  }
}

class TestSocket implements LiveSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: unknown }) => void) | null = null
  onclose: ((event: { code: number; reason: string }) => void) | null = null
  onerror: (() => void) | null = null
  readonly said: ClientFrame[] = []
  isOpen = true
  greeted = false
  /** Off: nothing arrives in either direction. */
  through = true
  #portal: TestPortal

  constructor(portal: TestPortal) {
    this.#portal = portal
    queueMicrotask(() => this.isOpen && portal.answers && this.onopen?.())
  }

  send(text: string) {
    const frame: ClientFrame = JSON.parse(text)
    this.said.push(frame)
    if (this.through) this.#portal.receive(this, frame)
  }

  deliver(frame: ServerFrame) {
    if (this.through) this.onmessage?.({ data: JSON.stringify(frame) })
  }

  end(code: number, reason = '') {
    this.isOpen = false
    this.onclose?.({ code, reason })
  }

  close() {
    this.isOpen = false
  }
}
