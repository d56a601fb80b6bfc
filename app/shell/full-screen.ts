/** Asks the browser to hide its own bars; false = it refused. */
export async function tryFullScreen(): Promise<boolean> {
  try {
    await document.documentElement.requestFullscreen()
    return true
  } catch {
    return false
  }
}

export function leaveFullScreen(): void {
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** Calls `ended` when the browser has left full screen. */
export function watchFullScreen(ended: () => void): () => void {
  const follow = () => !document.fullscreenElement && ended()
  document.addEventListener('fullscreenchange', follow)
  return () => document.removeEventListener('fullscreenchange', follow)
}
