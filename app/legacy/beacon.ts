/** Before Chromium 81 a beacon refuses JSON. */
export function fillBeacon(): void {
  const send = navigator.sendBeacon?.bind(navigator)
  navigator.sendBeacon = (url, body = null) => {
    try {
      if (send?.(url, body)) return true
    } catch {
      // Such a body it does not send; an ordinary request does, unless the page has gone.
    }
    fetch(url, { method: 'POST', body }).catch(() => {})
    return true
  }
}
