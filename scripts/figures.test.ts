import { describe, expect, it } from 'vitest'
import { isUnsteady, merged, runUntilSteady, spreadOf } from './figures.mjs'

const measure = { name: 'fan-out', unit: 'x', goal: 1.5 }
/** A benchmark whose runs return these values one after the other; each value's rounds are steady. */
function runsOf(...values: number[]) {
  const left = [...values]
  return async () => {
    const value = left.shift() ?? 0
    return {
      status: 0,
      measures: [{ ...measure, impossibleBelow: 1, value, rounds: [value, value, value] }],
    }
  }
}

describe('the spread of a measure', () => {
  it('is how far the middle half of its rounds reaches, as a part of the median', () => {
    expect(spreadOf([8, 9, 10, 11, 12])).toBeCloseTo(0.2)
    expect(spreadOf([10, 10, 10, 10, 100])).toBe(0)
  })

  it('is unknown of two rounds, and of what never happened', () => {
    expect(spreadOf([1, 2])).toBeNull()
    expect(spreadOf([Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 1])).toBeNull()
  })
})

describe('a measure is unsteady', () => {
  it.each([
    ['steady', { ...measure, value: 1, spread: 0.2 }, false],
    ['too wide', { ...measure, value: 1, spread: 0.21 }, true],
    ['too wide, without a goal', { value: 1, spread: 0.9 }, false],
    ['impossibly small', { ...measure, value: 0.2, impossibleBelow: 2, spread: null }, true],
    ['no number', { ...measure, value: Number.NaN, spread: null }, true],
    ['counted', { ...measure, value: 0, spread: null }, false],
  ])('%s', (_, one, unsteady) => {
    expect(isUnsteady(one)).toBe(unsteady)
  })
})

describe('of several runs', () => {
  it('the median counts, without what cannot be', () => {
    const runs = [0.2, 9, 11].map((value) => ({ ...measure, value, impossibleBelow: 2 }))
    expect(merged(runs)).toMatchObject({ name: 'fan-out', goal: 1.5, value: 10 })
  })

  it('none counts if none can be', () => {
    const run = { ...measure, value: 0.2, impossibleBelow: 2 }
    expect(merged([run, run]).value).toBeNaN()
  })
})

describe('a benchmark', () => {
  it('runs once if it is steady', async () => {
    expect(await runUntilSteady(runsOf(1.2))).toMatchObject({ runs: 1, measures: [{ value: 1.2 }] })
  })

  it('runs again for a number that cannot be, which does not count then', async () => {
    const outcome = await runUntilSteady(runsOf(0.2, 1.3))
    expect(outcome).toMatchObject({ runs: 2, measures: [{ value: 1.3, spread: 0 }] })
  })

  it('runs three times at most', async () => {
    const { runs, measures } = await runUntilSteady(runsOf(0.1, 0.2, 0.3, 1.2))
    expect(runs).toBe(3)
    expect(measures).toMatchObject([{ value: Number.NaN }])
  })

  it('breaks off with the status of its program', async () => {
    const broken = async () => ({ status: 1, measures: [] })
    expect(await runUntilSteady(broken)).toMatchObject({ status: 1, measures: [] })
  })
})
