import type { SessionEndReason } from '~contract/portal/safe-redirect'
import { publishSessionNews } from './session-channel'
import { activityKey, leftKey, readShared, writeShared } from './shared-activity'
import { reportKey, signedOutSignal } from './watched-activity'

/** How long the other windows wait for a window that is ending the session (ms). */
export const leavingPatience = 5_000

/** When a window started to end the session; '' = none is ending it. */
const leavingKey = 'portal-leaving'
/** Why the user was signed out; '' = by choice. */
const reasonKey = 'portal-left'

/**
 * Lets the browser's other windows know whether this one is ending the session: meanwhile they must not ask for a
 * sign-in.
 */
export function announceLeaving(is: boolean): void {
  writeShared(leavingKey, is ? String(Date.now()) : '')
}

/** Whether some window is ending the session right now. */
export function isBeingLeft(): boolean {
  const since = Date.now() - Number(readShared(leavingKey))
  return since >= 0 && since < leavingPatience
}

/** Lets the browser's other windows know that the user has left; `session`: the page's mark, if known. */
export function announceLeft(left: SessionEndReason | null, session: string | null): void {
  writeShared(reasonKey, left ?? '')
  if (session) writeShared(leftKey, session)
  writeShared(activityKey, String(signedOutSignal))
  publishSessionNews({ kind: 'left' })
  announceLeaving(false)
}

export function reasonOfLeaving(): string | null {
  return readShared(reasonKey)
}

/**
 * Clears the window's session storage, including apps' data, except its open tabs (keys that begin with `desks`), which
 * are kept until the user returns.
 */
export function clearSessionMarkers(desks: string): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (!key.startsWith(desks)) sessionStorage.removeItem(key)
    }
    localStorage.removeItem(reportKey)
  } catch {
    // If storage is refused, there is nothing to clear.
  }
}
