import { useCallback, useEffect, useState } from 'react'
import { createLatest } from './latest'
import { failureText } from './texts'

export interface Loaded<T> {
  data: T | null
  loading: boolean
  /** Why the last attempt failed; earlier data stay on screen. */
  failure: string
  reload(): void
}

/** Loads on mount and on `reload`; a newer attempt replaces one that is under way. */
export function useLoaded<T>(load: (signal: AbortSignal) => Promise<T>): Loaded<T> {
  const [state, setState] = useState({ data: null as T | null, loading: true, failure: '' })
  const [latest] = useState(createLatest)

  const reload = useCallback(async () => {
    const signal = latest.begin()
    setState((before) => ({ ...before, loading: true }))
    try {
      const data = await load(signal)
      if (!signal.aborted) setState({ data, loading: false, failure: '' })
    } catch (error) {
      const failure = failureText(error)
      if (!signal.aborted) setState((before) => ({ ...before, loading: false, failure }))
    }
  }, [load, latest])

  useEffect(() => {
    void reload()
    return latest.stop
  }, [reload, latest])

  return { ...state, reload }
}
