/** Calls back whenever the app is shown again. Returns how to stop. */
export function onShownAgain(callback: () => void): () => void {
  const listener = () => {
    if (document.visibilityState === 'visible') callback()
  }
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
