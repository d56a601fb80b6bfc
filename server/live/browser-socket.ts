import type { Duplex } from 'node:stream'
import { type RawData, WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import { type ClientFrame, clientFrameSchema, type ServerFrame } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import { readShape } from '~contract/platform/read-shape'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { framesPerWindow, type LiveTimes, liveQueueLimit } from '../config/live-limits'
import type { LiveMetrics } from '../http/metrics'
import { parseJson } from '../platform/parse-json'
import type { KeptEvent } from './event-writer'
import { FrameBudget } from './frame-budget'
import type { ProcessTime } from './process-time'

/** What a window's socket needs from its session. */
export interface SocketHome {
  /** Resolves when the session can welcome a window. */
  ready: Promise<unknown>
  readonly userTenant: UserTenantKey
  /** The answer to hello, and the events that the window has missed. */
  welcome(hello: Hello): { welcome: Welcome; missed: KeptEvent[] }
  /** The window is new or could not resume: it needs the state that was last sent up to this offset. */
  greeted(upTo: number): void
  /** Sends a frame to the generic socket. */
  send(frame: GenericFrame): void
  left(socket: BrowserSocket): void
  /** The window sent more frames than it may. */
  flooded(): void
  /** What all windows of the user may send. */
  readonly budget: FrameBudget
}

interface SocketParts {
  times: LiveTimes
  time: ProcessTime
  metrics: LiveMetrics
}

/** A window's socket, and the connection under it, which ws writes whole frames to. */
export type WindowSocket = readonly [socket: WebSocket, connection: Duplex]

type Hello = Extract<ClientFrame, { t: 'hello' }>
type Welcome = Extract<ServerFrame, { t: 'welcome' }>

const asText = { binary: false }
const pong = Buffer.from(JSON.stringify({ t: 'pong' } satisfies ServerFrame))

/** The socket of one window. */
export class BrowserSocket {
  #socket: WebSocket
  #connection: Duplex
  #home: SocketHome
  #parts: SocketParts
  /** When the window last showed that it is alive, in the process's own time. */
  #aliveAt: number
  #state: 'new' | 'greeted' | 'live' | 'closed' = 'new'
  #closedWith: number | null = null
  #budget = new FrameBudget(framesPerWindow)

  /** `connection` is the one under the socket: frames for many windows are written to it directly. */
  constructor([socket, connection]: WindowSocket, home: SocketHome, parts: SocketParts) {
    this.#socket = socket
    this.#connection = connection
    this.#home = home
    this.#parts = parts
    this.#aliveAt = parts.time.now
    parts.metrics.sockets.inc()
    socket.on('message', (data, isBinary) => this.#count() && this.#receive(data, isBinary))
    socket.on('pong', () => this.#count() && this.#noteLife())
    socket.on('ping', () => this.#count())
    // A frame that is too long, in too many fragments or malformed: ws closes with the code for it.
    socket.on('error', (error) => isFlood(error) && home.flooded())
    socket.on('close', (code) => this.#ended(code))
  }

  /** Sends an event as its whole frame; closes a window that does not read, as it can reconnect and resume. */
  send(frame: Buffer): void {
    // After a close frame there may be no other.
    if (this.#state !== 'live' || this.#socket.readyState !== WebSocket.OPEN) return
    this.#connection.write(frame)
    if (this.#socket.bufferedAmount > liveQueueLimit) this.close(closeCodes.tooSlow)
  }

  /** Pings a silent window, and closes one that does not answer. */
  sweep(): void {
    const silentFor = this.#parts.time.now - this.#aliveAt
    if (silentFor >= this.#parts.times.silence) this.close(closeCodes.silent)
    // The server pings, because browsers slow down the timers of hidden windows.
    else if (silentFor >= this.#parts.times.heartbeat) this.#socket.ping()
  }

  close(code: number, reason?: string): void {
    if (this.#state === 'closed') return
    this.#leave(code)
    this.#socket.close(code, reason)
    // A peer that does not read does not answer the close either.
    const cut = setTimeout(() => this.#socket.terminate(), this.#parts.times.cut)
    this.#socket.once('close', () => clearTimeout(cut))
  }

  /**
   * Whether one more frame is within the limits; if not, the window is closed, and further frames of it are not read.
   */
  #count(): boolean {
    if (this.#state === 'closed') return false
    if (this.#budget.take() && this.#home.budget.take()) return true
    this.#home.flooded()
    this.close(closeCodes.flood)
    this.#socket.pause()
    return false
  }

  #noteLife() {
    this.#aliveAt = this.#parts.time.now
  }

  #receive(data: RawData, isBinary: boolean) {
    this.#noteLife()
    const frame = isBinary ? null : readShape(clientFrameSchema, parseJson(data.toString())).data
    if (frame?.t === 'ping') this.#socket.send(pong, asText)
    else if (frame?.t === 'send') this.#home.send(frame.data)
    else if (frame?.t === 'hello' && this.#state === 'new') void this.#greet(frame)
    else this.close(closeCodes.malformed)
  }

  async #greet(hello: Hello) {
    // The page of another user or tenant, loaded before a sign-in or a switch.
    if (hello.owner && hello.owner !== this.#home.userTenant)
      return this.close(closeCodes.sessionEnded)
    this.#state = 'greeted'
    await this.#home.ready
    if (this.#isClosed()) return
    const { welcome, missed } = this.#home.welcome(hello)
    this.#state = 'live'
    this.#socket.send(JSON.stringify(welcome), asText)
    for (const { frame } of missed) this.send(frame)
    if (hello.fresh || !welcome.resumed) this.#home.greeted(welcome.offset)
  }

  /** A method, because TypeScript assumes that the state does not change during an await. */
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

/** Only ws counts fragments: they are not frames, so the budgets do not see them. */
function isFlood(error: Error & { code?: string }): boolean {
  return error.code === 'WS_ERR_TOO_MANY_BUFFERED_PARTS'
}

/** A peer may send any code; one label per code would grow without limit. */
function closeLabel(code: number): string {
  return code < firstFreeCode ? String(code) : 'other'
}

/** Lower codes are reserved by the WebSocket standard. */
const firstFreeCode = 1016
