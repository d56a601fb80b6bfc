import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useRef } from 'react'

/** The first retry of a failed part comes soon (ms), as most failures pass quickly; after that the interval applies. */
const partFirstRetry = 1_500
const partRetryInterval = 8_000

/** Fetches the page's data again on demand. */
export function useRefresh() {
  const { revalidate, state } = useRevalidator()
  const refreshing = state !== 'idle'
  const refresh = useCallback(() => {
    if (!refreshing) revalidate()
  }, [refreshing, revalidate])
  return { refresh, refreshing }
}

/** Fetches the page's data again automatically while a part of it is missing (HOLD-01). */
export function useRetryWhile(incomplete: boolean) {
  const { refresh, refreshing } = useRefresh()
  const asked = useRef(false)

  useEffect(() => {
    if (!incomplete) asked.current = false
    if (!incomplete || refreshing) return
    const timer = setTimeout(
      () => {
        asked.current = true
        refresh()
      },
      asked.current ? partRetryInterval : partFirstRetry,
    )
    window.addEventListener('online', refresh)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', refresh)
    }
  }, [incomplete, refreshing, refresh])
}
