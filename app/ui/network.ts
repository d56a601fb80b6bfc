/** Whether the browser knows that it has no network. False says nothing. */
export function isOffline(): boolean {
  return typeof navigator !== 'undefined' && navigator.onLine === false
}

/** Calls back whenever `isOffline` may have changed; the returned function ends it. */
export function subscribeToNetwork(look: () => void): () => void {
  window.addEventListener('online', look)
  window.addEventListener('offline', look)
  return () => {
    window.removeEventListener('online', look)
    window.removeEventListener('offline', look)
  }
}
