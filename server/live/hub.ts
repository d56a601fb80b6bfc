import { setTimeout } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import { type LiveTimes, liveSocketsPerUser } from '../config/live-limits'
import type { LiveMetrics } from '../http/metrics'
import type { Activity } from '../session/idle'
import type { SignedIn } from '../session/session'
import { BrowserSocket } from './browser-socket'
import { CoolDown } from './cool-down'
import { EventWriter, type LiveEvent } from './event-writer'
import { LiveSession } from './live-session'
import type { ProcessTime } from './process-time'
import type { Source, SourceHost } from './sources/source'

interface HubOptions {
  times: LiveTimes
  time: ProcessTime
  metrics: LiveMetrics
  openSources(host: SourceHost): Source[]
  /** Whether the session has ended, or was idle for too long. */
  hasEnded(session: { user: SignedIn; activity: Activity }): boolean
}

/** The live sessions of this process, with their windows, events and sources. */
export class Hub {
  #options: HubOptions
  #events: EventWriter
  #sessions = new Map<string, LiveSession>()
  #socketsOf = new Map<UserTenantKey, number>()
  #coolDown: CoolDown
  #sweeper: NodeJS.Timeout

  constructor(options: HubOptions) {
    this.#options = options
    this.#events = new EventWriter(options.metrics)
    this.#coolDown = new CoolDown(options.times.coolDown)
    this.#sweeper = setInterval(() => this.#sweep(), options.times.sweep).unref()
  }

  /** Adds a window's socket; one too many is closed afterwards, so that the browser gets the code. */
  join(socket: WebSocket, user: SignedIn, activity: Activity): void {
    const count = this.#socketsOf.get(userTenantKey(user)) ?? 0
    const home = this.#sessionOf(user, activity)
    this.#socketsOf.set(userTenantKey(user), count + 1)
    const window = new BrowserSocket(socket, home, this.#options)
    home.sockets.add(window)
    if (count >= liveSocketsPerUser) window.close(closeCodes.tooMany)
  }

  /** Whether the account may open no socket, because it has flooded; says so late, to who would try again at once. */
  async keepsOut({ account }: SignedIn): Promise<boolean> {
    if (this.#coolDown.left(account) === 0) return false
    await setTimeout(this.#options.times.refusal, undefined, { ref: false })
    return true
  }

  /** Publishes one event to many sessions, serialised once. */
  publish(event: LiveEvent, to: Iterable<SourceHost>): void {
    const kept = this.#events.write(event)
    for (const session of to) session.receive(kept)
  }

  noteActivity(sessionId: string, activity: Activity): void {
    const session = this.#sessions.get(sessionId)
    // Requests of several windows may arrive out of order.
    if (session && activity.at >= session.activity.at) session.activity = activity
  }

  /** Closes the sockets of a session that has ended. */
  end(sessionId: string): void {
    const session = this.#sessions.get(sessionId)
    if (session) this.#drop(session, closeCodes.sessionEnded)
  }

  close(): void {
    clearInterval(this.#sweeper)
    for (const session of this.#sessions.values()) this.#drop(session, closeCodes.restarting)
  }

  #sessionOf(user: SignedIn, activity: Activity): LiveSession {
    const known = this.#sessions.get(user.sessionId)
    if (known) {
      known.user = user
      this.noteActivity(user.sessionId, activity)
      return known
    }
    const session = new LiveSession(user, activity, {
      events: this.#events,
      times: this.#options.times,
      time: this.#options.time,
      openSources: this.#options.openSources,
      left: () => this.#left(user),
      flooded: () => this.#coolDown.start(user.account),
    })
    this.#sessions.set(user.sessionId, session)
    this.#options.metrics.sessions.inc()
    return session
  }

  #left(user: SignedIn) {
    const count = (this.#socketsOf.get(userTenantKey(user)) ?? 0) - 1
    if (count > 0) this.#socketsOf.set(userTenantKey(user), count)
    else this.#socketsOf.delete(userTenantKey(user))
  }

  #drop(session: LiveSession, code: number) {
    this.#sessions.delete(session.user.sessionId)
    this.#options.metrics.sessions.dec()
    session.close(code)
  }

  #sweep() {
    // However late a sweep comes, no more than two intervals count: the process may have been suspended.
    this.#options.time.tick(2 * this.#options.times.sweep)
    for (const session of this.#sessions.values()) {
      const isUsed = session.sweep()
      if (!isUsed || this.#options.hasEnded(session)) {
        this.#drop(session, closeCodes.sessionEnded)
      }
    }
  }
}
