import type { Holdings as PageHoldings } from '../performance/hosting/holdings'
import type { Measure } from '../performance/measure'
import { handlesLimit } from './limits'
import type { Holdings } from './portal'
import { slopeOf } from './slope'

export const hoursADay = 8
/** Code and caches are filled after this many hours. */
const warmUp = 2
/** Growth that eight hours can bear (MB an hour). */
const slopeLimit = 2
/** Some of the 2,000 messages come while the laptop sleeps. */
const leastHeard = 1_900

/** What is held after an hour: by the page, in KB, and by the portal's process, in MB. */
export type Hour = PageHoldings & { server: number }

export interface Day {
  hours: readonly Hour[]
  /** Messages that came over the page's live socket. */
  heard: number
  before: Holdings
  after: Holdings
}

/** The numbers of an office day, each with its limit. */
export function dayMeasures({ hours, heard, before, after }: Day): Measure[] {
  const column = (name: keyof Hour) => hours.map((hour) => hour[name])
  const row = (name: string, values: readonly number[], unit: Measure['unit'], goal: number) => ({
    name,
    value: slopeOf(values.slice(warmUp)),
    unit,
    goal,
    detail: [values.map((value) => value.toFixed(1)).join(' ')],
  })
  const heaps = column('heap').map((kilobytes) => kilobytes / 1024)
  return [
    { name: 'hours', value: hours.length, unit: 'messages', least: hoursADay },
    { name: 'messages heard', value: heard, unit: 'messages', least: leastHeard },
    row("the page's memory, an hour", heaps, 'MB', slopeLimit),
    row("the portal's heap, an hour", column('server'), 'MB', slopeLimit),
    row('documents more, an hour', column('documents'), 'left', 0.5),
    row('listeners more, an hour', column('listeners'), 'left', 5),
    {
      name: 'handles left',
      value: after.handles - before.handles,
      unit: 'left',
      goal: handlesLimit,
    },
    { name: 'unhandled rejections', value: after.rejections, unit: 'left', goal: 0 },
  ]
}
