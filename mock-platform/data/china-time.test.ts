import { expect, it } from 'vitest'
import { chinaTime } from './china-time'

it('tells the same hour of a moment however often it is asked', () => {
  const noon = chinaTime(new Date('2026-11-21T04:00:00Z'))
  expect(noon.format('MM-DD HH:mm')).toBe('11-21 12:00')
  expect(chinaTime(noon).format('MM-DD HH:mm')).toBe('11-21 12:00')
  expect(chinaTime(noon.subtract(2, 'day').hour(9)).format('MM-DD HH:mm')).toBe('11-19 09:00')
})
