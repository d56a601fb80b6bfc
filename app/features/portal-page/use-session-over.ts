import { useCallback, useEffect, useRef } from 'react'
import { hearWindows } from '../../session/session-channel'

/**
 * What waits for the session to live again. A refused request asks for the page's data anew, however many were
 * refused: either the session lives and they may try again, or the page learns that it is over.
 *
 * `page` is the data as it came last, `over` whether its session is over.
 */
export function useSessionOver(page: unknown, over: boolean, refresh: () => void) {
  const waiting = useRef<(() => void)[]>([])
  const latest = useRef(refresh)
  latest.current = refresh

  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of the page are the reason
  useEffect(() => {
    if (over) return
    for (const goOn of waiting.current.splice(0)) goOn()
  }, [page, over])

  useEffect(() => {
    const look = () => latest.current()
    const stop = hearWindows((news) => news === 'signed-in' && look())
    if (over) window.addEventListener('focus', look)
    return () => {
      stop()
      window.removeEventListener('focus', look)
    }
  }, [over])

  return useCallback(
    () =>
      new Promise<void>((goOn) => {
        waiting.current.push(goOn)
        latest.current()
      }),
    [],
  )
}
