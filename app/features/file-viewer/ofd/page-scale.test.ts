import { expect, it } from 'vitest'
import { fittingScale } from './page-scale'

it.each([
  ['a large sheet', { width: 3_000, height: 3_000 }],
  ['a long strip', { width: 10, height: 100_000 }],
  ['a wide strip', { width: 10_000_000, height: 1 }],
])('[DOC-05] a canvas stays within what browsers can hold: %s', (_, { width, height }) => {
  const scale = fittingScale({ width, height }, 150)
  expect(width * height * scale * scale).toBeLessThanOrEqual(16_000_001)
  expect(Math.max(width, height) * scale).toBeLessThanOrEqual(8_192.01)
})

it('[DOC-01] a usual sheet has the scale that is wanted', () => {
  expect(fittingScale({ width: 210, height: 297 }, 150 / 25.4)).toBe(150 / 25.4)
})
