import { closeCodes } from '~contract/live/close-codes'
import type { ClientFrame, ServerFrame } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'

/** What the client uses of a WebSocket: the browser's has it, and that of `ws`. */
export interface LiveSocket {
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
}

export type EventFrame = Extract<ServerFrame, { t: 'event' }>

/** Up to where the events are known. Offsets grow, not always by one; another epoch is another count. */
export interface Position {
  epoch: string
  offset: number
}

interface LiveClientSetting {
  connect(): LiveSocket
  /** Whose events it wants: `userId tenantId`. */
  userTenant: string
  /** Where to go on, if anywhere. */
  position: Position | null
  /** Each event once, in the order of the offsets, with the position before it. */
  onEvent(event: EventFrame, after: Position): void
  /** The socket is live. `resumed`: nothing was missed; else only what comes from here on will be heard. */
  onLive(position: Position, resumed: boolean): void
  /** The socket is gone; the client comes back by itself. */
  onAway(): void
  /** Asks whether the session has ended; settles once the user is signed in. */
  sessionEnded(): Promise<void>
  random?: () => number
}

/** How often it says that it is there; what has not been answered by the next time is taken for dead. */
const heartbeat = 10_000
/** After a sleep the answer must not be waited for so long. */
const wakingPatience = 3_000
/** The longest pause of the first tries, and of any. Each pause is at least half of its longest. */
const firstPause = 2_000
const longestPause = 30_000
/** So many tries before the pauses grow: a portal that is started again is there within seconds (HOLD-05). */
const quickTries = 3
/** A window that has signed out or changed the tenant says so itself: only then is the session's end news. */
const farewellPatience = 1_000
/** Frames that wait for a connection; beyond it the oldest are given up. */
const longestQueue = 100

/**
 * One live socket that comes back for ever (LIVE-04) and tells each event exactly once and in order (PUSH-05),
 * whatever is lost, doubled or late on the way. Needs no browser.
 */
export class LiveClient {
  #setting: LiveClientSetting
  #position: Position | null
  #socket: LiveSocket | null = null
  #opened = false
  #welcomed = false
  #pinged = false
  #beat: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  #asking = false
  #stopped = false
  #queue: { frame: GenericFrame; sent(): void }[] = []

  constructor(setting: LiveClientSetting) {
    this.#setting = setting
    this.#position = setting.position
  }

  start() {
    this.#open()
  }

  /** Something tells that the network may be there (again), or that the machine has slept. */
  wake() {
    if (this.#stopped || this.#asking) return
    if (!this.#socket) {
      this.#tries = 0
      this.#open()
    } else if (this.#welcomed) this.#ping(wakingPatience)
  }

  /** The browser says that the network is gone. */
  drop() {
    if (!this.#socket) return
    this.#forget()
    this.#pause()
  }

  /** To the generic socket, as soon as there is a connection. */
  send(frame: GenericFrame, sent: () => void = () => {}) {
    this.#queue = [...this.#queue, { frame, sent }].slice(-longestQueue)
    this.#flush()
  }

  stop() {
    this.#stopped = true
    clearTimeout(this.#retry)
    this.#forget()
  }

  #open() {
    clearTimeout(this.#retry)
    if (this.#stopped) return
    const socket = this.#setting.connect()
    this.#socket = socket
    socket.onopen = () => {
      this.#opened = true
      this.#post({ t: 'hello', v: 1, owner: this.#setting.userTenant, ...this.#position })
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      this.#pinged = false
      const frame = read(data)
      if (frame) this.#receive(frame)
    }
    socket.onerror = () => {}
    socket.onclose = ({ code }: { code: number }) => {
      this.#forget()
      this.#goOn(code)
    }
    // One that never opens is as dead as one that never answers.
    this.#expect(heartbeat)
    this.#pinged = true
  }

  #receive(frame: ServerFrame) {
    if (frame.t === 'welcome') this.#welcome(frame)
    else if (frame.t === 'event' && this.#welcomed) this.#apply(frame)
  }

  #welcome({ epoch, offset, resumed }: Extract<ServerFrame, { t: 'welcome' }>) {
    const goesOn = resumed && this.#position?.epoch === epoch
    if (!goesOn) this.#position = { epoch, offset }
    this.#welcomed = true
    this.#setting.onLive(this.#position as Position, goesOn)
    this.#flush()
  }

  #apply(event: EventFrame) {
    const after = this.#position
    if (!after || event.offset <= after.offset) return
    this.#position = { ...after, offset: event.offset }
    this.#setting.onEvent(event, after)
  }

  #flush() {
    while (this.#welcomed && this.#queue.length > 0) {
      const next = this.#queue.shift()
      if (next) this.#post({ t: 'send', data: next.frame })
      next?.sent()
    }
  }

  #post(frame: ClientFrame) {
    this.#socket?.send(JSON.stringify(frame))
  }

  #ping(patience: number) {
    this.#pinged = true
    this.#post({ t: 'ping' })
    this.#expect(patience)
  }

  /** By what was heard since the ping, not by the clock: timers of hidden windows are late. */
  #expect(patience: number) {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => {
      if (this.#pinged) return this.drop()
      this.#tries = 0
      this.#ping(heartbeat)
    }, patience)
  }

  /** Lets go of the socket; a half-open one would tell of its end only much later. */
  #forget() {
    clearTimeout(this.#beat)
    const socket = this.#socket
    if (!socket) return
    socket.onmessage = socket.onclose = null
    // Browsers complain of one that is closed before it is open.
    socket.onopen = () => socket.close()
    if (this.#opened) socket.close()
    this.#socket = null
    this.#opened = false
    this.#welcomed = false
    if (!this.#stopped) this.#setting.onAway()
  }

  #goOn(code: number) {
    if (code === closeCodes.sessionEnded) return void this.#ask()
    if (code === closeCodes.tooMany) this.#tries = Number.POSITIVE_INFINITY
    this.#pause()
  }

  async #ask() {
    this.#asking = true
    await new Promise((done) => setTimeout(done, farewellPatience))
    if (!this.#stopped) await this.#setting.sessionEnded()
    this.#asking = false
    this.#pause()
  }

  #pause() {
    if (this.#stopped) return
    const { random = Math.random } = this.#setting
    const longest = Math.min(longestPause, firstPause * 2 ** Math.max(0, this.#tries - quickTries))
    this.#tries += 1
    clearTimeout(this.#retry)
    this.#retry = setTimeout(() => this.#open(), (longest * (1 + random())) / 2)
  }
}

function read(data: unknown): ServerFrame | null {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
