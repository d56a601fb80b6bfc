import { useEffect, useRef } from 'react'

interface Watcher extends EventTarget {
  destroy(): void
}

/** On phones the back gesture closes an overlay, if the browser supports that. */
export function useBack(close: () => void) {
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!CloseWatcher) return
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', () => latest.current())
    return () => watcher.destroy()
  }, [])
}
