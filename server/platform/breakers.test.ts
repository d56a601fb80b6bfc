import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { listApps } from '~contract/platform/apps'
import { PlatformError, type PlatformFailure } from '~contract/platform/platform-error'
import { checkToken } from '~contract/platform/user'
import { type Breakers, createBreakers } from './breakers'

let breakers: Breakers
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  breakers = createBreakers()
})
afterEach(() => void vi.useRealTimers())

/** Makes calls, and returns how each ended: `ok` or its failure. */
async function calls(
  count: number,
  failure: PlatformFailure | null,
  endpoint = listApps,
  account: string | null = null,
) {
  const ends: string[] = []
  for (let at = 0; at < count; at += 1) {
    const call = async () => {
      if (failure) throw new PlatformError(failure, endpoint.service, endpoint.name, 'x')
      return 'ok'
    }
    ends.push(
      await breakers.run(endpoint, account, call).catch((error: PlatformError) => error.failure),
    )
  }
  return ends
}
const once = (end: string, count: number) => Array.from({ length: count }, () => end)

describe('the breaker of a service', () => {
  it('[HOLD-02] stays closed below ten calls, and opens with the tenth failure', async () => {
    expect(await calls(10, 'unreachable')).toEqual(once('unreachable', 10))
    expect(await calls(2, null)).toEqual(['busy', 'busy'])
  })

  it('[HOLD-02] opens at half of the calls, not below', async () => {
    await calls(6, null)
    await calls(5, 'timeout')
    expect(await calls(1, null)).toEqual(['ok'])
    await calls(2, 'timeout')
    expect(await calls(1, null)).toEqual(['busy'])
  })

  it.each([
    'unreachable',
    'timeout',
    'status',
  ] as const)('[HOLD-02] takes %s for a failing service', async (failure) => {
    await calls(10, failure)
    expect(await calls(1, null)).toEqual(['busy'])
  })

  it.each([
    'refused',
    'shape',
    'session-over',
  ] as const)('[HOLD-02] takes %s for an answer of a living service', async (failure) => {
    expect(await calls(30, failure)).toEqual(once(failure, 30))
    // Ten failures are less than half of all answers.
    await calls(10, 'status')
    expect(await calls(1, null)).toEqual(['ok'])
  })

  it('[HOLD-02] tries one call after ten seconds, and closes when it succeeds', async () => {
    await calls(10, 'status')
    vi.advanceTimersByTime(9_900)
    expect(await calls(1, null)).toEqual(['busy'])
    vi.advanceTimersByTime(200)
    expect(await calls(1, null)).toEqual(['ok'])
    expect(await calls(9, 'status')).toEqual(once('status', 9))
  })

  it('[HOLD-02] stays open for ten more seconds when the trial fails', async () => {
    await calls(10, 'status')
    vi.advanceTimersByTime(10_100)
    expect(await calls(2, 'status')).toEqual(['status', 'busy'])
    vi.advanceTimersByTime(10_100)
    expect(await calls(1, null)).toEqual(['ok'])
  })

  it('[HOLD-02] stays open if the caller leaves before the end of the trial', async () => {
    const left = () => Promise.reject(new DOMException('left', 'AbortError'))
    const handOn = (call: () => Promise<unknown>, verdict: boolean | null) =>
      breakers.handOn('system', null, call, async () => verdict).catch(({ name }) => name)
    for (let count = 0; count < 10; count += 1) await handOn(async () => 'bad', true)
    vi.advanceTimersByTime(10_100)
    expect(await handOn(left, null)).toBe('AbortError')
    expect(await handOn(async () => 'ok', false)).toBe('PlatformError')
    vi.advanceTimersByTime(10_100)
    expect(await handOn(async () => 'ok', false)).toBe('ok')
    expect(await handOn(left, null)).toBe('AbortError')
    expect(await handOn(async () => 'ok', false)).toBe('ok')
  })

  it('[HOLD-02] forgets failures after ten seconds, however quiet it was since', async () => {
    await calls(9, 'status')
    vi.advanceTimersByTime(60_000)
    await calls(1, 'status')
    expect(await calls(1, null)).toEqual(['ok'])
  })

  it("[HOLD-02] is the service's own", async () => {
    await calls(10, 'status', listApps)
    expect(await calls(1, null, checkToken as unknown as typeof listApps)).toEqual(['ok'])
    expect(await calls(1, null, listApps)).toEqual(['busy'])
  })

  it("[HOLD-02] is a space's own: what fails there keeps no other space from its answers", async () => {
    await calls(10, 'status', listApps, 'zhangsan@first')
    expect(await calls(1, null, listApps, 'lisi@first')).toEqual(['busy'])
    expect(await calls(1, null, listApps, 'zhangsan@second')).toEqual(['ok'])
    expect(await calls(1, null, listApps, 'zhangsan')).toEqual(['ok'])
  })

  it('[HOLD-02] is reported for its service, whatever space is in trouble', async () => {
    const reported: number[] = []
    breakers = createBreakers((_, open) => reported.push(open))
    await calls(10, 'status', listApps, 'zhangsan@first')
    await calls(1, null, listApps, 'zhangsan@second')
    expect(reported).toEqual([0, 1, 1])
  })
})
