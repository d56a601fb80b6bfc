import { useCallback, useEffect } from 'react'
import type { SearchResult } from '~contract/platform/document-search'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import {
  type Loaded,
  LoadingState,
  type Page,
  Pager,
  SectionTabs,
  useApp,
  useLoaded,
  usePlace,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import { type Library, libraries } from './libraries'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'
import { SearchTraces } from './search-traces'
import { addressQuery, wantedOf } from './wanted'

const length = 10

type Results = Page<SearchResult> | 'nothing asked'

/** Sends no request without a keyword. */
function useResults(library: Library): {
  question: string
  pageNo: number
  loaded: Loaded<Results>
} {
  const { props, history } = useApp()
  const place = usePlace()
  const pageNo = pageNoOf(place)
  // As text, so that an equal query does not trigger another search.
  const question = JSON.stringify(wantedOf(place))
  const load = useCallback(
    async (signal: AbortSignal): Promise<Results> => {
      const wanted = JSON.parse(question)
      if (!wanted.keyword) return 'nothing asked'
      const body = { ...wanted, pageNo, pageSize: length }
      const path = `${library.service}/pageQuery`
      const page = await props.request<Page<SearchResult>>(path, { body, signal })
      if (signal.aborted) return page
      leaveEmptyPage(history, page)
      // The library's count may be wrong: received rows are shown anyway.
      const seen = page.records.length && (pageNo - 1) * length + page.records.length
      return { ...page, total: Math.max(page.total, seen) }
    },
    [props, history, library, question, pageNo],
  )
  return { question, pageNo, loaded: useLoaded(load) }
}

export function SearchPage({ library, hasPublic }: { library: Library; hasPublic: boolean }) {
  const { history } = useApp()
  const place = usePlace()
  const { question, pageNo, loaded } = useResults(library)
  const { data, reload } = loaded
  const keyword = place.query.get('keyword')?.trim() ?? ''
  useEffect(() => window.scrollTo(0, 0), [])

  const tabs = hasPublic ? [libraries.unit, libraries.public] : [libraries.unit]
  const address = (patch: Record<string, string | number>) => withQuery(place, patch)
  return (
    <div className="page beside end side-280px">
      <main className="panel" aria-label={spoken(library.title)}>
        <h1 className="visually-hidden">{spoken('公文检索')}</h1>
        <SectionTabs
          label={spoken('公文库')}
          sections={tabs.map(({ title, path }) => ({
            title,
            to: keyword ? `${path}?keyword=${encodeURIComponent(keyword)}` : path,
            current: path === library.path,
          }))}
        />
        <SearchForm
          question={question}
          onSearch={(wanted) => {
            const bare = { path: library.path, query: new URLSearchParams() }
            const to = withQuery(bare, addressQuery(wanted))
            if (to === address({})) reload()
            else void history.go(to)
          }}
        />
        <Answer loaded={loaded} keyword={keyword} />
        {keyword && data && data !== 'nothing asked' && data.total > 0 && (
          <Pager list={{ pageNo, length, address }} total={data.total} />
        )}
      </main>
      <SearchTraces library={library} results={data} />
    </div>
  )
}

function Answer({ loaded, keyword }: { loaded: Loaded<Results>; keyword: string }) {
  const { data } = loaded
  if (!keyword)
    return <p className="state">{spoken('输入关键词，检索公文的标题、文号、正文和附件名称')}</p>
  if (!data || data === 'nothing asked' || loaded.failure) return <LoadingState loaded={loaded} />
  if (data.total === 0) {
    return (
      <p className="state">
        {spoken('没有找到与“{keyword}”相关的公文，请换一个关键词或放宽条件', {
          keyword: keyword.slice(0, 50),
        })}
      </p>
    )
  }
  return <SearchResults {...data} busy={loaded.loading} />
}
