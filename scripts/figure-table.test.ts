import { describe, expect, it } from 'vitest'
import { staleness, withFigures } from './figure-table.mjs'

const mark = { at: '2026-03-04T05:06:07.000Z', commit: 'abc1234' }
const weight = {
  benchmark: 'weight',
  name: 'JavaScript',
  value: 120.04,
  unit: 'KB',
  goal: 130,
  spread: null,
}
const frame = { benchmark: 'frame', name: 'CPU', value: 1.5, unit: 'x', goal: 1.6, spread: 0.08 }
const document = `Before.

<!-- figures: npm run bench -- --write -->
| measure | value | goal | spread | measured |
| --- | --- | --- | --- | --- |
| frame: CPU | 1.40 x | ≤ 1.6 x | – | 2026-01-02, 0000000 |
| live: fan-out | 0.90 x | ≥ 0.6 x | ±3 % | 2026-01-02, 0000000 |
<!-- end of figures -->

After.
`

describe('the table of figures', () => {
  it('takes what was measured, with day, commit and spread, and leaves the rest as it is', () => {
    expect(withFigures(document, [weight, frame], mark)).toBe(`Before.

<!-- figures: npm run bench -- --write -->
| measure | value | goal | spread | measured |
| --- | --- | --- | --- | --- |
| frame: CPU | 1.50 x | ≤ 1.6 x | ±4 % | 2026-03-04, abc1234 |
| live: fan-out | 0.90 x | ≥ 0.6 x | ±3 % | 2026-01-02, 0000000 |
| weight: JavaScript | 120.0 KB | ≤ 130 KB | – | 2026-03-04, abc1234 |
<!-- end of figures -->

After.
`)
  })

  it('loses the rows that their benchmark no longer measures', () => {
    const renamed = { ...frame, name: 'CPU of a page' }
    expect(withFigures(document, [renamed], mark)).not.toContain('frame: CPU |')
    expect(withFigures(document, [renamed], mark)).toContain('live: fan-out')
  })

  it('takes no number without a goal, and none that was refused', () => {
    const { goal: _, ...aimless } = weight
    expect(withFigures(document, [aimless, { ...frame, value: Number.NaN }], mark)).toBe(document)
  })

  it('is not written into a document that has none', () => {
    expect(() => withFigures('Before.', [weight], mark)).toThrow('no table of figures')
  })
})

describe('a figure is out of date', () => {
  const written = withFigures(document, [weight], mark)
  const complaint = (present: number) => staleness(written, 'weight: JavaScript', present)

  it('if it is more than 2 % off what the build weighs', () => {
    expect(complaint(122.3)).toBe('')
    expect(complaint(117.7)).toBe('')
    expect(complaint(122.6)).toContain('has 120 for "weight: JavaScript", now 122.6')
    expect(complaint(117.4)).not.toBe('')
  })

  it('if there is none', () => {
    expect(staleness(document, 'weight: JavaScript', 120)).toContain('no figure')
  })
})
