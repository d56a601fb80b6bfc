import { expect, it } from 'vitest'
import { judged } from '../../scripts/measures.mjs'
import { type Day, dayMeasures, type Hour, hoursADay } from './day-measures'

const held = (more = {}) => ({ heap: 0, handles: 10, rejections: 0, ...more })
const hours = (change: (hour: number) => Partial<Hour> = () => ({})) =>
  Array.from({ length: hoursADay }, (_, hour) => ({
    ...{ heap: 40_960, nodes: 3_000, documents: 12, listeners: 600, server: 90 },
    ...change(hour),
  }))
const well: Day = { hours: hours(), heard: 1_980, before: held(), after: held({ handles: 40 }) }

const missed = (seen: Partial<Day>) =>
  dayMeasures({ ...well, ...seen })
    .map(judged)
    .filter(({ passed }) => passed === false)
    .map(({ name }) => name)

it('[HOLD-06] an office day passes whose memory is flat once its caches are full', () => {
  expect(missed({})).toEqual([])
  expect(
    missed({ hours: hours((hour) => (hour < 2 ? { heap: 10_240, server: 60 } : {})) }),
  ).toEqual([])
})

it.each<[string, Partial<Day>]>([
  ["the page's memory, an hour", { hours: hours((hour) => ({ heap: 40_960 + hour * 2_200 })) }],
  ["the portal's heap, an hour", { hours: hours((hour) => ({ server: 90 + hour * 2.1 })) }],
  ['documents more, an hour', { hours: hours((hour) => ({ documents: 12 + hour })) }],
  ['listeners more, an hour', { hours: hours((hour) => ({ listeners: 600 + hour * 8 })) }],
  ['messages heard', { heard: 1_500 }],
  ['handles left', { after: held({ handles: 60 }) }],
  ['unhandled rejections', { after: held({ rejections: 1 }) }],
])('[HOLD-06] an office day fails by %s', (name, seen) => {
  expect(missed(seen)).toEqual([name])
})
