import { expect, it } from 'vitest'
import { chinaTime } from './china-time'

it('writes a moment by the clocks of the offices, also one that it has written before', () => {
  const evening = chinaTime('2026-11-21T13:30:00Z')
  expect(evening.format('YYYY-MM-DD HH:mm')).toBe('2026-11-21 21:30')
  expect(chinaTime(evening.hour(9)).format('YYYY-MM-DD HH:mm')).toBe('2026-11-21 09:30')
})
