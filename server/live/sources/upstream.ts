import { type RawData, WebSocket } from 'ws'
import { isPlatformError } from '~contract/platform/platform-error'
import { longestPush } from '../../config/live-limits'
import { parseJson } from '../../platform/parse-json'
import type { Source, SourceHost, SourceParts } from './source'

/** In bytes. A longer frame closes the backend's socket; one above `longestPush` is only dropped. */
const cutAbove = 4 * 1024 * 1024

interface UpstreamKind {
  kind: 'message' | 'unread' | 'generic'
  /** The current address with the token; null = the platform has no such socket. */
  address(): Promise<string | null>
  /** Sends the first frame. */
  opened?(socket: WebSocket): void
  /** Receives a parsed frame; returns null, or the reason why it was dropped. */
  receive(data: unknown): string | null
}

type State = 'connecting' | 'open' | 'away' | 'none'

/**
 * A session's WebSocket to a backend, which reconnects forever: one attempt at a time, `times.retry` after a loss or a
 * failure.
 */
export class Upstream implements Source {
  readonly settled: Promise<void>
  #settle!: () => void
  #kind: UpstreamKind
  #host: SourceHost
  #parts: SourceParts
  #socket: WebSocket | null = null
  #timer: NodeJS.Timeout | undefined
  #state: State = 'connecting'
  #closed = false
  #missed = false
  #heardAt = 0

  constructor(kind: UpstreamKind, host: SourceHost, parts: SourceParts) {
    this.#kind = kind
    this.#host = host
    this.#parts = parts
    this.settled = new Promise((settle) => {
      this.#settle = settle
    })
    this.#gauge(this.#state).inc()
    void this.#connect()
  }

  /** The socket while it is open. */
  get open(): WebSocket | null {
    return this.#state === 'open' ? this.#socket : null
  }

  missed(): void {
    if (this.#state !== 'open' && this.#state !== 'none') this.#missed = true
  }

  /** A half-open connection does not even answer a ping. */
  sweep(): void {
    if (!this.open) return
    const silentFor = this.#parts.time.now - this.#heardAt
    if (silentFor >= this.#parts.times.silence) this.open.terminate()
    else if (silentFor >= this.#parts.times.heartbeat) this.open.ping()
  }

  close(): void {
    if (this.#closed) return
    this.#closed = true
    clearTimeout(this.#timer)
    this.#gauge(this.#state).dec()
    this.#settle()
    this.#socket?.close()
    const socket = this.#socket
    setTimeout(() => socket?.terminate(), this.#parts.times.cut).unref()
  }

  async #connect() {
    this.#turn('connecting')
    try {
      const address = await this.#kind.address()
      if (this.#closed) return
      if (address === null) this.#rest('none', this.#parts.times.recheck)
      else this.#listen(new WebSocket(address, this.#options()))
    } catch (error) {
      // Not the message, which may contain the address with the token.
      this.#lost(isPlatformError(error) ? error.failure : 'bad address')
    }
  }

  #options() {
    return {
      handshakeTimeout: this.#parts.times.handshake,
      maxPayload: cutAbove,
      perMessageDeflate: false,
    }
  }

  #listen(socket: WebSocket) {
    this.#socket = socket
    let reason = ''
    const noteLife = () => {
      this.#heardAt = this.#parts.time.now
    }
    socket.on('open', () => this.#opened(socket))
    socket.on('message', (data, isBinary) => {
      noteLife()
      this.#receive(data, isBinary)
    })
    socket.on('ping', noteLife)
    socket.on('pong', noteLife)
    socket.on('unexpected-response', (_, answer) => {
      reason = `HTTP ${answer.statusCode}`
      if (answer.statusCode === 401 && !this.#closed) this.#host.doubt()
      socket.terminate()
    })
    socket.on('error', (error: Error & { code?: string }) => {
      reason ||= error.code ?? 'no answer'
    })
    socket.on('close', (code) => this.#lost(reason || `closed ${code}`))
  }

  #opened(socket: WebSocket) {
    if (this.#closed) return socket.terminate()
    this.#heardAt = this.#parts.time.now
    this.#turn('open')
    this.#parts.throttledLog('info', { source: this.#kind.kind }, 'live source connected')
    this.#kind.opened?.(socket)
    if (this.#missed) this.#host.stale()
    this.#missed = false
    this.#settle()
  }

  #receive(data: RawData, isBinary: boolean) {
    if (this.#closed) return
    const dropped = isBinary ? 'binary' : this.#take(data.toString())
    if (dropped) this.#drop(dropped)
  }

  #take(text: string): string | null {
    if (text.length > longestPush) return 'too long'
    const data = parseJson(text)
    return data === undefined ? 'not JSON' : this.#kind.receive(data)
  }

  #drop(reason: string) {
    const fields = { source: this.#kind.kind, reason }
    this.#parts.metrics.dropped.inc(fields)
    this.#parts.throttledLog('warn', fields, 'live frame dropped')
  }

  #lost(reason: string) {
    if (this.#closed) return
    this.#parts.throttledLog('warn', { source: this.#kind.kind, reason }, 'live source away')
    this.#missed = true
    this.#rest('away', this.#parts.times.retry)
  }

  #rest(state: 'away' | 'none', pause: number) {
    this.#socket = null
    this.#turn(state)
    this.#settle()
    this.#timer = setTimeout(() => void this.#connect(), pause)
  }

  #turn(state: State) {
    this.#gauge(this.#state).dec()
    this.#state = state
    this.#gauge(state).inc()
  }

  #gauge(state: State) {
    return this.#parts.metrics.upstreams.labels({ kind: this.#kind.kind, state })
  }
}
