import { useCallback, useEffect, useState } from 'react'
import { createLatest } from '../latest'
import type { SubAppRequestError } from '../lifecycles'
import { failureText } from '../texts'

export interface Loaded<T> {
  data: T | null
  loading: boolean
  /** Why the last attempt failed; earlier data stay. */
  failure: string
  /** 404: retrying is useless. */
  missing: boolean
  reload(): void
  /** Reloads in the background, when the data may have changed elsewhere and no user is waiting. */
  refresh(): Promise<void>
}

/** Loads on mount and on `reload`; a newer attempt replaces a pending one. `background`: as in request options. */
export function useLoaded<T>(
  load: (signal: AbortSignal, background: boolean) => Promise<T>,
): Loaded<T> {
  const [state, setState] = useState({
    data: null as T | null,
    loading: true,
    failure: '',
    missing: false,
  })
  const [latest] = useState(createLatest)

  const begin = useCallback(
    async (background: boolean) => {
      const signal = latest.begin()
      setState((before) => ({ ...before, loading: true }))
      try {
        const data = await load(signal, background)
        if (!signal.aborted) setState({ data, loading: false, failure: '', missing: false })
      } catch (error) {
        if (signal.aborted) return
        const missing = (error as Partial<SubAppRequestError>).code === 404
        setState((before) => ({ ...before, loading: false, failure: failureText(error), missing }))
      }
    },
    [load, latest],
  )
  const reload = useCallback(() => void begin(false), [begin])
  const refresh = useCallback(() => begin(true), [begin])

  useEffect(() => {
    reload()
    return latest.stop
  }, [reload, latest])

  return { ...state, reload, refresh }
}
