import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chinaTime } from './china-time'
import { stampOf } from './occasions'

beforeEach(() => vi.stubEnv('TZ', 'UTC'))
afterEach(() => vi.unstubAllEnvs())

it('keeps the hour of a moment that is on the clocks of China already', () => {
  const morning = chinaTime(new Date('2026-11-21T13:22:00Z')).at({ hour: 9 })
  expect(stampOf(morning)).toBe('2026-11-21 09:22:00')
  expect(stampOf(new Date('2026-11-21T13:22:00Z'))).toBe('2026-11-21 21:22:00')
})
