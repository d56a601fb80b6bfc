import { expect, it } from 'vitest'
import { createRandom } from './random'

it('[MOCK-01] the same seed gives the same sequence, and a state goes on where it was taken', () => {
  const [one, two] = [createRandom(7), createRandom(7)]
  const draw = (random: typeof one) => [
    random.next(),
    random.int(1, 6),
    random.id('x'),
    random.pick('云州市'.split('')),
  ]
  expect(draw(one)).toEqual(draw(two))
  const later = createRandom(one.state)
  expect(draw(later)).toEqual(draw(one))
})

it('[MOCK-01] numbers stay in their range, and a sample repeats nothing', () => {
  const random = createRandom(1)
  const dice = Array.from({ length: 2000 }, () => random.int(1, 6))
  expect([...new Set(dice)].sort()).toEqual([1, 2, 3, 4, 5, 6])
  expect(new Set(random.sample([1, 2, 3, 4], 9))).toEqual(new Set([1, 2, 3, 4]))
})
