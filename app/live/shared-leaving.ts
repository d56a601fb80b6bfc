import type { SessionEndReason } from '~contract/portal/safe-redirect'
import { publishSessionNews } from './session-channel'
import { activityKey, leftKey, readShared, writeShared } from './shared-activity'
import { reportKey, signedOutSignal } from './watched-activity'

/** How long (ms) the others wait for a window that is ending the session. */
export const leavingPatience = 5_000

/** Since when a window is ending the session; '' = none is. */
const leavingKey = 'portal-leaving'
/** Why they left, if it was not their wish. */
const reasonKey = 'portal-left'

/** Tells the browser's other windows that this one is ending the session, or no longer: they need not ask for a sign-in. */
export function announceLeaving(is: boolean): void {
  writeShared(leavingKey, is ? String(Date.now()) : '')
}

/** Whether a window is ending the session at this moment. */
export function isBeingLeft(): boolean {
  const since = Date.now() - Number(readShared(leavingKey))
  return since >= 0 && since < leavingPatience
}

/** Tells the browser's other windows that the user has left; `session`: the mark of the page, if it is known. */
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
