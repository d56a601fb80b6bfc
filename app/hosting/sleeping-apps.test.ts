// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest'
import { appStatus } from './app-status'
import type { LoadedApps } from './loaded-apps'
import { createSleepingApps } from './sleeping-apps'

afterEach(() => void vi.restoreAllMocks())

it('[DESK-05] [HOLD-10] without a network the file that puts apps to sleep is asked for when it is back', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const app = (id: string) => ({ id, frame: 1, kind: 'realm', status: appStatus.active })
  const all = vi.fn(() => [app('a'), app('b')])
  const apps = {
    all,
    port: { limits: { awakeApps: 1 } },
    frames: new Map(),
    record: () => null,
    asksToStay: () => false,
  }
  createSleepingApps(apps as unknown as LoadedApps).keepBudget()
  await import('./fall-asleep')
  await new Promise((done) => setTimeout(done))
  expect(all).toHaveBeenCalledTimes(1)
  onLine.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  // It checks again: other apps may have been opened since.
  await expect.poll(() => all.mock.calls.length).toBe(2)
})
