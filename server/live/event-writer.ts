import { randomBytes } from 'node:crypto'
import type { LiveEvents, LiveKind } from '~contract/live/protocol'
import type { LiveMetrics } from '../http/metrics'
import { textFrame } from './text-frame'

/** An event for a session's windows. */
export type LiveEvent = {
  [Kind in LiveKind]: {
    kind: Kind
    payload: LiveEvents[Kind]
    /** The id of an event that may arrive twice: each id is delivered once. */
    id?: string
  }
}[LiveKind]

/** A numbered event, serialised once for all its receivers. */
export interface KeptEvent {
  offset: number
  /** Kind and id; null = it cannot arrive twice. */
  key: string | null
  /** The WebSocket frame including its header, for the connection itself. */
  frame: Buffer
}

/** Numbers and serialises the events of this process. Each process has an epoch of its own, also after a restart. */
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

  /** Reserves an offset that no event gets. */
  skip(): number {
    this.#offset += 1
    return this.#offset
  }

  /** Starts to measure how long an event takes to reach all windows; the returned function stops. */
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
