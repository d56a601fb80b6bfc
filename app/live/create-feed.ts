import type { LiveEvents, LiveKind, LivePosition } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import type { UserTenantKey } from '~contract/portal/user-tenant'
import { EventLog, type LoggedEvent } from './event-log'
import { electLeader } from './leader'
import { LiveClient, type LiveSocket } from './live-client'
import type { LiveFeed, LiveListener, LiveState } from './live-feed'
import { Turn } from './turn'
import type { WindowWord } from './window-word'

interface FeedSetting {
  /** Whose events to receive: `userId tenantId`. */
  userTenant: UserTenantKey
  /**
   * The page's position in the stream: the window receives what comes after it. Without one, events start with the
   * socket.
   */
  position?: LivePosition | null
  connect(): LiveSocket
  sessionEnded(): Promise<void>
  /** Whether the browser reports a network. */
  online?: () => boolean
  /** Missing in old browsers and without https: each window then has its own socket. */
  locks?: LockManager | undefined
  random?: () => number
}

export interface RunningFeed extends LiveFeed {
  /** The position reached; null = not known yet. */
  position(): LivePosition | null
  wake(): void
  /** Called when the browser reports that the network is gone. */
  lost(): void
  stop(): void
}

/** A leader that has not answered within this time counts as frozen (ms). */
const leaderPatience = 3_000

function anyId(): string {
  return Math.random().toString(36).slice(2)
}

/** The live events in one window, from its own socket or from the leader (LIVE-02). */
export function createFeed(setting: FeedSetting): RunningFeed {
  return new Feed(setting)
}

class Feed implements RunningFeed {
  #setting: FeedSetting
  #log = new EventLog()
  #listeners = new Map<LiveKind, Set<(payload: never, at: LivePosition | null) => void>>()
  #watchers = new Set<() => void>()
  #link: LiveState = 'connecting'
  /** Only the leader has one. */
  #client: LiveClient | null = null
  #channel: BroadcastChannel | null = null
  #election: ReturnType<typeof electLeader> | null = null
  #leader = ''
  #silence: ReturnType<typeof setTimeout> | undefined
  /** Frames of this window that have not been sent yet. */
  #outbox = new Map<string, GenericFrame>()
  /** Ids of followers' frames that have not been sent yet. */
  #accepted = new Set<string>()
  #counts: LiveEvents['unread'] | null = null
  #turn = new Turn()

