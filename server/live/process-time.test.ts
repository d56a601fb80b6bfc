import { expect, it, vi } from 'vitest'
import { ProcessTime } from './process-time'

it('[PUSH-05] a process that stood still takes no window for silent', () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  try {
    const time = new ProcessTime()
    vi.advanceTimersByTime(1_000)
    time.tick(2_000)
    expect(time.now).toBe(1_000)
    vi.advanceTimersByTime(3_600_000)
    time.tick(2_000)
    expect(time.now).toBe(3_000)
  } finally {
    vi.useRealTimers()
  }
})
