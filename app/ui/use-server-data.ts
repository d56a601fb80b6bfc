import { useCallback, useEffect, useState } from 'react'
import { useServer } from './use-server'

interface ServerData<T> {
  /** What came last; stays while more is asked for, and if that fails. */
  data: T | null
  /** Why the last question had no answer; '' = it had one. */
  error: string
  loading: boolean
  /** Asks again. */
  reload(): void
}

/**
 * What a route of the portal answers, asked for again when its path changes. An answer that is late is dropped.
 * `background`: no user waits for it.
 */
export function useServerData<T>(path: string, background = false): ServerData<T> {
  const server = useServer()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Omit<ServerData<T>, 'reload'>>({
    data: null,
    error: '',
    loading: true,
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    const stop = new AbortController()
    setState((now) => ({ ...now, loading: true }))
    server<T>(path, { signal: stop.signal, background }).then((answer) => {
      if (stop.signal.aborted) return
      if ('error' in answer) setState(({ data }) => ({ data, error: answer.error, loading: false }))
      else setState({ data: answer.data, error: '', loading: false })
    })
    return () => stop.abort()
  }, [path, server, turn, background])

  const reload = useCallback(() => setTurn((now) => now + 1), [])
  return { ...state, reload }
}
