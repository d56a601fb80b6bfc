import { expect, it } from 'vitest'
import { FrameBudget } from './frame-budget'

it('[SAFE-16] a window may send bursts of 100 frames, and 20 a second for long', () => {
  const budget = new FrameBudget({ perSecond: 20, burst: 100 }, 0)
  const taken = (count: number, at: number) =>
    Array.from({ length: count }, () => budget.take(at)).filter(Boolean).length
  expect(taken(150, 0)).toBe(100)
  expect(taken(50, 1_000)).toBe(20)
  expect(taken(50, 1_500)).toBe(10)
  expect(taken(150, 60_000)).toBe(100)
})
