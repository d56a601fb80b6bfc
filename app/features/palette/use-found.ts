import { useCallback, useEffect, useState } from 'react'
import { useServer } from '../../ui/use-server'
import type { Found } from './found'

/** The server is asked once typing has paused for this long. */
const palettePause = 250
/** A source that takes longer is said to be slow (ms). */
const slowAfter = 3_000

export interface Finding<Row> extends Found<Row> {
  phase: 'idle' | 'searching' | 'slow' | 'done' | 'failed'
  again(): void
}

const nothing = { phase: 'idle', rows: [], total: 0 } as const

/**
 * What a source has for a keyword; '' = it is not asked. It is asked once nothing was typed for a moment; the
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
    const say = (now: Omit<Finding<Row>, 'again'>) => {
      if (!stop.signal.aborted) setState({ ...now, keyword })
    }
    say({ ...nothing, phase: 'searching' })
    let slow: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      slow = setTimeout(() => say({ ...nothing, phase: 'slow' }), slowAfter)
      const { signal } = stop
      // The group says itself that it is waited for.
      const call = { method: 'POST', body: bodyOf(keyword), signal, background: true } as const
      const answer = await server<Found<Row>>(path, call)
      clearTimeout(slow)
      say('error' in answer ? { ...nothing, phase: 'failed' } : { ...answer.data, phase: 'done' })
    }
    const timer = setTimeout(ask, palettePause)
    return () => {
      clearTimeout(timer)
      clearTimeout(slow)
      stop.abort()
    }
  }, [path, keyword, bodyOf, server, turn])

  const again = useCallback(() => setTurn((now) => now + 1), [])
  const stale = state.keyword !== keyword
  return stale ? { ...nothing, phase: keyword ? 'searching' : 'idle', again } : { ...state, again }
}
