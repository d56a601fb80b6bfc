import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

it('[SCALE-04] a hundred sessions are told at once that they may have missed something', () => {
  const told: number[] = []
  void inTurn(
    numbers(100),
    (one) => told.push(one),
    () => true,
  )
  expect(told).toHaveLength(100)
})

it('[SCALE-04] more are told one after the other, until the source is gone again', async () => {
  const told: number[] = []
  const done = inTurn(
    numbers(101),
    (one) => told.push(one),
    () => told.length < 3,
  )
  expect(told).toEqual([0])
  await done
  expect(told).toEqual([0, 1, 2])
})
