import { expect, it } from 'vitest'
import { inTurn } from './in-turn'

const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

it('[SCALE-04] a hundred sessions are informed at once that they may have missed something', () => {
  const informed: number[] = []
  void inTurn(
    numbers(100),
    (one) => informed.push(one),
    () => true,
  )
  expect(informed).toHaveLength(100)
})

it('[SCALE-04] more are informed one after the other, until the source is gone again', async () => {
  const informed: number[] = []
  const done = inTurn(
    numbers(101),
    (one) => informed.push(one),
    () => informed.length < 3,
  )
  expect(informed).toEqual([0])
  await done
  expect(informed).toEqual([0, 1, 2])
})
