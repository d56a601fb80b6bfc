import { expect, it } from 'vitest'
import { judged } from '../../scripts/measures.mjs'
import { handlesLimit, measured, type Soak } from './limits'

const held = (more = {}) => ({ heap: 0, handles: 10, rejections: 0, ...more })
const tally = {
  sessions: 600,
  requests: 5_000,
  pushes: 1_000,
  incomplete: 9,
  listless: 0,
  rejoined: 0,
  failures: [],
  waiting: 0,
}
/** A heap that grows while caches fill, and then stays level. */
const heaps = [80, 100, 110, 115, 115, 115, 115, 115, 115, 115, 115, 115]
const ends = { before: held(), after: held({ handles: 40 }) }
const well: Soak = { tally, pace: 1, heaps, minutes: 10, ...ends }
const settledAt = (value: (step: number) => number) =>
  heaps.map((heap, at) => (at < 4 ? heap : value(at - 4)))

/** The names of the measures that miss their limit. */
const missed = (seen: Partial<Soak>) =>
  measured({ ...well, ...seen })
    .map(judged)
    .filter(({ passed }) => passed === false)
    .map(({ name }) => name)

it('[HOLD-06] a soak in which all went well passes, and most of its numbers have a limit', () => {
  const numbers = measured(well).map(judged)
  expect(missed({})).toEqual([])
  expect(numbers.filter(({ passed }) => passed)).toHaveLength(8)
})

it.each<[string, Partial<Soak>]>([
  ['sessions', { tally: { ...tally, sessions: 0 } }],
  ['pushes heard', { tally: { ...tally, pushes: 0 } }],
  ['failed sessions', { tally: { ...tally, failures: ['zhangsan: /index answered 500'] } }],
  ['live connections at a further try', { tally: { ...tally, rejoined: 1 } }],
  ['pages without it 15 s later', { tally: { ...tally, listless: 1 } }],
  ['heap growth by that slope over the soak', { heaps: settledAt((step) => 115 + step * 4.1) }],
  ['heap growth by that slope over the soak', { heaps: [] }],
  ['handles left', { after: held({ handles: 10 + handlesLimit + 1 }) }],
  ['unhandled rejections', { after: held({ rejections: 1 }) }],
])('[HOLD-06] [HOLD-01] a soak fails by its %s', (name, seen) => {
  expect(missed(seen)).toEqual([name])
})

it('[HOLD-06] growth counts by its slope: neither what the caches took at first, nor one high sample', () => {
  expect(missed({ heaps: settledAt((step) => (step === 4 ? 150 : 115)) })).toEqual([])
  expect(missed({ heaps: settledAt((step) => 115 + step * 3.9) })).toEqual([])
  const hour = { minutes: 60, heaps: settledAt((step) => 115 + step * 0.15) }
  expect(missed(hour)).toEqual([])
  expect(missed({ ...hour, heaps: settledAt((step) => 115 + step * 0.18) })).toEqual([
    'heap slope, an hour',
  ])
})
