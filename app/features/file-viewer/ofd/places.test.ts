import { expect, test } from 'vitest'
import { downTo } from './places'

// Twice as large as on paper: 210 × 297 mm are 420 × 594.
const spot = { left: 30, top: 100 }

test('[DOC-04] a spot is found on a page however it is turned', () => {
  expect(downTo(spot, 0, 594, 2)).toBe(200)
  expect(downTo(spot, 90, 420, 2)).toBe(60)
  expect(downTo(spot, 180, 594, 2)).toBe(394)
  expect(downTo(spot, 270, 420, 2)).toBe(360)
})
