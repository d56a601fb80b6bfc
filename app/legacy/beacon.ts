/** Before Chromium 81 a beacon refuses JSON. */
export function fillBeacon(): void {
  const send = navigator.sendBeacon?.bind(navigator)
  navigator.sendBeacon = (url, body = null) => {
    try {
      if (send?.(url, body)) return true
    } catch {
      // Such a body it does not send; a request that outlives the page does.
    }
    fetch(url, { method: 'POST', body, keepalive: true }).catch(() => {})
    return true
  }
}
