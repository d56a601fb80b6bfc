import { useCallback, useEffect, useState } from 'react'
import { useServer } from '../../ui/use-server'
import type { Found } from './found'

/** How long typing must pause (ms) before the server is asked. */
const palettePause = 250
/** A source that takes longer than this (ms) is reported as slow. */
const slowAfter = 3_000

export interface Finding<Row> extends Found<Row> {
  phase: 'idle' | 'searching' | 'slow' | 'done' | 'failed'
  again(): void
}

const nothing = { phase: 'idle', rows: [], total: 0 } as const

/**
 * What a source finds for a keyword; '' = it is not asked. The request is sent once typing pauses; the previous request
 * is aborted and its rows are removed at once: a user must not choose a row that belongs to another keyword.
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
      // The group itself shows that it is waiting.
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
