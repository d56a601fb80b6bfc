import type { LiveEvents, LiveKind } from '~contract/live/protocol'
import type { GenericFrame } from '~contract/platform/live'
import { EventLog, type LoggedEvent } from './event-log'
import { takePart } from './leader'
import { LiveClient, type LiveSocket, type Position } from './live-client'
import type { LiveFeed, LiveState } from './live-feed'
import type { WindowWord } from './window-word'

interface FeedSetting {
  /** The person and the unit, `userId tenantId`, that the events are for: other windows have their own. */
  owner: string
  connect(): LiveSocket
  sessionOver(): Promise<void>
  /** Whether the browser believes that there is a network. */
  online?: () => boolean
  /** Absent in old browsers and where the portal is reached without https: each window then has its own socket. */
  locks?: LockManager | undefined
  random?: () => number
}

export interface RunningFeed extends LiveFeed {
  wake(): void
  /** The browser says that the network is gone. */
  lost(): void
  stop(): void
}

/** A leader that has not answered by then is taken for frozen. */
const leaderPatience = 3_000

function anyId(): string {
  return Math.random().toString(36).slice(2)
}

/** The live events in one window, of its own socket or of the window that has one (LIVE-02). */
export function createFeed(setting: FeedSetting): RunningFeed {
  return new Feed(setting)
}

class Feed implements RunningFeed {
  #setting: FeedSetting
  #log = new EventLog()
  #hearers = new Map<LiveKind, Set<(payload: never) => void>>()
  #watchers = new Set<() => void>()
  #link: LiveState = 'connecting'
  /** Of the window that leads: this one's, where there is a client. */
  #client: LiveClient | null = null
  #channel: BroadcastChannel | null = null
  #part: ReturnType<typeof takePart> | null = null
  #leader = ''
  #silence: ReturnType<typeof setTimeout> | undefined
  /** What this window wants sent, until it is. */
  #outbox = new Map<string, GenericFrame>()
  /** What others want sent, until it is. */
  #taken = new Set<string>()

  constructor(setting: FeedSetting) {
    this.#setting = setting
    const { locks, owner } = setting
    if (!locks) {
      this.#lead()
      return
    }
    const name = `portal-live ${owner}`
    this.#channel = new BroadcastChannel(name)
    this.#channel.onmessage = ({ data }: MessageEvent<WindowWord>) => this.#hear(data)
    this.#askLeader()
    this.#part = takePart({ name, locks, onLead: () => this.#lead() })
  }

  state = (): LiveState => {
    const offline = this.#link !== 'live' && this.#setting.online?.() === false
    return offline ? 'offline' : this.#link
  }

  watch = (hear: () => void) => {
    this.#watchers.add(hear)
    return () => void this.#watchers.delete(hear)
  }

  subscribe = <Kind extends LiveKind>(kind: Kind, hear: (payload: LiveEvents[Kind]) => void) => {
    const hearers = this.#hearers.get(kind) ?? new Set()
    this.#hearers.set(kind, hearers.add(hear))
    return () => void hearers.delete(hear)
  }

  send = (frame: GenericFrame) => {
    const id = anyId()
    this.#outbox.set(id, frame)
    this.#dispatch(id, frame)
  }

  leads = () => this.#client !== null

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
    this.#hearers.clear()
    this.#watchers.clear()
    this.#channel?.close()
    this.#channel = null
    this.#part?.stop()
    this.#client?.stop()
    this.#client = null
  }

  #lead(): () => void {
    clearTimeout(this.#silence)
    const { connect, owner, sessionOver, random } = this.#setting
    const client = new LiveClient({
      connect,
      owner,
      ...(random && { random }),
      position: this.#log.position,
      onLive: (position, resumed) => {
        if (!resumed) this.#startAt(position)
        this.#linked('live')
      },
      onAway: () => this.#linked('away'),
      onEvent: (event, after) => {
        this.#say({ t: 'event', event, after })
        this.#take({ event, after })
      },
      sessionOver: () => {
        this.#say({ t: 'session-over' })
        return sessionOver()
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
      this.#taken.clear()
      this.#askLeader()
    }
  }

  #hear(word: WindowWord) {
    if (this.#client) return this.#answer(word)
    if (word.t === 'lead') this.#follow(word)
    else if (word.t === 'event') this.#take(word)
    else if (word.t === 'sent') this.#outbox.delete(word.id)
    else if (word.t === 'session-over') void this.#setting.sessionOver()
  }

  /** What the leader is asked. */
  #answer(word: WindowWord) {
    if (word.t === 'hi') this.#announce()
    else if (word.t === 'again') {
      for (const missed of this.#log.after(word.after)) this.#say({ t: 'event', ...missed })
    } else if (word.t === 'send' && !this.#taken.has(word.id)) {
      this.#taken.add(word.id)
      this.#client?.send(word.frame, () => {
        this.#taken.delete(word.id)
        this.#say({ t: 'sent', id: word.id })
      })
    }
  }

  #follow({ leader, state, position, since }: Extract<WindowWord, { t: 'lead' }>) {
    clearTimeout(this.#silence)
    if (leader !== this.#leader) {
      this.#leader = leader
      for (const [id, frame] of this.#outbox) this.#dispatch(id, frame)
    }
    const own = this.#log.position
    if (position && (own?.epoch !== position.epoch || own.offset < since)) {
      this.#startAt(position)
    } else if (position && own && own.offset < position.offset) {
      this.#say({ t: 'again', after: own })
    }
    this.#linked(state)
  }

  /** An event of the leader's, or of the own socket. */
  #take(logged: LoggedEvent) {
    const place = this.#log.add(logged)
    if (place === 'next') this.#tell(logged.event.kind, logged.event.payload)
    else if (place === 'beyond') this.#askLeader()
  }

  /** From here on, whatever was before: it may have been missed. */
  #startAt(position: Position) {
    this.#log.startAt(position)
    this.#tell('stale', null)
  }

  #tell(kind: LiveKind, payload: unknown) {
    for (const hear of [...(this.#hearers.get(kind) ?? [])]) {
      try {
        hear(payload as never)
      } catch (error) {
        // One hearer's failure is not the others'.
        reportError(error)
      }
    }
  }

  #dispatch(id: string, frame: GenericFrame) {
    if (this.#client) this.#client.send(frame, () => void this.#outbox.delete(id))
    else this.#say({ t: 'send', id, frame })
  }

  #askLeader() {
    if (!this.#channel) return
    this.#say({ t: 'hi' })
    clearTimeout(this.#silence)
    this.#silence = setTimeout(() => this.#part?.takeOver(), leaderPatience)
  }

  #announce() {
    const { position, since } = this.#log
    this.#say({ t: 'lead', leader: this.#leader, state: this.#link, position, since })
  }

  #say(word: WindowWord) {
    this.#channel?.postMessage(word)
  }

  #linked(link: LiveState) {
    this.#link = link
    if (this.#client) this.#announce()
    this.#changed()
  }

  #changed() {
    for (const hear of [...this.#watchers]) hear()
  }
}
