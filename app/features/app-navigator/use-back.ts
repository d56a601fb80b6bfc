import { useEffect, useRef } from 'react'
import { useShell } from '../../shell/store/shell-context'
import { openSheetStep } from './sheet-step'

interface Watcher extends EventTarget {
  destroy(): void
}

/** On phones Back closes a sheet first, and the page beneath it stays. */
export function useBack(close: () => void) {
  const shell = useShell()
  const latest = useRef(close)
  latest.current = close
  useEffect(() => {
    const onBack = () => latest.current()
    const { CloseWatcher } = window as { CloseWatcher?: new () => Watcher }
    if (!CloseWatcher) return openSheetStep(shell, onBack)
    const watcher = new CloseWatcher()
    watcher.addEventListener('close', onBack)
    return () => watcher.destroy()
  }, [shell])
}
