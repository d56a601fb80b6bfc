import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect } from 'react'
import { partRetryInterval } from '../../config/constants'

/** Fetches the page's data anew: on demand, and by itself while a part of it is missing (HOLD-01). */
export function useRefresh(incomplete: boolean) {
  const { revalidate, state } = useRevalidator()
  const refreshing = state !== 'idle'
  const refresh = useCallback(() => {
    if (!refreshing) revalidate()
  }, [refreshing, revalidate])

  useEffect(() => {
    if (!incomplete || refreshing) return
    const timer = setTimeout(refresh, partRetryInterval)
    window.addEventListener('online', refresh)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', refresh)
    }
  }, [incomplete, refreshing, refresh])

  return { refresh, refreshing }
}
