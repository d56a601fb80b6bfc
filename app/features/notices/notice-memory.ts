import type { UserTenantKey } from '~contract/portal/user-tenant'
import { keep, readKept } from '../../ui/kept'
import type { ShownNotice } from './notices.server'

/** A notice whose counter has come so far is not shown on this device any more (NOTICE-01). */
const refreshLimit = 3

/** What this device remembers of a notice, for one user: the next one at this computer has not seen it. */
interface Memory {
  refresh: number
  /** Which frequency the counter belongs to: another one begins again. */
  frequency: number
}

const noticeKey = (reader: UserTenantKey, id: string) => `portal-notice:${reader}:${id}`
const versionKey = (reader: UserTenantKey, id: string) => `portal-version-notice:${reader}:${id}`

/** Whether a system notice is still to be shown to this user on this device. */
export function mayShow(reader: UserTenantKey, notice: ShownNotice): boolean {
  return counterOf(reader, notice) < refreshLimit
}

/** It is shown now, one more time. */
export function noteShown(reader: UserTenantKey, notice: ShownNotice): void {
  const { id, frequency } = notice
  keep(noticeKey(reader, id), { refresh: counterOf(reader, notice) + 1, frequency })
}

/**
 * A notice that may come back n times begins so low that showing it n + 1 times reaches the limit: those that may not
 * are shown once, those that may often three times.
 */
function counterOf(reader: UserTenantKey, { id, frequency }: ShownNotice): number {
  const first = Math.max(0, refreshLimit - 1 - frequency)
  const known = readKept(noticeKey(reader, id)) as Memory | null
  return known?.frequency === frequency ? Math.max(first, known.refresh) : first
}

/**
 * Whether this user has seen the notice of a version on this device. If storage is refused, notices come with every
 * page.
 */
export function isToldOf(reader: UserTenantKey, id: string): boolean {
  return readKept(versionKey(reader, id)) !== null
}

export function noteToldOf(reader: UserTenantKey, id: string): void {
  keep(versionKey(reader, id), 1)
}
