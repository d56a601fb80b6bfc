import { type MutableRefObject, type RefObject, useRef, useSyncExternalStore } from 'react'
import type { Library } from './library'
import type { ListPosition } from './result-list'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'
import type { SearchStore } from './search-store'
import { useTraces } from './use-traces'

interface LibraryPanelProps {
  id: string
  library: Library
  search: SearchStore
  positions: MutableRefObject<Partial<Record<Library, ListPosition>>>
  box: RefObject<HTMLInputElement>
}

/** One library: the search box, and below it the results or, before the first search, the starting points. */
export function LibraryPanel({ id, library, search, positions, box }: LibraryPanelProps) {
  const state = useSyncExternalStore(search.subscribe, search.snapshot)
  const traces = useTraces(library, state.keyword !== '')
  const button = useRef<HTMLButtonElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const toBox = () => box.current?.focus()
  const toResults = () => below.current?.querySelector<HTMLElement>('[data-stop]')?.focus()

  /** Focuses the form for the next search, but not the box if its on-screen keyboard would cover the results. */
  function toForm() {
    const typing = window.matchMedia('(hover: hover)').matches
    ;(typing ? box : button).current?.focus()
  }

  function searchFor(keyword: string) {
    toForm()
    search.search(keyword)
  }

  // The retry button disappears with its message: the focus would be lost.
  function retry() {
    toForm()
    search.again()
  }

  return (
    <div id={id} role="tabpanel" aria-labelledby={`${id}-${library}`} className="fill-column">
      <SearchForm
        state={state}
        box={box}
        button={button}
        onType={search.type}
        onSearch={searchFor}
        onDown={toResults}
      />
      <div ref={below} className="fill-column">
        {state.keyword ? (
          <SearchResults
            state={state}
            search={search}
            position={positions.current[library]}
            onPosition={(position) => {
              positions.current[library] = position
            }}
            onLeave={toBox}
            onRetry={retry}
          />
        ) : (
          <SearchStart
            library={library}
            traces={traces}
            onSearch={searchFor}
            onLeave={toBox}
            onEmptied={toForm}
          />
        )}
      </div>
    </div>
  )
}
