import { useEffect, useRef } from 'react'
import type { SearchRecord } from '~contract/platform/document-search'
import { useServerData } from '../../ui/use-server-data'
import type { Visit } from './document-search.server'
import type { Library } from './library'

/** The user's earlier searches and opened documents in a library. `searching`: results are shown instead. */
export function useTraces(library: Library, searching: boolean) {
  const history = useServerData<{ records: SearchRecord[] }>(
    `/document-search/history?library=${library}`,
  )
  const visits = useServerData<{ visits: Visit[] }>(`/document-search/visits?library=${library}`)
  const { reload: reloadHistory } = history
  const { reload: reloadVisits } = visits

  const changed = useRef(false)
  useEffect(() => {
    if (!searching && changed.current) {
      reloadHistory()
      reloadVisits()
    }
    changed.current = searching
  }, [searching, reloadHistory, reloadVisits])

  // Documents are read in other windows, which may have changed the traces.
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && reloadVisits()
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [reloadVisits])

  return { history, visits }
}

export type Traces = ReturnType<typeof useTraces>
