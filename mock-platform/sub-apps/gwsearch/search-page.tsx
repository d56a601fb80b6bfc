import { useCallback, useEffect } from 'react'
import type { SearchResult } from '~contract/platform/document-search'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SectionTabs } from '../kit/react/section-tabs'
import { useLoaded } from '../kit/use-loaded'
import { type Library, libraries } from './libraries'
import { SearchForm } from './search-form'
import { SearchResults } from './search-results'
import { SearchTraces } from './search-traces'
import { addressQuery, wantedOf } from './wanted'

const pageSize = 10

interface SearchPageProps extends ReactAppProps {
  library: Library
  hasPublic: boolean
}

interface Results {
  records: SearchResult[]
  total: number
}

/** What the address asks for; null where it has no keyword. */
function useResults({ context: { props }, history, library }: SearchPageProps) {
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  // As text, so that an equal question is not asked twice.
  const question = JSON.stringify(wantedOf(place))
  const load = useCallback(
    async (signal: AbortSignal): Promise<Results | 'nothing asked'> => {
      const wanted = JSON.parse(question)
      if (!wanted.keyword) return 'nothing asked'
      const body = { ...wanted, pageNo, pageSize }
      const path = `${library.service}/pageQuery`
      const page = await props.request<Results>(path, { body, signal })
      if (signal.aborted) return page
      leaveEmptyPage(history, page)
      // Whatever the library counts: what is here is here.
      const seen = page.records.length && (pageNo - 1) * pageSize + page.records.length
      return { ...page, total: Math.max(page.total, seen) }
    },
    [props, history, library, question, pageNo],
  )
  return { place, pageNo, question, loaded: useLoaded(load) }
}

export function SearchPage(page: SearchPageProps) {
  const { context, history, library, hasPublic } = page
  const { place, pageNo, question, loaded } = useResults(page)
  const keyword = place.query.get('keyword')?.trim() ?? ''
  useEffect(() => window.scrollTo(0, 0), [])

  const tabs = hasPublic ? [libraries.unit, libraries.public] : [libraries.unit]
  return (
    <div className="page search-page">
      <main className="panel" aria-label={library.title}>
        <h1 className="visually-hidden">公文检索</h1>
        <SectionTabs
          history={history}
          label="公文库"
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
            if (to === withQuery(place, {})) loaded.reload()
            else void history.go(to)
          }}
        />
        <Answer loaded={loaded} keyword={keyword} />
        {keyword && loaded.data !== 'nothing asked' && loaded.data && loaded.data.total > 0 && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={pageSize}
            total={loaded.data.total}
            address={(next) => withQuery(place, { pageNo: next })}
          />
        )}
      </main>
      <SearchTraces context={context} history={history} library={library} results={loaded.data} />
    </div>
  )
}

interface AnswerProps {
  loaded: ReturnType<typeof useResults>['loaded']
  keyword: string
}

function Answer({ loaded, keyword }: AnswerProps) {
  if (!keyword) return <p className="state">输入关键词，检索公文的标题、文号、正文和附件名称</p>
  if (!loaded.data || loaded.data === 'nothing asked' || loaded.failure)
    return <LoadingState loaded={loaded} />
  const { records, total } = loaded.data
  if (total === 0) {
    return (
      <p className="state">
        没有找到与“{keyword.slice(0, 50)}”相关的公文，请换一个关键词或放宽条件
      </p>
    )
  }
  return <SearchResults records={records} total={total} busy={loaded.loading} />
}
