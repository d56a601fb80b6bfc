import { type MutableRefObject, type RefObject, useRef, useSyncExternalStore } from 'react'
import type { Library } from './library'
import type { ListPlace } from './result-list'
import styles from './search-drawer.module.css'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'
import { SearchStart } from './search-start'
import type { SearchStore } from './search-store'
import { useTraces } from './use-traces'

interface LibraryPanelProps {
  id: string
  library: Library
  search: SearchStore
  places: MutableRefObject<Partial<Record<Library, ListPlace>>>
  box: RefObject<HTMLInputElement>
}

/** One library: the box, and below it what was found or, before there is a search, what to begin with. */
export function LibraryPanel({ id, library, search, places, box }: LibraryPanelProps) {
  const state = useSyncExternalStore(search.subscribe, search.snapshot)
  const traces = useTraces(library, state.keyword !== '')
  const button = useRef<HTMLButtonElement>(null)
  const below = useRef<HTMLDivElement>(null)
  const toBox = () => box.current?.focus()
  const toResults = () => below.current?.querySelector<HTMLElement>('[data-stop]')?.focus()

  /** To where the next search begins; not into the box where its on-screen keyboard would cover what is found. */
  function toForm() {
    const typing = window.matchMedia('(hover: hover)').matches
    ;(typing ? box : button).current?.focus()
  }

  function searchFor(keyword: string) {
    toForm()
    search.search(keyword)
  }

  // The button of it goes with what it says: the focus would be lost.
  function retry() {
    toForm()
    search.again()
  }

  return (
    <div id={id} role="tabpanel" aria-labelledby={`${id}-${library}`} className={styles.panel}>
      <SearchForm
        state={state}
        box={box}
        button={button}
        onType={search.type}
        onSearch={searchFor}
        onDown={toResults}
      />
      <div ref={below} className={styles.below}>
        {state.keyword ? (
          <SearchResults
            state={state}
            search={search}
            place={places.current[library]}
            onPlace={(place) => {
              places.current[library] = place
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
