import { describe, expect, it } from 'vitest'
import { drawn, outlinesOf, weeksOf } from './course'

describe('the course of a number', () => {
  it('[LOOK-05] is summed by weeks that end today', () => {
    const days = Array.from({ length: 28 }, (_, at) => at)
    expect(weeksOf(days)).toEqual([21, 70, 119, 168])
    expect(weeksOf([9, 1, 1, 1, 1, 1, 1, 1])).toEqual([7])
    expect(weeksOf([])).toEqual([])
  })

  it('[LOOK-05] is drawn within its frame, whatever the numbers', () => {
    for (const counts of [[], [0], [3, 0, 0, 12, 1], Array(28).fill(0)]) {
      const all = Object.values(outlinesOf(counts)).join('')
      const places = all.match(/-?[\d.]+/g)?.map(Number) ?? []
      expect(places.every((place) => place >= 0 && place <= drawn.width)).toBe(true)
      expect(all).not.toContain('NaN')
    }
  })
})
