/** How long after it is shown a hidden window checks again (ms). */
export const idleRecheckDelay = 5_000

/**
 * When the user was last active in any window, by the browser's clock; `signedOutSignal` = they have signed out in one of
 * them (ME-08). Windows read it rather than rely on events, which a sleeping window misses.
 */
export const activityKey = 'portal-activity'
/** The mark of the session that the user left last. */
export const leftKey = 'portal-left-session'

/** Replaces storage if the browser refuses it. */
const own = new Map<string, string>()

export function readShared(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return own.get(key) ?? null
  }
}

export function writeShared(key: string, value: string) {
  try {
    localStorage.setItem(key, value)
  } catch {
    own.set(key, value)
  }
}

export function noteActivity(): void {
  writeShared(activityKey, String(Date.now()))
}

/** Whether the user has left this session in one of the windows; `mark`: the page's session. */
export function wasLeft(mark: string): boolean {
  return readShared(leftKey) === mark
}
