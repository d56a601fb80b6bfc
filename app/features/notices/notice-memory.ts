import { keep, readKept } from '../../ui/kept'
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

/** It is shown now, one more time. */
export function noteShown(notice: ShownNotice): void {
  const { id, frequency } = notice
  keep(noticeKey(id), { refresh: counterOf(notice) + 1, frequency })
}

/**
 * A notice that may come back n times begins so low that showing it n + 1 times reaches the limit: those that may not
 * are shown once, those that may often three times.
 */
function counterOf({ id, frequency }: ShownNotice): number {
  const first = Math.max(0, refreshLimit - 1 - frequency)
  const known = readKept(noticeKey(id)) as Memory | null
  return known?.frequency === frequency ? Math.max(first, known.refresh) : first
}

/** Whether this device has announced a version. If storage is refused, notices come with every page. */
export function isToldOf(id: string): boolean {
  return readKept(versionKey(id)) !== null
}

export function noteToldOf(id: string): void {
  keep(versionKey(id), 1)
}
