import { pino } from 'pino'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createProcessEnd } from './process-end'

const exit = vi.fn()
const log = pino({ level: 'silent' })
beforeEach(() => {
  exit.mockClear()
  vi.useFakeTimers()
})
afterEach(() => void vi.useRealTimers())

const never = () => new Promise<void>(() => {})
const settle = () => vi.advanceTimersByTimeAsync(0)

it('[HOLD-05] a process ends with 0 once everything is closed', async () => {
  let closed = () => {}
  const closing = new Promise<void>((done) => {
    closed = done
  })
  const stop = () => closing
  const { end } = createProcessEnd({ stop, log, exit })
  end()
  end()
  await settle()
  expect(exit).not.toHaveBeenCalled()
  closed()
  await settle()
  expect(exit.mock.calls).toEqual([[0]])
})

it('[HOLD-05] a process whose stop fails ends with 1', async () => {
  const { end } = createProcessEnd({ stop: () => Promise.reject(new Error('broken')), log, exit })
  end()
  await settle()
  expect(exit.mock.calls).toEqual([[1]])
})

it('[HOLD-05] a process whose stop does not end is ended with 1 before its manager would kill it', async () => {
  const { end } = createProcessEnd({ stop: never, log, exit })
  end()
  await vi.advanceTimersByTimeAsync(13_000)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(2_000)
  expect(exit.mock.calls).toEqual([[1]])
})

it('[SAFE-11] an uncaught error stops the process, with 1 even if the stop had begun', async () => {
  const stop = vi.fn(async () => {})
  const { end, fail } = createProcessEnd({ stop, log, exit })
  end()
  fail(new Error('broken'))
  await settle()
  expect(stop).toHaveBeenCalledOnce()
  expect(exit.mock.calls).toEqual([[1]])
})
