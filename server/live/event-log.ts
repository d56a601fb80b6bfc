import { randomBytes } from 'node:crypto'
import type { LiveEvents, LiveKind } from '~contract/live/protocol'

/** What a source has for a session's windows. */
export type LiveEvent = {
  [Kind in LiveKind]: {
    kind: Kind
    payload: LiveEvents[Kind]
    /** Of events that may come twice: the same id is told once. */
    id?: string
  }
}[LiveKind]

/** An event in its place, serialised once for all who hear it. */
export interface KeptEvent {
  offset: number
  /** Kind and id; null = it cannot come twice. */
  key: string | null
  frame: Buffer
}

/** Numbers the events of this process. Another process, or this one after a restart, is another epoch. */
export class EventLog {
  readonly epoch = randomBytes(8).toString('hex')
  #offset = 0

  /** Of the last event. */
  get offset(): number {
    return this.#offset
  }

  /** An offset that no event has. */
  skip(): number {
    this.#offset += 1
    return this.#offset
  }

  write({ kind, payload, id }: LiveEvent): KeptEvent {
    const offset = this.skip()
    const frame = Buffer.from(JSON.stringify({ t: 'event', offset, kind, payload }))
    return { offset, key: id === undefined ? null : `${kind} ${id}`, frame }
  }
}
