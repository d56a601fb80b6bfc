import type { WebSocket } from 'ws'
import { closeCodes } from '~contract/live/close-codes'
import type { LiveTimes } from '~contract/portal/constants'
import { liveSocketsPerPerson } from '~contract/portal/constants'
import { type PersonUnitKey, personUnitKey } from '~contract/portal/person-unit'
import type { LiveMetrics } from '../http/metrics'
import type { Activity } from '../session/idle'
import type { SignedIn } from '../session/session'
import { BrowserSocket } from './browser-socket'
import { EventLog, type LiveEvent } from './event-log'
import { LiveSession } from './live-session'
import type { LivedTime } from './lived-time'
import type { Source, SourceHost } from './sources/source'

interface HubOptions {
  times: LiveTimes
  time: LivedTime
  metrics: LiveMetrics
  openSources(host: SourceHost): Source[]
  /** Ended since, or nobody has been active for too long. */
  isOver(session: { who: SignedIn; activity: Activity }): boolean
}

/** The live sessions of this process: who listens, what they were told, and what they listen to. */
export class Hub {
  #options: HubOptions
  #events = new EventLog()
  #sessions = new Map<string, LiveSession>()
  #socketsOf = new Map<PersonUnitKey, number>()
  #sweeper: NodeJS.Timeout

  constructor(options: HubOptions) {
    this.#options = options
    this.#sweeper = setInterval(() => this.#sweep(), options.times.sweep).unref()
  }

  /** Takes a window's socket in; one too many is closed, so that the browser can read why. */
  join(socket: WebSocket, who: SignedIn, activity: Activity): void {
    const count = this.#socketsOf.get(personUnitKey(who)) ?? 0
    const home = this.#sessionOf(who, activity)
    this.#socketsOf.set(personUnitKey(who), count + 1)
    const window = new BrowserSocket(socket, home, this.#options)
    home.sockets.add(window)
    if (count >= liveSocketsPerPerson) window.close(closeCodes.tooMany)
  }

  /** One event for many sessions, serialised once. */
  publish(event: LiveEvent, to: Iterable<SourceHost>): void {
    const kept = this.#events.write(event)
    this.#options.metrics.events.inc({ kind: event.kind })
    for (const session of to) session.hear(kept)
  }

  noteActivity(sessionId: string, activity: Activity): void {
    const session = this.#sessions.get(sessionId)
    // Windows' cookies may arrive out of order.
    if (session && activity.at >= session.activity.at) session.activity = activity
  }

  /** Closes what belongs to a session that is over. */
  end(sessionId: string): void {
    const session = this.#sessions.get(sessionId)
    if (session) this.#drop(session, closeCodes.sessionOver)
  }

  close(): void {
    clearInterval(this.#sweeper)
    for (const session of this.#sessions.values()) this.#drop(session, closeCodes.restarting)
  }

  #sessionOf(who: SignedIn, activity: Activity): LiveSession {
    const known = this.#sessions.get(who.sessionId)
    if (known) {
      known.who = who
      this.noteActivity(who.sessionId, activity)
      return known
    }
    const session = new LiveSession(who, activity, {
      events: this.#events,
      times: this.#options.times,
      time: this.#options.time,
      openSources: this.#options.openSources,
      publish: (event, to) => this.publish(event, [to]),
      left: () => this.#left(who),
    })
    this.#sessions.set(who.sessionId, session)
    this.#options.metrics.sessions.inc()
    return session
  }

  #left(who: SignedIn) {
    const count = (this.#socketsOf.get(personUnitKey(who)) ?? 0) - 1
    if (count > 0) this.#socketsOf.set(personUnitKey(who), count)
    else this.#socketsOf.delete(personUnitKey(who))
  }

  #drop(session: LiveSession, code: number) {
    this.#sessions.delete(session.who.sessionId)
    this.#options.metrics.sessions.dec()
    session.close(code)
  }

  #sweep() {
    // One that came late may have been held up; a sweep is no more than two.
    this.#options.time.tick(2 * this.#options.times.sweep)
    for (const session of this.#sessions.values()) {
      const isUsed = session.sweep()
      if (!isUsed || this.#options.isOver(session)) {
        this.#drop(session, closeCodes.sessionOver)
      }
    }
  }
}
