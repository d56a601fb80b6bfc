import { expect, it } from 'vitest'
import { chinaTime } from './china-time'

it('[MOCK-01] tells the same office hour however often it is asked, on a machine of any zone', () => {
  const nine = chinaTime(new Date('2026-11-21T13:00:00Z')).subtract(1, 'day').hour(9)
  expect(nine.format('MM-DD HH')).toBe('11-20 09')
  expect(chinaTime(nine).format('MM-DD HH')).toBe('11-20 09')
  expect(nine.toISOString()).toBe('2026-11-20T01:00:00.000Z')
})
