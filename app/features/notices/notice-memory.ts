import type { UserTenantKey } from '~contract/portal/user-tenant'
import { keep, readKept } from '../../ui/kept'
import type { ShownNotice } from './notices.server'

/** A notice whose counter has reached this value is not shown on this device any more (NOTICE-01). */
const refreshLimit = 3

/** What this device remembers of a notice, per user: the next user of this computer has not seen it. */
interface Memory {
  refresh: number
  /** The frequency that the counter belongs to: a different one restarts it. */
  frequency: number
}

const noticeKey = (reader: UserTenantKey, id: string) => `portal-notice:${reader}:${id}`
const versionKey = (reader: UserTenantKey, id: string) => `portal-version-notice:${reader}:${id}`

/** Whether a system notice should still be shown to this user on this device. */
export function mayShow(reader: UserTenantKey, notice: ShownNotice): boolean {
  return counterOf(reader, notice) < refreshLimit
}

/** Records that the notice was shown once more. */
export function noteShown(reader: UserTenantKey, notice: ShownNotice): void {
  const { id, frequency } = notice
  keep(noticeKey(reader, id), { refresh: counterOf(reader, notice) + 1, frequency })
}

/**
 * A notice with frequency n starts its counter so that showing it n + 1 times reaches the limit: once for frequency 0,
 * three times for 2 or more.
 */
function counterOf(reader: UserTenantKey, { id, frequency }: ShownNotice): number {
  const first = Math.max(0, refreshLimit - 1 - frequency)
  const known = readKept(noticeKey(reader, id)) as Memory | null
  return known?.frequency === frequency ? Math.max(first, known.refresh) : first
}

/**
 * Whether this user has seen a version's notice on this device. If storage is refused, notices appear on every page.
 */
export function isToldOf(reader: UserTenantKey, id: string): boolean {
  return readKept(versionKey(reader, id)) !== null
}

export function noteToldOf(reader: UserTenantKey, id: string): void {
  keep(versionKey(reader, id), 1)
}
