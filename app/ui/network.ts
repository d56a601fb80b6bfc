/** Whether the browser knows that there is no network. False does not mean that there is one. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Calls `look` whenever `isOffline` may have changed; the returned function stops it. */
export function subscribeToNetwork(look: () => void): () => void {
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
