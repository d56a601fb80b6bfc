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
}

/** Loads on mount and on `reload`; a newer attempt replaces a pending one. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState({
    data: null as T | null,
    loading: true,
    failure: '',
    missing: false,
  })
  const [latest] = useState(createLatest)

  const reload = useCallback(async () => {
    const signal = latest.begin()
    setState((before) => ({ ...before, loading: true }))
    try {
      const data = await load(signal)
      if (!signal.aborted) setState({ data, loading: false, failure: '', missing: false })
    } catch (error) {
      if (signal.aborted) return
      const missing = (error as Partial<SubAppRequestError>).code === 404
      setState((before) => ({ ...before, loading: false, failure: failureText(error), missing }))
    }
  }, [load, latest])

  useEffect(() => {
    void reload()
    return latest.stop
  }, [reload, latest])

  return { ...state, reload }
}
