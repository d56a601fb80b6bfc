import { closeCodes } from '~contract/live/close-codes'
import type { LivePosition } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import { forcedKept, type LiveTimes } from '../config/live-limits'
import type { Activity } from '../session/idle'
import type { SignedIn } from '../session/session'
import type { BrowserSocket, SocketHome } from './browser-socket'
import type { EventWriter, KeptEvent, LiveEvent } from './event-writer'
import type { FrameBudget } from './frame-budget'
import type { ProcessTime } from './process-time'
import { Ring } from './ring'
import type { Source, SourceHost } from './sources/source'
import type { Turns } from './turns'

interface SessionParts {
  budget: FrameBudget
  events: EventWriter
  times: LiveTimes
  time: ProcessTime
  turns: Turns
  /** Opens one source of each kind for this session. */
  openSources(host: SourceHost): Source[]
  left(socket: BrowserSocket, session: LiveSession): void
  flooded(): void
  /** Data that this token's user reads may have changed. */
  changed(token: string): void
}

/** An event that windows which open later must receive as well. */
interface Said {
  event: LiveEvent
  offset: number
}

/** A session's windows and recent events, and its sources: one of each kind however many windows there are. */
export class LiveSession implements SocketHome, SourceHost {
  /** The newest window's; sources reconnect with its token. */
  user: SignedIn
  activity: Activity
  readonly sockets = new Set<BrowserSocket>()
  readonly ready: Promise<unknown>
  readonly budget: FrameBudget
  #parts: SessionParts
  #ring: Ring
  #sources: Source[]
  /** The unread counts. */
  #counts: Said | null = null
  /** The forced messages by id. */
  #forced = new Map<string, Said>()
  #emptySince: number
  #hasBegun = false
  /** Some pages were made before the sources' first answer. */
  #hasEarlyPages = false
  /** When the windows may load their data again (ms): all that becomes stale until then needs no other turn. */
  #turnAt = 0
  /** The token that the windows were last told to check. */
  #doubted: string | null = null

  constructor(user: SignedIn, activity: Activity, parts: SessionParts) {
    this.user = user
    this.activity = activity
    this.#parts = parts
    this.budget = parts.budget
    this.#emptySince = parts.time.now
    this.#ring = new Ring(parts.events.skip())
    this.#sources = parts.openSources(this)
    this.ready = settledWithin(this.#sources, parts.times.patience).then(() => this.#begun())
  }

  get userTenant(): UserTenantKey {
    return userTenantKey(this.user)
  }

  welcome({ epoch, offset }: Parameters<SocketHome['welcome']>[0]) {
    const { events } = this.#parts
    const known = epoch === events.epoch && offset !== undefined && offset <= events.offset
    const missed = known ? this.#ring.since(offset) : null
    const from = missed && offset !== undefined ? offset : events.offset
    const resumed = missed !== null
    // Without an epoch it has just loaded its data.
    const later = resumed || epoch === undefined ? 0 : this.#parts.turns.take()
    const welcome = { t: 'welcome', epoch: events.epoch, offset: from, resumed } as const
    return { welcome: later > 0 ? { ...welcome, later } : welcome, missed: missed ?? [] }
  }

  greeted(upTo: number): void {
    for (const { event, offset } of [this.#counts ?? [], ...this.#forced.values()].flat()) {
      // Without its id, which would mark it as already delivered.
      const { kind, payload } = event
      if (offset <= upTo) this.publish({ kind, payload } as LiveEvent)
    }
  }

  /**
   * The offset for a page that is being made and whose window will connect: until then the session is kept as if a
   * window had just left.
   */
  expect(): LivePosition {
    this.#emptySince = this.#parts.time.now
    if (!this.#hasBegun) this.#hasEarlyPages = true
    const { epoch, offset } = this.#parts.events
    return { epoch, offset }
  }

  send(frame: GenericFrame): void {
    for (const source of this.#sources) source.send?.(frame)
  }

  flooded(): void {
    this.#parts.flooded()
  }

  left(socket: BrowserSocket): void {
    this.sockets.delete(socket)
    this.#emptySince = this.#parts.time.now
    this.#parts.left(socket, this)
  }

  publish(event: LiveEvent): void {
    const done = this.#parts.events.timed()
    const kept = this.#parts.events.write(event)
    const isNew = this.#apply(kept)
    done()
    if (!isNew) return
    const said = { event, offset: kept.offset }
    if (event.kind === 'unread') this.#counts = said
    if (event.kind === 'forced') this.#keepForced(event.payload.id, said)
  }

  #keepForced(id: string, said: Said): void {
    this.#forced.set(id, said)
    const [oldest = ''] = this.#forced.keys()
    if (this.#forced.size > forcedKept) this.#forced.delete(oldest)
  }

  receive(event: KeptEvent): void {
    this.#apply(event)
  }

  /** False = it was already sent. */
  #apply(event: KeptEvent): boolean {
    if (!this.#ring.add(event)) return false
    // What the windows then fetch must not be older than the event.
    this.#parts.changed(this.user.token)
    for (const socket of this.sockets) socket.send(event.frame)
    return true
  }

  /** Pages that were made before the sources connected lack what the backends pushed until then. */
  #begun(): void {
    this.#hasBegun = true
    if (this.#hasEarlyPages) this.stale()
  }

  stale(): void {
    const now = performance.now()
    if (this.#turnAt <= now) this.#turnAt = now + this.#parts.turns.take(now)
    const later = Math.round(this.#turnAt - now)
    this.publish({ kind: 'stale', payload: later > 0 ? { later } : null })
  }

  /** Once per token: a backend that rejects a valid one must not close the windows' sockets again and again. */
  doubt(): void {
    if (this.#doubted === this.user.token) return
    this.#doubted = this.user.token
    this.closeSockets(closeCodes.sessionEnded)
  }

  closeSockets(code: number, reason?: string): void {
    for (const socket of [...this.sockets]) socket.close(code, reason)
  }

  /** Sweeps windows and sources; false = the session has had no windows for so long that it can be removed. */
  sweep(): boolean {
    const { time, times } = this.#parts
    for (const socket of this.sockets) socket.sweep()
    for (const source of this.#sources) source.sweep?.()
    return this.sockets.size > 0 || time.now - this.#emptySince < times.grace
  }

  close(code: number, reason?: string): void {
    this.closeSockets(code, reason)
    for (const source of this.#sources) source.close()
  }
}

/** Resolves when all sources have connected or failed, or after `patience` ms. */
function settledWithin(sources: Source[], patience: number): Promise<unknown> {
  const late = new Promise<void>((done) => {
    setTimeout(() => {
      for (const source of sources) source.missed()
      done()
    }, patience).unref()
  })
  return Promise.race([Promise.all(sources.map(({ settled }) => settled)), late])
}
