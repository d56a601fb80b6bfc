import { useCallback, useEffect } from 'react'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { SectionTabs } from '../kit/react/section-tabs'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { FavouriteKind, FavouritePage } from './contract'
import { FavouriteRow } from './favourite-row'

const pageLength = 20
const home = '/myCollect'

interface Classify {
  name: string
  kind: FavouriteKind | ''
  title: string
}

const all: Classify = { name: 'allCollect', kind: '', title: '全部收藏' }
const classifies: readonly Classify[] = [
  all,
  { name: 'doc', kind: 'doc', title: '公文' },
  { name: 'notice', kind: 'notice', title: '通知公告' },
  { name: 'mail', kind: 'mail', title: '邮件' },
]

/** What the person keeps at hand; the address says which kind, which page, and the keyword. */
export function CollectApp({ context, history }: ReactAppProps) {
  const { props } = context
  const place = usePlace(history)
  const wanted = place.query.get('classify')
  const { kind } = classifies.find(({ name }) => name === wanted) ?? all
  const keyword = place.query.get('keyword') ?? ''
  const pageNo = pageNoOf(place)
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { kind, keyword, pageNo, length: pageLength }
      const path = '/service-archives/favourite/page'
      const page = await props.request<FavouritePage>(path, { query, signal })
      if (!signal.aborted) leaveEmptyPage(history, page)
      return page
    },
    [props, history, kind, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, failure, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  useEffect(() => {
    if (place.path !== home) history.replace(`${home}?classify=allCollect&menu=collect`)
  }, [place, history])

  const counts = data && { ...data.counts, '': Object.values(data.counts).reduce((a, b) => a + b) }
  return (
    <div className="page">
      <main className="panel" aria-label="我的收藏">
        <header className="toolbar">
          <h1 className="spread">我的收藏</h1>
          <SearchBox
            label="搜索收藏"
            placeholder="标题、来源、备注"
            keyword={keyword}
            onSearch={(word) => void history.go(withQuery(place, { keyword: word, pageNo: '' }))}
          />
        </header>
        <SectionTabs
          history={history}
          label="收藏分类"
          sections={classifies.map((one) => ({
            title: one.title,
            to: `${home}?classify=${one.name}&menu=collect`,
            current: one.kind === kind,
            count: counts?.[one.kind],
          }))}
        />
        {data && failure && (
          <p className="alert" role="alert">
            {failure}，当前显示的是上次的内容。
            <button type="button" className="button" onClick={reload}>
              重试
            </button>
          </p>
        )}
        {!data && <LoadingState loaded={loaded} />}
        {data?.records.length === 0 && (
          <p className="state">
            {keyword
              ? `没有找到与“${keyword}”有关的收藏`
              : '还没有收藏，打开公文、通知公告或邮件后点击“收藏”'}
          </p>
        )}
        <ul aria-label="收藏">
          {data?.records.map((favourite) => (
            <FavouriteRow
              key={favourite.id}
              context={context}
              favourite={favourite}
              onChanged={reload}
            />
          ))}
        </ul>
        {data && data.total > 0 && (
          <Pager
            history={history}
            pageNo={pageNo}
            pageLength={pageLength}
            total={data.total}
            address={(next) => withQuery(place, { pageNo: next })}
          />
        )}
      </main>
    </div>
  )
}
