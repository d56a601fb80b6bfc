import { closeCodes } from '~contract/live/close-codes'
import type { ForcedNotice } from '~contract/live/protocol'
import type { GenericFrame, UnreadCounts } from '~contract/platform/live'
import { forcedKept, type LiveTimes } from '~contract/portal/constants'
import { type PersonUnitKey, personUnitKey } from '~contract/portal/person-unit'
import type { Activity } from '../session/idle'
import type { SignedIn } from '../session/session'
import type { BrowserSocket, SocketHome } from './browser-socket'
import type { EventLog, KeptEvent, LiveEvent } from './event-log'
import type { LivedTime } from './lived-time'
import { Ring } from './ring'
import type { Source, SourceHost } from './sources/source'

interface SessionParts {
  events: EventLog
  times: LiveTimes
  time: LivedTime
  /** One of each kind, for this session. */
  openSources(host: SourceHost): Source[]
  /** Numbers an event of this session's own and gives it back for its windows. */
  publish(event: LiveEvent, to: LiveSession): void
  left(socket: BrowserSocket, session: LiveSession): void
}

/** A session's windows, what they were told, and its sources, one of each kind however many windows there are. */
export class LiveSession implements SocketHome, SourceHost {
  /** As the newest window brought it: with its token the sources connect the next time. */
  who: SignedIn
  activity: Activity
  readonly sockets = new Set<BrowserSocket>()
  readonly ready: Promise<unknown>
  #parts: SessionParts
  #ring: Ring
  #sources: Source[]
  #counts: UnreadCounts | null = null
  /** By id; a window that comes without having heard anything is told of them, too. */
  #forced = new Map<string, ForcedNotice>()
  #emptySince: number
  /** The token for which the windows were sent to ask whether the session is over. */
  #doubted: string | null = null

  constructor(who: SignedIn, activity: Activity, parts: SessionParts) {
    this.who = who
    this.activity = activity
    this.#parts = parts
    this.#emptySince = parts.time.now
    this.#ring = new Ring(parts.events.skip())
    this.#sources = parts.openSources(this)
    this.ready = settledWithin(this.#sources, parts.times.patience)
  }

  get owner(): PersonUnitKey {
    return personUnitKey(this.who)
  }

  welcome({ epoch, offset }: Parameters<SocketHome['welcome']>[0]) {
    const { events } = this.#parts
    const known = epoch === events.epoch && offset !== undefined && offset <= events.offset
    const missed = known ? this.#ring.since(offset) : null
    const from = missed && offset !== undefined ? offset : events.offset
    const welcome = { t: 'welcome', epoch: events.epoch, offset: from } as const
    return { welcome: { ...welcome, resumed: missed !== null }, missed: missed ?? [] }
  }

  greeted(): void {
    if (this.#counts) this.tell({ kind: 'unread', payload: this.#counts })
    for (const payload of this.#forced.values()) this.tell({ kind: 'forced', payload })
  }

  send(frame: GenericFrame): void {
    for (const source of this.#sources) source.send?.(frame)
  }

  left(socket: BrowserSocket): void {
    this.sockets.delete(socket)
    this.#emptySince = this.#parts.time.now
    this.#parts.left(socket, this)
  }

  tell(event: LiveEvent): void {
    if (event.kind === 'unread') this.#counts = event.payload
    if (event.kind === 'forced') this.#keepForced(event.payload)
    this.#parts.publish(event, this)
  }

  #keepForced(message: ForcedNotice): void {
    this.#forced.set(message.id, message)
    const [oldest = ''] = this.#forced.keys()
    if (this.#forced.size > forcedKept) this.#forced.delete(oldest)
  }

  hear(event: KeptEvent): void {
    if (!this.#ring.add(event)) return
    for (const socket of this.sockets) socket.tell(event.frame)
  }

  stale(): void {
    this.tell({ kind: 'stale', payload: null })
  }

  /** Once for each token: a backend that is wrong about it must not keep the windows from coming back. */
  doubt(): void {
    if (this.#doubted === this.who.token) return
    this.#doubted = this.who.token
    this.closeSockets(closeCodes.sessionOver)
  }

  closeSockets(code: number): void {
    for (const socket of [...this.sockets]) socket.close(code)
  }

  /** Looks after windows and sources; false = nobody has been here for so long that the session can go. */
  sweep(): boolean {
    const { time, times } = this.#parts
    for (const socket of this.sockets) socket.sweep()
    for (const source of this.#sources) source.sweep?.()
    return this.sockets.size > 0 || time.now - this.#emptySince < times.grace
  }

  close(code: number): void {
    this.closeSockets(code)
    for (const source of this.#sources) source.close()
  }
}

/** Resolves when all sources have an answer, whatever it is; a slow one is not waited for. */
function settledWithin(sources: Source[], patience: number): Promise<unknown> {
  const late = new Promise<void>((done) => {
    setTimeout(() => {
      for (const source of sources) source.missed()
      done()
    }, patience).unref()
  })
  return Promise.race([Promise.all(sources.map(({ settled }) => settled)), late])
}
