import { useCallback, useEffect } from 'react'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { TodoPage } from './contract'
import { KindFilter } from './kind-filter'
import { TodoRows } from './todo-rows'

const home = '/handle?menu=handle&code=handleall'
const everything = 'handleall'
const pageLength = 20

/** What waits in all apps; `code` in the address chooses one of them. */
export function TodoCentre({ context: { props }, history }: ReactAppProps) {
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const code = place.query.get('code') || everything
  const keyword = place.query.get('keyword') ?? ''
  useEffect(() => {
    if (place.path !== '/handle') history.replace(home)
  }, [place, history])

  const load = useCallback(
    async (signal: AbortSignal) => {
      const app = code === everything ? '' : code
      const query = { app, keyword, pageNo, length: pageLength }
      const page = await props.request<TodoPage>('/service-approval/pending/page', {
        query,
        signal,
      })
      props.setBadge(page.kinds.reduce((sum, { count }) => sum + count, 0))
      if (!signal.aborted) leaveEmptyPage(history, page)
      return page
    },
    [props, history, code, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, failure, loading, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  return (
    <main className="page">
      <div className="panel">
        <header className="toolbar">
          <h1 className="spread">待办中心</h1>
          <button type="button" className="button" aria-disabled={loading} onClick={reload}>
            刷新
          </button>
          <SearchBox
            label="搜索待办"
            placeholder="标题或来源"
            keyword={keyword}
            onSearch={(word) => void history.go(withQuery(place, { keyword: word, pageNo: '' }))}
          />
        </header>
        {data && (
          <KindFilter
            history={history}
            kinds={data.kinds}
            chosen={code}
            everything={everything}
            address={(kind) => withQuery(place, { code: kind, pageNo: '' })}
          />
        )}
        {data && failure && (
          <p className="alert" role="alert">
            {failure}，当前显示的是上次的内容。
          </p>
        )}
        {!data && <LoadingState loaded={loaded} />}
        {data && data.records.length === 0 && (
          <p className="state">{keyword ? `没有与“${keyword}”相关的待办` : '没有待办事项'}</p>
        )}
        {data && data.records.length > 0 && (
          <TodoRows todos={data.records} kinds={data.kinds} navigate={props.navigate} />
        )}
        {data && data.total > 0 && (
          <Pager
            {...{ history, pageNo, pageLength }}
            total={data.total}
            unit="件"
            address={(pageNo) => withQuery(place, { pageNo })}
          />
        )}
      </div>
    </main>
  )
}
