import { useCallback, useEffect, useState } from 'react'
import { useServer } from '../../ui/use-server'
import type { Found } from './found'

/** The server is asked once typing has paused for this long. */
const palettePause = 250

export interface Finding<Row> extends Found<Row> {
  phase: 'idle' | 'searching' | 'done' | 'failed'
  /** Why it failed. */
  error: string
  again(): void
}

const nothing = { phase: 'idle', rows: [], total: 0, error: '' } as const

/**
 * What the server finds for a keyword; '' = nothing is asked. It is asked once nothing was typed for a moment; the
 * question before is given up, and its rows go at once: no row may be chosen that the user did not ask for.
 */
export function useFound<Row>(
  path: string,
  keyword: string,
  bodyOf: (keyword: string) => object,
): Finding<Row> {
  const server = useServer()
  const [turn, setTurn] = useState(0)
  const [state, setState] = useState<Omit<Finding<Row>, 'again'> & { keyword: string }>({
    ...nothing,
    keyword: '',
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again
  useEffect(() => {
    if (!keyword) return setState({ ...nothing, keyword })
    const stop = new AbortController()
    setState({ ...nothing, keyword, phase: 'searching' })
    const ask = async () => {
      const call = { method: 'POST', body: bodyOf(keyword), signal: stop.signal } as const
      const answer = await server<Found<Row>>(path, call)
      if (stop.signal.aborted) return
      if ('error' in answer) setState({ ...nothing, keyword, phase: 'failed', error: answer.error })
      else setState({ ...answer.data, keyword, phase: 'done', error: '' })
    }
    const timer = setTimeout(ask, palettePause)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [path, keyword, bodyOf, server, turn])

  const again = useCallback(() => setTurn((now) => now + 1), [])
  const stale = state.keyword !== keyword
  return stale ? { ...nothing, phase: keyword ? 'searching' : 'idle', again } : { ...state, again }
}
