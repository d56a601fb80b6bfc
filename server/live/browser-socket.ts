import type { RawData, WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import { type ClientFrame, clientFrameSchema, type ServerFrame } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { LiveTimes } from '~contract/portal/constants'
import { liveQueueLimit } from '~contract/portal/constants'
import type { PersonUnitKey } from '~contract/portal/person-unit'
import type { LiveMetrics } from '../http/metrics'
import type { KeptEvent } from './event-log'
import type { LivedTime } from './lived-time'
import { parseJson } from './parse-json'

/** What a window's socket needs of the session that it belongs to. */
export interface SocketHome {
  /** Resolves when a window can be welcomed. */
  ready: Promise<unknown>
  /** Whose events these are: `userId tenantId`. */
  readonly owner: PersonUnitKey
  /** The answer to hello, and what the window has missed. */
  welcome(hello: Hello): { welcome: Welcome; missed: KeptEvent[] }
  /** The window begins anew. */
  greeted(): void
  /** For the generic socket. */
  send(frame: GenericFrame): void
  left(socket: BrowserSocket): void
}

interface SocketParts {
  times: LiveTimes
  time: LivedTime
  metrics: LiveMetrics
}

type Hello = Extract<ClientFrame, { t: 'hello' }>
type Welcome = Extract<ServerFrame, { t: 'welcome' }>

const asText = { binary: false }
const pong = Buffer.from(JSON.stringify({ t: 'pong' } satisfies ServerFrame))

/** The socket of one window. */
export class BrowserSocket {
  #socket: WebSocket
  #home: SocketHome
  #parts: SocketParts
  #heardAt: number
  #state: 'new' | 'greeted' | 'live' | 'closed' = 'new'
  #closedWith: number | null = null

  constructor(socket: WebSocket, home: SocketHome, parts: SocketParts) {
    this.#socket = socket
    this.#home = home
    this.#parts = parts
    this.#heardAt = parts.time.now
    parts.metrics.sockets.inc()
    socket.on('message', (data, isBinary) => this.#hear(data, isBinary))
    socket.on('pong', () => this.#noteLife())
    // A frame that is too long, bytes that are no frame: ws closes by itself and says why.
    socket.on('error', () => {})
    socket.on('close', (code) => this.#ended(code))
  }

  /** Hands an event on; a window that does not read is closed, for it can come back and resume. */
  tell(frame: Buffer): void {
    if (this.#state !== 'live') return
    this.#socket.send(frame, asText)
    if (this.#socket.bufferedAmount > liveQueueLimit) this.close(closeCodes.tooSlow)
  }

  /** Asks a silent window for a sign of life, and lets go of one that gives none. */
  sweep(): void {
    const silentFor = this.#parts.time.now - this.#heardAt
    if (silentFor >= this.#parts.times.silence) this.close(closeCodes.silent)
    // Browsers slow down the timers of hidden windows, not their answers to this.
    else if (silentFor >= this.#parts.times.heartbeat) this.#socket.ping()
  }

  close(code: number): void {
    if (this.#state === 'closed') return
    this.#leave(code)
    this.#socket.close(code)
    // Who does not read does not say goodbye either.
    const cut = setTimeout(() => this.#socket.terminate(), this.#parts.times.cut)
    this.#socket.once('close', () => clearTimeout(cut))
  }

  #noteLife() {
    this.#heardAt = this.#parts.time.now
  }

  #hear(data: RawData, isBinary: boolean) {
    if (this.#state === 'closed') return
    this.#noteLife()
    const frame = isBinary ? null : readShape(clientFrameSchema, parseJson(data.toString())).data
    if (frame?.t === 'ping') this.#socket.send(pong, asText)
    else if (frame?.t === 'send') this.#home.send(frame.data)
    else if (frame?.t === 'hello' && this.#state === 'new') void this.#greet(frame)
    else this.close(closeCodes.malformed)
  }

  async #greet(hello: Hello) {
    // A page of before somebody else signed in, or of another unit.
    if (hello.owner && hello.owner !== this.#home.owner) return this.close(closeCodes.sessionOver)
    this.#state = 'greeted'
    await this.#home.ready
    if (this.#isClosed()) return
    const { welcome, missed } = this.#home.welcome(hello)
    this.#state = 'live'
    this.#socket.send(JSON.stringify(welcome), asText)
    for (const { frame } of missed) this.tell(frame)
    if (!welcome.resumed) this.#home.greeted()
  }

  /** In words of its own, for the state may change while something is waited for. */
  #isClosed() {
    return this.#state === 'closed'
  }

  #ended(code: number) {
    this.#parts.metrics.closes.inc({ code: this.#closedWith ?? closeLabel(code) })
    this.#leave(code)
  }

  #leave(code: number) {
    if (this.#state === 'closed') return
    this.#state = 'closed'
    this.#closedWith = code
    this.#parts.metrics.sockets.dec()
    this.#home.left(this)
  }
}

/** A peer may send any code: a label for each would never stop growing. */
function closeLabel(code: number): string {
  return code < firstFreeCode ? String(code) : 'other'
}

/** Below it are the codes of the WebSocket standard. */
const firstFreeCode = 1016
