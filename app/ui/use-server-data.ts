import { useRevalidator } from '@remix-run/react'
import { useCallback, useEffect, useState } from 'react'
import { useText } from '../text/text-context'
import { callServer } from './server-call'

interface ServerData<T> {
  /** What came last; stays while more is asked for, and where that fails. */
  data: T | null
  /** Why the last question had no answer; '' = it had one. */
  error: string
  loading: boolean
  /** Asks again. */
  reload(): void
}

/** What a route of the portal answers, asked for again when its path changes. An answer that is late is dropped. */
export function useServerData<T>(path: string): ServerData<T> {
  const texts = useText()
  const { revalidate } = useRevalidator()
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
    callServer<T>(path, texts, { signal: stop.signal }).then((outcome) => {
      if (stop.signal.aborted) return
      if (outcome === 'signed-out') revalidate()
      else if ('error' in outcome)
        setState(({ data }) => ({ data, error: outcome.error, loading: false }))
      else setState({ data: outcome.data, error: '', loading: false })
    })
    return () => stop.abort()
  }, [path, texts, turn])

  const reload = useCallback(() => setTurn((now) => now + 1), [])
  return { ...state, reload }
}
