import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepInWindow, readInWindow } from './window-memory'

/** Stands in for a browser's session storage, which may be full or refused. */
class TestStorage {
  entries = new Map<string, string>()
  full = false
  getItem = (key: string) => this.entries.get(key) ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  setItem(key: string, value: string) {
    if (this.full) throw new DOMException('no room', 'QuotaExceededError')
    this.entries.set(key, value)
  }
}

let storage: TestStorage
beforeEach(() => {
  storage = new TestStorage()
  vi.stubGlobal('sessionStorage', storage)
})
afterEach(() => vi.unstubAllGlobals())

it('[HOLD-09] storage without room breaks nothing, and nothing older comes back from it', () => {
  keepInWindow('tip', 'first')
  storage.full = true
  keepInWindow('tip', 'second')
  expect(readInWindow('tip')).toBeNull()
  storage.full = false
  keepInWindow('tip', 'third')
  expect(readInWindow('tip')).toBe('third')
})

it('[HOLD-09] nor does storage that is refused', () => {
  vi.stubGlobal('sessionStorage', undefined)
  keepInWindow('other', 'kept')
  expect(readInWindow('other')).toBeNull()
})
