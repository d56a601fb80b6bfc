import { useFetchers, useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'
import { receiveSessionNews } from '../live/session-channel'

/**
 * Returns a function that waits until the session is valid again. However many requests are refused, the page's data is
 * loaded once: either the session goes on and the requests are retried, or the page learns that it has ended.
 *
 * `page` is the latest data, `over` whether its session has ended.
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
    // "entered" matters only to windows that wait for a sign-in.
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
 * Loads the page's data; if a load is already under way, again after it, because its answer may be outdated. Waits for
 * a form that is being sent, as its redirect would be lost.
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
