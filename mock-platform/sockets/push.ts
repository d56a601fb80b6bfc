import type { Random } from '../data/random'

export type Frame = string | Buffer

/** Frames as testers order them; not checked against the contract. */
export interface FrameOrder {
  /** Text is sent as it is, everything else as JSON; `{n}` counts the frames from 1. */
  payload?: unknown
  /** Pads each frame to this length. */
  bytes?: number | undefined
  binary?: boolean | undefined
  times?: number | undefined
  /** Sends each frame twice. */
  duplicate?: boolean | undefined
  /** Shuffles the frames. */
  reorder?: boolean | undefined
}

/** In the order of sending. */
export function framesOf(order: FrameOrder, random: Random): Frame[] {
  const { times = 1, duplicate, reorder, binary } = order
  const text = textOf(order)
  const numbered = Array.from({ length: times }, (_, place) =>
    text.replaceAll('{n}', String(place + 1)),
  )
  const ordered = reorder ? random.sample(numbered, times) : numbered
  const frames = duplicate ? ordered.flatMap((frame) => [frame, frame]) : ordered
  return binary ? frames.map((frame) => Buffer.from(frame)) : frames
}

function textOf({ payload = { type: 'padding' }, bytes = 0 }: FrameOrder): string {
  if (typeof payload === 'string') return payload.padEnd(bytes, 'x')
  const plain = JSON.stringify(payload)
  const missing = bytes - Buffer.byteLength(plain)
  if (missing <= 0 || !plain.endsWith('}')) return plain
  const padding = (length: number) =>
    `${plain.slice(0, -1)}${plain === '{}' ? '' : ','}"padding":"${'x'.repeat(length)}"}`
  return padding(Math.max(0, bytes - Buffer.byteLength(padding(0))))
}
