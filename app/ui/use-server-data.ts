import { useCallback, useEffect, useState } from 'react'
import { useServer } from './use-server'

interface ServerData<T> {
  /** The last answer; stays while a new one is loading, and if that fails. */
  data: T | null
  /** Why the last request failed; '' = it succeeded. */
  error: string
  loading: boolean
  reload(): void
}

/**
 * The answer of a portal route, requested again when the path changes. Outdated answers are dropped. `background`: no
 * user waits for it.
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
