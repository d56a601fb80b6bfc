import { useEffect, useRef, useState } from 'react'
import { useServer } from '../../ui/use-server'
import type { ResultPage } from './document-search.server'
import { type Library, libraries } from './library'
import { createSearchStore, type SearchStore } from './search-store'

/** The search of each library, kept until the page unloads. */
export function useSearches(): Readonly<Record<Library, SearchStore>> {
  const server = useServer()
  const latest = useRef(server)
  useEffect(() => {
    latest.current = server
  })
  const [stores] = useState(() => {
    const storeOf = (library: Library) =>
      createSearchStore(library, (wanted, signal) => {
        const body = { library, ...wanted }
        return latest.current<ResultPage>('/document-search', { method: 'POST', body, signal })
      })
    return Object.fromEntries(libraries.map((library) => [library, storeOf(library)]))
  })
  return stores as Record<Library, SearchStore>
}
