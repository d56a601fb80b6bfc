import { expect, it } from 'vitest'
import { awakeBeyond, awakeBudget } from './awake-budget'

const everybody = () => true

it('[DESK-05] lets no app sleep within the budget', () => {
  expect(awakeBeyond(['a', 'b'], 2, everybody)).toEqual([])
})

it('[DESK-05] lets those sleep that were used longest ago', () => {
  expect(awakeBeyond(['a', 'b', 'c', 'd'], 2, everybody)).toEqual(['a', 'b'])
})

it('[DESK-05] passes over those that may not sleep, and takes the next', () => {
  expect(awakeBeyond(['dirty', 'b', 'c'], 2, (app) => app !== 'dirty')).toEqual(['b'])
  expect(awakeBeyond(['a', 'b'], 1, () => false)).toEqual([])
})

it.each([
  [12, undefined, 12],
  [12, 32, 12],
  [12, 8, 12],
  [12, 4, 6],
  [12, 2, 3],
  [12, 0.5, 2],
  [1, 2, 1],
])('[DESK-05] of %s apps on a device of %s GB %s stay awake', (limit, memory, awake) => {
  expect(awakeBudget(limit, memory === undefined ? {} : { deviceMemory: memory })).toBe(awake)
})
