import type { SessionEndReason } from '~contract/portal/safe-redirect'

/** Stored instead of the time of the last activity: the browser's other windows then sign out, too. */
const signedOutSignal = 99_999_999_999
/** A hidden window checks again this long after it is shown. */
export const idleRecheckDelay = 5_000

/**
 * When the user was last active in any window of this browser, by its own clock; `leftSignal` in its place = they
 * have left in one of them (ME-08). Every window looks here, so that none needs to have heard of it.
 */
const activityKey = 'portal-activity'
/** Why they left, if it was not their wish. */
const reasonKey = 'portal-left'
/** When the server was last told. */
const reportKey = 'portal-activity-reported'

/** Where storage is refused each window is on its own. */
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
  // A clock that was put back must not keep anybody signed in until it has caught up.
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

/** Whether it is time to tell the server of activity; says yes to one window, once in `interval`. */
export function mayReport(interval: number): boolean {
  const now = Date.now()
  if (Math.abs(now - Number(read(reportKey))) < interval) return false
  write(reportKey, String(now))
  return true
}

/** Hears of activity and of leaving in the browser's other windows; gives the way to stop. */
export function onSharedActivity(changed: () => void): () => void {
  const heard = ({ key }: StorageEvent) => {
    if (key === activityKey) changed()
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/**
 * Forgets what lasts as long as the session: all of the window's own storage, apps' included, but for its open tabs
 * (keys that begin with `desks`), which wait for the user's return.
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
