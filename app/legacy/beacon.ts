/** Before Chromium 81, sendBeacon refuses JSON. */
export function fillBeacon(): void {
  const send = navigator.sendBeacon?.bind(navigator)
  navigator.sendBeacon = (url, body = null) => {
    try {
      if (send?.(url, body)) return true
    } catch {
      // The beacon refused the body: an ordinary request sends it, unless the page is already gone.
    }
    fetch(url, { method: 'POST', body }).catch(() => {})
    return true
  }
}
