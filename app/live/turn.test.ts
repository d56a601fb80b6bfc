import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Turn } from './turn'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe("a window's turn to load its data again", () => {
  it('[FAST-05] comes when the server says, and at once without a word of it', () => {
    const [turn, load] = [new Turn(), vi.fn()]
    turn.take(0, load)
    expect(load).toHaveBeenCalledTimes(1)
    turn.take(5_000, load)
    vi.advanceTimersByTime(4_999)
    expect([load.mock.calls.length, turn.left]).toEqual([1, 1])
    vi.advanceTimersByTime(1)
    expect([load.mock.calls.length, turn.left]).toEqual([2, 0])
  })

  it('[FAST-05] is the earliest of several, and one load is enough for all of them', () => {
    const [turn, load] = [new Turn(), vi.fn()]
    for (const later of [5_000, 9_000, 3_000]) turn.take(later, load)
    vi.advanceTimersByTime(3_000)
    expect(load).toHaveBeenCalledTimes(1)
    turn.take(5_000, load)
    turn.take(0, load)
    vi.advanceTimersByTime(20_000)
    expect(load).toHaveBeenCalledTimes(2)
  })

  it('[FAST-05] does not come any more once the window has left', () => {
    const [turn, load] = [new Turn(), vi.fn()]
    turn.take(1_000, load)
    turn.cancel()
    vi.advanceTimersByTime(2_000)
    expect(load).not.toHaveBeenCalled()
  })
})
