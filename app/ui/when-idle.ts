/** Runs `work` once the page has nothing to do, at the latest after `patience` ms. The answer calls it off. */
export function whenIdle(work: () => void, patience: number): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const pending = window.requestIdleCallback(work, { timeout: patience })
  return () => window.cancelIdleCallback(pending)
}
