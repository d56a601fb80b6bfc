import { activityKey, noteActivity, readShared, writeShared } from './shared-activity'

/** Stored in place of the last activity, so that the browser's other windows sign out as well. */
export const signedOutSignal = 99_999_999_999

/** When activity was last reported to the server. */
export const reportKey = 'portal-activity-reported'

/** The last activity in any window; null = the user has left. */
export function lastActivity(): number | null {
  const value = Number(readShared(activityKey))
  if (value === signedOutSignal) return null
  // If the clock was set back, the old time must not keep the user signed in until the clock catches up.
  if (!value || value > Date.now()) noteActivity()
  return Math.min(value || Date.now(), Date.now())
}

/** Whether to report activity to the server: true for one window, once per `interval`. */
export function mayReport(interval: number): boolean {
  const now = Date.now()
  if (Math.abs(now - Number(readShared(reportKey))) < interval) return false
  writeShared(reportKey, String(now))
  return true
}

/** Calls `changed` on activity or a sign-out in other windows, until the returned function is called. */
export function onSharedActivity(changed: () => void): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === activityKey) changed()
  }
  window.addEventListener('storage', onStorage)
  return () => window.removeEventListener('storage', onStorage)
}
