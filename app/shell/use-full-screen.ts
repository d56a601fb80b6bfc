import { useCallback, useEffect, useState } from 'react'
import { useText } from '../text/text-context'
import { showToast } from '../ui/toast'

/**
 * The app alone, for a while: the frame is hidden and, where the person asked for it, the browser's own bars too.
 * Ends with either of them.
 */
export function useFullScreen() {
  const { frame } = useText()
  const [on, setOn] = useState(false)

  useEffect(() => {
    const follow = () => !document.fullscreenElement && setOn(false)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])

  const leave = useCallback(() => {
    setOn(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  }, [])

  const enter = useCallback(async () => {
    setOn(true)
    try {
      await document.documentElement.requestFullscreen()
    } catch {
      // The frame is hidden all the same; the browser keeps its own bars.
      showToast({ kind: 'warning', text: frame.fullScreenUnsupported })
    }
  }, [frame])

  /** For sub-apps, which have no gesture of the person's to show the browser. */
  const set = useCallback((wanted: boolean) => (wanted ? setOn(true) : leave()), [leave])

  return { on, enter, leave, set }
}
