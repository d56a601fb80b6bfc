import { setTimeout } from 'node:timers/promises'
import { closeCodes } from '~contract/live/close-codes'
import type { LivePosition } from '~contract/live/protocol'
import { type UserTenantKey, userTenantKey } from '~contract/portal/user-tenant'
import { framesPerUser, type LiveTimes, liveSocketsPerUser } from '../config/live-limits'
import type { LiveMetrics } from '../http/metrics'
import type { Activity } from '../session/idle'
import type { SignedIn } from '../session/session'
import { BrowserSocket, type WindowSocket } from './browser-socket'
import { CoolDown } from './cool-down'
import { EventWriter, type LiveEvent } from './event-writer'
import { FrameBudget } from './frame-budget'
import { LiveSession } from './live-session'
import type { ProcessTime } from './process-time'
import type { Source, SourceHost } from './sources/source'
import { spreadOf, Turns } from './turns'

interface HubOptions {
  times: LiveTimes
  time: ProcessTime
  metrics: LiveMetrics
  openSources(host: SourceHost): Source[]
  /** An event announces something new to this token's user. */
  changed(token: string): void
  /** Whether the session has ended, or was idle for too long. */
  hasEnded(session: { user: SignedIn; activity: Activity }): boolean
}

/** The usage of one user in one tenant, over all browsers. */
interface Usage {
  sessions: number
  sockets: number
  budget: FrameBudget
}

/** The live sessions of this process, with their windows, events and sources. */
export class Hub {
  #options: HubOptions
  #events: EventWriter
  #sessions = new Map<string, LiveSession>()
  #usage = new Map<UserTenantKey, Usage>()
  #coolDown: CoolDown
  #turns = new Turns()
  #sweeper: NodeJS.Timeout
  #closed = false

  constructor(options: HubOptions) {
    this.#options = options
    this.#events = new EventWriter(options.metrics)
    this.#coolDown = new CoolDown(options.times.coolDown)
    this.#sweeper = setInterval(() => this.#sweep(), options.times.sweep).unref()
  }

  /** Adds a window's socket; one too many is closed afterwards, so that the browser gets the code. */
  join(socket: WindowSocket, user: SignedIn, activity: Activity): void {
    const home = this.#sessionOf(user, activity)
    const usage = this.#usageOf(user)
    usage.sockets += 1
    const window = new BrowserSocket(socket, home, this.#options)
    home.sockets.add(window)
    if (usage.sockets > liveSocketsPerUser) window.close(closeCodes.tooMany)
  }

  /**
   * The offset for a page that is being made for this user. Also begins the user's live session, so that the page's
   * window receives what is published from now on. Null = the process stops, or the user has too many sessions.
   */
  expect(user: SignedIn, activity: Activity): LivePosition | null {
    const others = this.#usage.get(userTenantKey(user))?.sessions ?? 0
    const mayBegin = this.#sessions.has(user.sessionId) || others < liveSocketsPerUser
    return this.#closed || !mayBegin ? null : this.#sessionOf(user, activity).expect()
  }

  /**
   * Whether the account may not open a socket, because it has flooded; answers late, so that browsers do not retry at
   * once.
   */
  async keepsOut({ account }: SignedIn): Promise<boolean> {
    if (this.#coolDown.left(account) === 0) return false
    await setTimeout(this.#options.times.refusal, undefined, { ref: false })
    return true
  }

  /** Publishes one event to many sessions, serialised once. */
  publish(event: LiveEvent, to: Iterable<SourceHost>): void {
    const done = this.#events.timed()
    const kept = this.#events.write(event)
    for (const session of to) session.receive(kept)
    done()
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
    this.#closed = true
    clearInterval(this.#sweeper)
    const sessions = [...this.#sessions.values()]
    const spread = spreadOf(sessions.reduce((sum, { sockets }) => sum + sockets.size, 0))
    for (const session of sessions) this.#drop(session, closeCodes.restarting, spread)
  }

  #sessionOf(user: SignedIn, activity: Activity): LiveSession {
    const known = this.#sessions.get(user.sessionId)
    if (known) {
      known.user = user
      this.noteActivity(user.sessionId, activity)
      return known
    }
    const usage = this.#usageOf(user)
    usage.sessions += 1
    const session = new LiveSession(user, activity, {
      budget: usage.budget,
      events: this.#events,
      times: this.#options.times,
      time: this.#options.time,
      turns: this.#turns,
      openSources: this.#options.openSources,
      left: () => {
        usage.sockets -= 1
      },
      flooded: () => this.#coolDown.start(user.account),
      changed: this.#options.changed,
    })
    this.#sessions.set(user.sessionId, session)
    this.#options.metrics.sessions.inc()
    return session
  }

  #usageOf(user: SignedIn): Usage {
    const key = userTenantKey(user)
    const fresh = () => ({ sessions: 0, sockets: 0, budget: new FrameBudget(framesPerUser) })
    const usage = this.#usage.get(key) ?? fresh()
    this.#usage.set(key, usage)
    return usage
  }

  #drop(session: LiveSession, code: number, reason?: string) {
    this.#sessions.delete(session.user.sessionId)
    this.#options.metrics.sessions.dec()
    session.close(code, reason)
    const usage = this.#usageOf(session.user)
    usage.sessions -= 1
    if (usage.sessions === 0) this.#usage.delete(session.userTenant)
  }

  #sweep() {
    // However late a sweep comes, at most two intervals count, because the process may have been suspended.
    this.#options.time.tick(2 * this.#options.times.sweep)
    for (const session of this.#sessions.values()) {
      const isUsed = session.sweep()
      if (!isUsed || this.#options.hasEnded(session)) {
        this.#drop(session, closeCodes.sessionEnded)
      }
    }
  }
}
