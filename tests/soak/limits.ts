import type { Measure } from '../performance/measure'
import type { Holdings } from './portal'
import { slopeOf } from './slope'
import type { Tally } from './user'

/** The measurements of a soak. */
export interface Soak {
  tally: Tally
  /** How many times longer than usual users looked at a page. */
  pace: number
  /** The heap at equal intervals, in megabytes. */
  heaps: readonly number[]
  minutes: number
  /** What the portal's process held before the first user came, and after the last one had gone. */
  before: Holdings
  after: Holdings
}

/** Code and caches are filled after this part of the soak. */
const warmUp = 1 / 3
const megabyte = 1024 * 1024
/** HOLD-06 limits the server's growth to this; a soak must not cost more, however long it is. */
const growthLimit = 32
/** Memory counts as flat if it grows by no more than this (MB an hour); a short soak cannot tell. */
const slopeLimit = 2
const hourly = (minutes: number) => (minutes >= 60 ? { goal: slopeLimit } : {})
/** Kept connections to the platform, and what the process itself needs. */
export const handlesLimit = 30
/** The measures of a soak, each with its limit. */
export function measured({ tally, pace, heaps, minutes, before, after }: Soak): Measure[] {
  const settled = heaps.slice(Math.floor(heaps.length * warmUp))
  const slope = slopeOf(settled) * (heaps.length / minutes)
  return [
    { name: 'sessions', value: tally.sessions, unit: 'messages', least: 1 },
    { name: 'requests', value: tally.requests, unit: 'requests' },
    { name: 'time at a page, of the usual 3.5 s', value: pace, unit: 'x' },
    { name: 'pushes heard', value: tally.pushes, unit: 'messages', least: 1 },
    {
      name: 'failed sessions',
      value: tally.failures.length,
      unit: 'left',
      goal: 0,
      detail: tally.failures.slice(0, 10),
    },
    { name: 'pages without their list at first', value: tally.incomplete, unit: 'left' },
    { name: 'live connections at a further try', value: tally.rejoined, unit: 'left', goal: 0 },
    { name: 'pages without it 15 s later', value: tally.listless, unit: 'left', goal: 0 },
    { name: 'heap slope, an hour', value: slope * 60, unit: 'MB', ...hourly(minutes) },
    {
      name: 'heap growth by that slope over the soak',
      value: slope * minutes * (settled.length / heaps.length),
      unit: 'MB',
      goal: growthLimit,
      detail: [heaps.map((heap) => heap.toFixed(1)).join(' ')],
    },
    { name: 'heap at the end', value: after.heap / megabyte, unit: 'MB' },
    {
      name: 'handles left',
      value: after.handles - before.handles,
      unit: 'left',
      goal: handlesLimit,
    },
    { name: 'unhandled rejections', value: after.rejections, unit: 'left', goal: 0 },
  ]
}
