// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startPoller } from './poller'

let hidden = false
let online = true

beforeEach(() => {
  hidden = false
  online = true
  vi.useFakeTimers()
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => hidden)
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function started(leads = true) {
  const ask = vi.fn(async (_: AbortSignal) => true)
  const poller = startPoller({ ask, leads: () => leads })
  void poller.now()
  return { ask, poller }
}

const minutes = (count: number) => vi.advanceTimersByTimeAsync(count * 60_000)
function turn(to: 'hidden' | 'visible') {
  hidden = to === 'hidden'
  document.dispatchEvent(new Event('visibilitychange'))
}

describe('the poller', () => {
  it('[MSG-02] asks at once, then every 60 s', async () => {
    const { ask, poller } = started()
    expect(ask).toHaveBeenCalledTimes(1)
    await minutes(3)
    expect(ask).toHaveBeenCalledTimes(4)
    poller.stop()
    await minutes(3)
    expect(ask).toHaveBeenCalledTimes(4)
  })

  it('[HOLD-01] asks every 8 s until there is an answer', async () => {
    const { ask, poller } = started()
    ask.mockResolvedValue(false)
    await minutes(1)
    const asked = ask.mock.calls.length
    await vi.advanceTimersByTimeAsync(8_000)
    expect(ask).toHaveBeenCalledTimes(asked + 1)
    ask.mockResolvedValue(true)
    await vi.advanceTimersByTimeAsync(8_000)
    await vi.advanceTimersByTimeAsync(59_000)
    expect(ask).toHaveBeenCalledTimes(asked + 2)
    poller.stop()
  })

  it('[MSG-02] asks again for a push that came while it was asking, and hears those after it', async () => {
    const { ask, poller } = started()
    ask.mockImplementation(() => new Promise((answer) => setTimeout(answer, 200, true)))
    void poller.now()
    poller.hint()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledTimes(3)
    poller.hint()
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledTimes(4)
    poller.stop()
  })

  it('[MSG-02] asks for a push also if the window is hidden right after it', async () => {
    const { ask, poller } = started()
    await vi.advanceTimersByTimeAsync(10)
    poller.hint()
    turn('hidden')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('[MSG-02] asks for a push that another window’s answer is older than', async () => {
    const { ask, poller } = started()
    await vi.advanceTimersByTimeAsync(10)
    const since = Date.now()
    await vi.advanceTimersByTimeAsync(10)
    poller.hint()
    poller.received(since)
    await vi.advanceTimersByTimeAsync(1_000)
    expect(ask).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('[LIVE-04] asks every 5 minutes while the window is hidden, and at once when it is shown', async () => {
    const { ask, poller } = started()
    turn('hidden')
    await minutes(4)
    expect(ask).toHaveBeenCalledTimes(1)
    await minutes(1)
    expect(ask).toHaveBeenCalledTimes(2)
    turn('visible')
    expect(ask).toHaveBeenCalledTimes(3)
    poller.stop()
  })

  it('[LIVE-04] asks nothing without a network, and at once when it is back', async () => {
    const { ask, poller } = started()
    online = false
    window.dispatchEvent(new Event('offline'))
    await minutes(10)
    expect(ask).toHaveBeenCalledTimes(1)
    online = true
    window.dispatchEvent(new Event('online'))
    expect(ask).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('[MSG-06] makes one question of many hints, soon after the first', async () => {
    const { ask, poller } = started()
    await vi.advanceTimersByTimeAsync(0)
    for (let hint = 0; hint < 100; hint++) {
      poller.hint()
      await vi.advanceTimersByTimeAsync(4)
    }
    await vi.advanceTimersByTimeAsync(100)
    expect(ask).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('[LIVE-02] lets the leader ask, and asks itself if the leader does not', async () => {
    const { ask, poller } = started(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    poller.received(Date.now())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(ask).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(ask).toHaveBeenCalledTimes(2)
    poller.stop()
  })

  it('[LIVE-04] gives a question up that another one follows', async () => {
    const signals: AbortSignal[] = []
    const poller = startPoller({
      ask(signal) {
        signals.push(signal)
        return new Promise(() => {})
      },
      leads: () => true,
    })
    void poller.now()
    void poller.now()
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false])
    poller.stop()
    expect(signals[1]?.aborted).toBe(true)
  })
})
