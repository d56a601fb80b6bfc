import type { SessionEndReason } from '~contract/portal/safe-redirect'

/** Stored in place of the last activity, so that the browser's other windows sign out too. */
const signedOutSignal = 99_999_999_999
/** A hidden window checks again this long after it is shown. */
export const idleRecheckDelay = 5_000

/**
 * When the user was last active in any window, by the browser's clock; `signedOutSignal` = they have signed out in one of
 * them (ME-08). Windows read it rather than rely on events, which a sleeping window misses.
 */
const activityKey = 'portal-activity'
/** Why they left, if it was not their wish. */
const reasonKey = 'portal-left'
/** When the server was last told. */
const reportKey = 'portal-activity-reported'

/** Used if the browser refuses storage. */
const own = new Map<string, string>()

function read(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return own.get(key) ?? null
  }
}

function write(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    own.set(key, value)
  }
}

export function noteActivity(): void {
  write(activityKey, String(Date.now()))
}

/** The last activity in any window; null = the user has left. */
export function lastActivity(): number | null {
  const value = Number(read(activityKey))
  if (value === signedOutSignal) return null
  // If the clock is set back, the old time must not keep the user signed in until the clock catches up.
  if (!value || value > Date.now()) noteActivity()
  return Math.min(value || Date.now(), Date.now())
}

/** Tells the browser's other windows that the user has left. */
export function announceLeft(left: SessionEndReason | null): void {
  write(reasonKey, left ?? '')
  write(activityKey, String(signedOutSignal))
}

export function reasonOfLeaving(): string | null {
  return read(reasonKey)
}

/** Whether to report activity to the server: true for one window, once per `interval`. */
export function mayReport(interval: number): boolean {
  const now = Date.now()
  if (Math.abs(now - Number(read(reportKey))) < interval) return false
  write(reportKey, String(now))
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

/**
 * Clears the window's session storage, apps' data included, except its open tabs (keys that begin with `desks`), which
 * wait for the user's return.
 */
export function clearSessionMarkers(desks: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(desks)) sessionStorage.removeItem(key)
    }
    localStorage.removeItem(reportKey)
  } catch {
    // Storage that is refused holds nothing.
  }
}
