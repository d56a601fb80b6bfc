import type { Answered } from '../../ui/server-call'
import { createStore } from '../../ui/store'
import type { FoundDocument, ResultPage } from './document-search.server'
import { keywordOf, type Library } from './library'

export interface SearchState {
  /** The number of the search; a new search begins at the top of its list. */
  turn: number
  /** The text in the box. */
  typed: string
  /** The keyword searched for; '' = nothing, and there are no results to show. */
  keyword: string
  rows: readonly FoundDocument[]
  /** The backend's total; null = it has not answered yet. */
  total: number | null
  /** `resting`: more can be loaded; `ended`: there is no more. */
  phase: 'loading' | 'resting' | 'failed' | 'ended'
}

/** The page to request from the server. */
export interface PageWanted {
  keyword: string
  pageNo: number
  total: number
}

type Ask = (wanted: PageWanted, signal: AbortSignal) => Promise<Answered<ResultPage>>

/** One library's search, kept until the page unloads. */
export interface SearchStore {
  snapshot(): SearchState
  subscribe(listener: () => void): () => void
  /** The text in the box changed; empty text removes the results (SEARCH-02). */
  type(text: string): void
  /** Searches again, from the first page. */
  search(text: string): void
  /** The end of the list has come into view. */
  more(): void
  /** Repeats the request that failed. */
  again(): void
}

const nothing = { typed: '', keyword: '', rows: [], total: null, phase: 'ended' } as const

/** The state of a search. An answer to an earlier search is dropped, however late it arrives. */
export function createSearchStore(library: Library, ask: Ask): SearchStore {
  const { snapshot, subscribe, set } = createStore<SearchState>({ turn: 0, ...nothing })
  let pages = 0
  let underWay = new AbortController()

  const change = (changes: Partial<SearchState>) => set({ ...snapshot(), ...changes })

  async function load() {
    const { signal } = underWay
    change({ phase: 'loading' })
    const { keyword, total } = snapshot()
    const wanted = { keyword, pageNo: pages + 1, total: total ?? 0 }
    const answer = await ask(wanted, signal)
    if (signal.aborted) return
    if ('error' in answer) return change({ phase: 'failed' })
    pages += 1
    change(withPage(snapshot(), answer.data))
  }

  function begin(text: string) {
    underWay.abort()
    underWay = new AbortController()
    pages = 0
    change({ ...nothing, turn: snapshot().turn + 1, typed: text, keyword: keywordOf(text) })
  }

  return {
    snapshot,
    subscribe,
    type(text) {
      if (keywordOf(text)) change({ typed: text })
      else begin(text)
    },
    search(text) {
      begin(text)
      if (snapshot().keyword) void load()
    },
    more() {
      // After a failure the public library waits for the user's retry (SEARCH-06).
      const { phase } = snapshot()
      if (phase === 'resting' || (phase === 'failed' && library === 'unit')) void load()
    },
    again() {
      if (snapshot().phase === 'failed') void load()
    },
  }
}

/**
 * Totals are unreliable, and pages overlap when documents are added or removed: a page without new rows is the last
 * one.
 */
function withPage({ rows }: SearchState, page: ResultPage): Partial<SearchState> {
  const known = new Set(rows.map(({ key }) => key))
  const fresh = page.rows.filter(({ key }) => !known.has(key) && known.add(key))
  const all = [...rows, ...fresh]
  const ended = fresh.length === 0 || all.length >= page.total
  return { rows: all, total: Math.max(page.total, all.length), phase: ended ? 'ended' : 'resting' }
}
