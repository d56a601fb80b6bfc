import { closeCodes } from '~contract/live/close-codes'
import type { ClientFrame, LivePosition, ServerFrame } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import type { UserTenantKey } from '~contract/portal/user-tenant'

/** What the client uses of a WebSocket; both the browser's and that of `ws` have it. */
export interface LiveSocket {
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: never) => void) | null
  onclose: ((event: never) => void) | null
  onerror: ((event: never) => void) | null
}

export type EventFrame = Extract<ServerFrame, { t: 'event' }>

interface LiveClientSetting {
  connect(): LiveSocket
  /** Whose events to receive: `userId tenantId`. */
  userTenant: UserTenantKey
  /** Where to resume; null = from now on. */
  position: LivePosition | null
  /** The position is the page's: its window has not received anything yet. */
  fresh?: boolean
  /** Called once per event, in the order of the offsets, with the position before it. */
  onEvent(event: EventFrame, after: LivePosition): void
  /**
   * The socket is live. `resumed`: nothing was missed; otherwise events before this position may be missing, and the
   * window must load its data again after `later` milliseconds.
   */
  onLive(position: LivePosition, resumed: boolean, later: number): void
  /** The socket is lost; the client reconnects automatically. */
  onAway(): void
  /** Asks whether the session has ended; settles once the user is signed in. */
  sessionEnded(): Promise<void>
  random?: () => number
}

/** Interval of pings (ms); a socket that has not answered by the next one counts as dead. */
const heartbeat = 10_000
/** The same right after a wake-up (ms), when a dead socket is likely. */
const wakingPatience = 3_000
/** The longest pause of the first tries, and of all (ms). Each pause is at least half of its maximum. */
const firstPause = 2_000
const longestPause = 30_000
/** The longest time over which a portal has its windows spread their return (ms). */
const longestSpread = 60_000
/** Tries before the pauses grow: a restarted portal is back within seconds (HOLD-05). */
const quickTries = 3
/**
 * A window that signs out or switches the tenant announces it itself, so the client waits this long before it asks
 * (ms).
 */
const farewellPatience = 1_000
/** How many frames wait for a connection; beyond that the oldest are dropped. */
const longestQueue = 100

/**
 * One live socket that reconnects forever (LIVE-04) and delivers each event exactly once and in order (PUSH-05), even
 * if frames are lost, duplicated or late. Independent of the browser.
 */
export class LiveClient {
  #setting: LiveClientSetting
  #position: LivePosition | null
  #fresh: boolean
  #socket: LiveSocket | null = null
  #opened = false
  #welcomed = false
  #pinged = false
  #beat: ReturnType<typeof setTimeout> | undefined
  #retry: ReturnType<typeof setTimeout> | undefined
  #tries = 0
  /** Over how many milliseconds the server told its windows to spread their return; 0 = it did not. */
  #spread = 0
  #asking = false
  #stopped = false
  #queue: { frame: GenericFrame; sent(): void }[] = []

  constructor(setting: LiveClientSetting) {
    this.#setting = setting
    this.#position = setting.position
    this.#fresh = setting.fresh === true && setting.position !== null
  }

  start() {
    this.#open()
  }

  /** The network may be back, or the machine has slept. */
  wake() {
    if (this.#stopped || this.#asking) return
    if (!this.#socket) {
      this.#tries = 0
      this.#open()
    } else if (this.#welcomed) this.#ping(wakingPatience)
  }

  /** Called when the browser reports that the network is gone. */
  drop() {
    if (!this.#socket) return
    this.#forget()
    this.#pause()
  }

  /** Sends to the generic socket as soon as there is a connection. */
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
      this.#greet()
    }
    socket.onmessage = ({ data }: { data: unknown }) => {
      this.#pinged = false
      const frame = read(data)
      if (frame) this.#receive(frame)
    }
    socket.onerror = () => {}
    socket.onclose = ({ code, reason }: { code: number; reason?: string }) => {
      this.#forget()
      if (code === closeCodes.restarting) this.#spread = readSpread(reason)
      this.#goOn(code)
    }
    // A socket that never opens counts as one that does not answer.
    this.#expect(heartbeat)
    this.#pinged = true
  }

  #greet() {
    const { userTenant: owner } = this.#setting
    const fresh = this.#fresh && { fresh: true as const }
    this.#post({ t: 'hello', v: 1, owner, ...this.#position, ...fresh })
  }

  #receive(frame: ServerFrame) {
    if (frame.t === 'welcome') this.#welcome(frame)
    else if (frame.t === 'event' && this.#welcomed) this.#apply(frame)
  }

  #welcome({ epoch, offset, resumed, later = 0 }: Extract<ServerFrame, { t: 'welcome' }>) {
    const goesOn = resumed && this.#position?.epoch === epoch
    if (!goesOn) this.#position = { epoch, offset }
    this.#welcomed = true
    this.#fresh = false
    this.#spread = 0
    this.#setting.onLive(this.#position as LivePosition, goesOn, later)
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

  /** Checks whether anything was received since the ping, not how late it is: timers of hidden windows are delayed. */
  #expect(patience: number) {
    clearTimeout(this.#beat)
    this.#beat = setTimeout(() => {
      if (this.#pinged) return this.drop()
      this.#tries = 0
      this.#ping(heartbeat)
    }, patience)
  }

  /** Detaches the socket at once, because a half-open one would report its close much later. */
  #forget() {
    clearTimeout(this.#beat)
    const socket = this.#socket
    if (!socket) return
    socket.onmessage = socket.onclose = null
    // Closing it before it is open would log an error in the browser.
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
    // Until it is welcomed: if the next portal is not there yet, the others are waiting for it, too.
    const spread = Math.max(longest / 2, this.#spread)
    this.#retry = setTimeout(() => this.#open(), longest / 2 + spread * random())
  }
}

/** A proxy may leave out the reason, or give another one. */
function readSpread(reason = ''): number {
  const spread = Number(reason)
  return spread > 0 && spread <= longestSpread ? spread : 0
}

function read(data: unknown): ServerFrame | null {
  try {
    return JSON.parse(String(data))
  } catch {
    return null
  }
}
