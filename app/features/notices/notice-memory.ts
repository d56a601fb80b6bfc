import type { ShownNotice } from './notices.server'

/** A notice whose counter has come so far is not shown on this device any more (NOTICE-01). */
const refreshLimit = 3

/** What this device remembers of a notice, under its id. */
interface Memory {
  refresh: number
  /** Which frequency the counter belongs to: another one begins again. */
  frequency: number
}

const noticeKey = (id: string) => `portal-notice-${id}`
const versionKey = (id: string) => `portal-version-notice-${id}`

/** Whether a system notice is still to be shown on this device. */
export function mayShow(notice: ShownNotice): boolean {
  return counterOf(notice) < refreshLimit
}

/** It is shown now, once more. */
export function noteShown(notice: ShownNotice): void {
  const { id, frequency } = notice
  write(noticeKey(id), JSON.stringify({ refresh: counterOf(notice) + 1, frequency }))
}

/**
 * A notice that may come back n times begins so low that showing it n + 1 times reaches the limit: those that may not
 * are shown once, those that may often three times.
 */
function counterOf({ id, frequency }: ShownNotice): number {
  const first = Math.max(0, refreshLimit - 1 - frequency)
  const known = readMemory(id)
  return known?.frequency === frequency ? Math.max(first, known.refresh) : first
}

function readMemory(id: string): Memory | null {
  try {
    return JSON.parse(read(noticeKey(id)) ?? 'null')
  } catch {
    return null
  }
}

/** Whether this device has announced a version. */
export function isToldOf(id: string): boolean {
  return read(versionKey(id)) !== null
}

export function noteToldOf(id: string): void {
  write(versionKey(id), '1')
}

/** Where storage is refused notices come with every page. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    // See `read`.
  }
}
