// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { watchAway } from './watch-away'

let hidden = false
beforeEach(() => {
  hidden = false
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const minute = 60_000
function turn(to: boolean) {
  hidden = to
  document.dispatchEvent(new Event('visibilitychange'))
}

function watched() {
  const back = vi.fn()
  const known: { now: string | null } = { now: 'at first' }
  const watch = watchAway(() => known.now, back)
  return { back, known, watch }
}

describe('the watch over long absences', () => {
  it('[LIVE-03] tells what was known before the window was hidden for more than 30 minutes', () => {
    const { back, known, watch } = watched()
    vi.advanceTimersByTime(5 * minute)
    known.now = 'on leaving'
    turn(true)
    known.now = 'meanwhile'
    vi.advanceTimersByTime(31 * minute)
    expect(back).not.toHaveBeenCalled()
    turn(false)
    expect(back).toHaveBeenCalledExactlyOnceWith('on leaving')
    watch.stop()
  })

  it('[LIVE-03] tells what was known first, if the window was hidden before anything was', () => {
    const { back, known, watch } = watched()
    known.now = null
    turn(true)
    known.now = 'the first list'
    watch.look()
    known.now = 'meanwhile'
    vi.advanceTimersByTime(31 * minute)
    turn(false)
    expect(back).toHaveBeenCalledExactlyOnceWith('the first list')
    watch.stop()
  })

  it('[LIVE-03] says nothing as long as nothing is known', () => {
    const { back, known, watch } = watched()
    known.now = null
    turn(true)
    vi.advanceTimersByTime(31 * minute)
    turn(false)
    expect(back).not.toHaveBeenCalled()
    watch.stop()
  })

  it('[LIVE-03] says nothing of a short one, nor of a long day in front of the window', () => {
    const { back, watch } = watched()
    turn(true)
    vi.advanceTimersByTime(29 * minute)
    turn(false)
    vi.advanceTimersByTime(600 * minute)
    expect(back).not.toHaveBeenCalled()
    watch.stop()
  })

  it('[LIVE-03] notices that the machine has slept, at whatever comes first', () => {
    const { back, known, watch } = watched()
    vi.setSystemTime(Date.now() + 120 * minute)
    watch.look()
    known.now = 'a push on waking'
    expect(back).toHaveBeenCalledExactlyOnceWith('at first')
    vi.advanceTimersByTime(minute)
    expect(back).toHaveBeenCalledOnce()
    watch.stop()
  })
})
