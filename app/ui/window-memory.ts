/** The value that this window has stored under a key; null = none, or storage is refused. */
export function readInWindow(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/**
 * Stores a value until the window closes. If storage is full or refused, the caller's own copy lasts as long as the
 * page.
 */
export function keepInWindow(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    forgetInWindow(key)
  }
}

/** An outdated value must not come back with the next page. */
function forgetInWindow(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {}
}