  constructor(setting: FeedSetting) {
    this.#setting = setting
    const { locks, userTenant, position } = setting
    if (position) this.#log.startAt(position)
    if (!locks) {
      this.#lead()
      return
    }
    const name = `portal-live ${userTenant}`
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<WindowWord>) => this.#receive(data)
    this.#askLeader()
    this.#election = electLeader({ name, locks, onLead: () => this.#lead() })
  }

  state = (): LiveState => {
    const offline = this.#link !== 'live' && this.#setting.online?.() === false
    return offline ? 'offline' : this.#link
  }

  watch = (listener: () => void) => {
    this.#watchers.add(listener)
    return () => void this.#watchers.delete(listener)
  }

  subscribe = <Kind extends LiveKind>(kind: Kind, listener: LiveListener<Kind>) => {
    const listeners = this.#listeners.get(kind) ?? new Set()
    this.#listeners.set(kind, listeners.add(listener))
    return () => void listeners.delete(listener)
  }

  send = (frame: GenericFrame) => {
    const id = anyId()
    this.#outbox.set(id, frame)
    this.#dispatch(id, frame)
  }

  leads = () => this.#client !== null

  position = (): LivePosition | null => this.#log.position

  wake() {
    if (this.#client) this.#client.wake()
    else this.#askLeader()
    this.#changed()
  }

  lost() {
    this.#client?.drop()
    this.#changed()
  }

  stop() {
    clearTimeout(this.#silence)
    this.#turn.cancel()
    this.#listeners.clear()
    this.#watchers.clear()
    this.#channel?.close()
    this.#channel = null
    this.#election?.stop()
    this.#client?.stop()
    this.#client = null
  }

  #lead(): () => void {
    clearTimeout(this.#silence)
    const { connect, userTenant, sessionEnded, random } = this.#setting
    const client = new LiveClient({
      connect,
      userTenant,
      ...(random && { random }),
      position: this.#log.position,
      fresh: this.#link === 'connecting',
      onLive: (position, resumed, later) => {
        if (!resumed) this.#startAt(position, later)
        this.#linked('live')
      },
      onAway: () => this.#linked('away'),
      onEvent: (event, after) => {
        this.#post({ t: 'event', event, after })
        this.#apply({ event, after })
      },
      sessionEnded: () => {
        this.#post({ t: 'session-ended' })
        return sessionEnded()
      },
    })
    this.#client = client
    this.#leader = anyId()
    for (const [id, frame] of this.#outbox) this.#dispatch(id, frame)
    client.start()
    this.#announce()
    return () => {
      client.stop()
      this.#client = null
      this.#accepted.clear()
      this.#askLeader()
    }
  }

  #receive(word: WindowWord) {
    if (this.#client) return this.#answer(word)
    if (word.t === 'lead') this.#follow(word)
    else if (word.t === 'event') this.#apply(word)
    else if (word.t === 'sent') this.#outbox.delete(word.id)
    else if (word.t === 'session-ended') void this.#setting.sessionEnded()
  }

  #answer(word: WindowWord) {
    if (word.t === 'hi') this.#announce()
    else if (word.t === 'again') {
      for (const missed of this.#log.after(word.after)) this.#post({ t: 'event', ...missed })
    } else if (word.t === 'send' && !this.#accepted.has(word.id)) {
      this.#accepted.add(word.id)
      this.#client?.send(word.frame, () => {
        this.#accepted.delete(word.id)
        this.#post({ t: 'sent', id: word.id })
      })
    }
  }

  #follow({ leader, state, position, since, counts, later }: Extract<WindowWord, { t: 'lead' }>) {
    clearTimeout(this.#silence)
    if (leader !== this.#leader) {
      this.#leader = leader
      for (const [id, frame] of this.#outbox) this.#dispatch(id, frame)
    }
    const own = this.#log.position
    if (position && (own?.epoch !== position.epoch || own.offset < since)) {
      this.#startAt(position, later)
      if (counts) this.#publish('unread', counts)
    } else if (position && own && own.offset < position.offset) {
      this.#post({ t: 'again', after: own })
    }
    this.#linked(state)
  }

  #apply(logged: LoggedEvent) {
    const order = this.#log.add(logged)
    const { kind, payload } = logged.event
    if (order === 'next' && kind === 'stale') this.#outdated(payload?.later)
    else if (order === 'next') this.#publish(kind, payload)
    else if (order === 'beyond') this.#askLeader()
  }

  /** Events before the position may have been missed. */
  #startAt(position: LivePosition, later?: number) {
    this.#log.startAt(position)
    this.#outdated(later)
  }

  #outdated(later = 0) {
    this.#turn.take(later, () => this.#publish('stale', null))
  }

  #publish(kind: LiveKind, payload: unknown) {
    if (kind === 'unread') this.#counts = payload as LiveEvents['unread']
    for (const listener of [...(this.#listeners.get(kind) ?? [])]) {
      try {
        listener(payload as never, this.#log.position)
      } catch (error) {
        // One listener's failure must not keep the event from the others.
        reportError(error)
      }
    }
  }

  #dispatch(id: string, frame: GenericFrame) {
    if (this.#client) this.#client.send(frame, () => void this.#outbox.delete(id))
    else this.#post({ t: 'send', id, frame })
  }

  #askLeader() {
    if (!this.#channel) return
    this.#post({ t: 'hi' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#election?.takeOver(), leaderPatience)
  }

  #announce() {
    const { position, since } = this.#log
    const own = { leader: this.#leader, state: this.#link, counts: this.#counts }
    this.#post({ t: 'lead', ...own, position, since, later: this.#turn.left })
  }

  #post(word: WindowWord) {
    this.#channel?.postMessage(word)
  }

  #linked(link: LiveState) {
    this.#link = link
    if (this.#client) this.#announce()
    this.#changed()
  }

  #changed() {
    for (const listener of [...this.#watchers]) listener()
  }
}
