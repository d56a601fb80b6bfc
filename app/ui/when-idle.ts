/** Runs `work` once the page is idle, after `patience` ms at the latest. The returned function cancels it. */
export function whenIdle(work: () => void, patience: number): () => void {
  // Safari has no idle callbacks.
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, 200)
    return () => clearTimeout(timer)
  }
  const pending = window.requestIdleCallback(work, { timeout: patience })
  return () => window.cancelIdleCallback(pending)
}
