import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createClock } from './clock'

it('[KIT-03] runs from its start, and can be moved', async () => {
  const start = new Date('2026-01-05T08:30:00Z')
  const clock = createClock(start)
  await wait(20)
  const later = clock.now().getTime() - start.getTime()
  expect(later).toBeGreaterThanOrEqual(15)
  expect(later).toBeLessThan(5000)
  clock.set(new Date('2030-01-01T00:00:00Z'))
  clock.advance(3600_000)
  expect(clock.now().toISOString()).toMatch(/^2030-01-01T01:00:0/)
})
