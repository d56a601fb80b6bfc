import { randomBytes } from 'node:crypto'
import type { LiveEvents, LiveKind } from '~contract/live/protocol'
import type { LiveMetrics } from '../http/metrics'
import { textFrame } from './text-frame'

/** An event for a session's windows. */
export type LiveEvent = {
  [Kind in LiveKind]: {
    kind: Kind
    payload: LiveEvents[Kind]
    /** Of events that may arrive twice: each id is delivered once. */
    id?: string
  }
}[LiveKind]

/** A numbered event, serialised once for all its receivers. */
export interface KeptEvent {
  offset: number
  /** Kind and id; null = it cannot arrive twice. */
  key: string | null
  /** For the connection itself: the WebSocket frame, header and all. */
  frame: Buffer
}

/** Numbers and serialises the events of this process. A restart or another process is another epoch. */
export class EventWriter {
  readonly epoch = randomBytes(8).toString('hex')
  #offset = 0
  #metrics: Pick<LiveMetrics, 'events' | 'fanOut'>

  constructor(metrics: Pick<LiveMetrics, 'events' | 'fanOut'>) {
    this.#metrics = metrics
  }

  /** The offset of the last event. */
  get offset(): number {
    return this.#offset
  }

  /** Takes an offset that no event gets. */
  skip(): number {
    this.#offset += 1
    return this.#offset
  }

  /** Begins to measure how long an event takes to all windows; what it returns ends that. */
  timed(): () => void {
    return this.#metrics.fanOut.startTimer()
  }

  write({ kind, payload, id }: LiveEvent): KeptEvent {
    const offset = this.skip()
    this.#metrics.events.inc({ kind })
    const frame = textFrame(JSON.stringify({ t: 'event', offset, kind, payload }))
    return { offset, key: id === undefined ? null : `${kind} ${id}`, frame }
  }
}
