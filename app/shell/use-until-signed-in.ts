import { useFetchers, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { receiveSessionNews } from '../live/session-channel'

/**
 * What waits for the session to live again. A refused request asks for the page's data again, however many were
 * refused: either the session goes on and they may try again, or the page learns that it has ended.
 *
 * `page` is the data as it came last, `over` whether its session has ended.
 */
export function useUntilSignedIn(page: unknown, over: boolean) {
  const waiting = useRef<(() => void)[]>([])
  const look = useReload()

  // biome-ignore lint/correctness/useExhaustiveDependencies: new data of the page are the reason
  useEffect(() => {
    if (over) return
    for (const goOn of waiting.current.splice(0)) goOn()
  }, [page, over])

  useEffect(() => {
    // A window that a user enters has news for those alone that wait for it.
    const stop = receiveSessionNews(({ kind }) => (kind !== 'entered' || over) && look())
    if (over) window.addEventListener('focus', look)
    return () => {
      stop()
      window.removeEventListener('focus', look)
    }
  }, [over, look])

  return useCallback(
    () =>
      new Promise<void>((goOn) => {
        waiting.current.push(goOn)
        look()
      }),
    [look],
  )
}

/**
 * Asks for the page's data: while an answer is under way once more after it, for it may be an older one. A form that is
 * being sent goes first: where it leads would be forgotten.
 */
function useReload(): () => void {
  const { revalidate, state } = useRevalidator()
  const sending = useFetchers().some((fetcher) => fetcher.state !== 'idle')
  const idle = state === 'idle' && !sending
  const latest = useRef({ revalidate, idle })
  latest.current = { revalidate, idle }
  const again = useRef(false)

  useEffect(() => {
    if (!idle || !again.current) return
    again.current = false
    revalidate()
  }, [idle, revalidate])

  return useCallback(() => {
    if (latest.current.idle) latest.current.revalidate()
    else again.current = true
  }, [])
}
