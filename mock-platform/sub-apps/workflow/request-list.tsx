import { useCallback, useEffect } from 'react'
import { leaveEmptyPage, pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Box, RequestPage } from './contract'
import { kinds } from './kinds'
import { RequestRows } from './request-rows'

const pageLength = 10

const empty: Record<Box, string> = {
  todo: '没有待办的申请',
  done: '还没有办理过申请',
  mine: '还没有发起过申请',
}

interface RequestListProps extends ReactAppProps {
  box: Box
  title: string
}

/** One of the lists; page, kind and keyword are in the address. */
export function RequestList({ context: { props }, history, box, title }: RequestListProps) {
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const kind = place.query.get('kind') ?? ''
  const keyword = place.query.get('keyword') ?? ''
  const load = useCallback(
    async (signal: AbortSignal) => {
      const query = { box, kind, keyword, pageNo, length: pageLength }
      const path = '/service-approval/workflow/page'
      const page = await props.request<RequestPage>(path, { query, signal })
      props.setBadge(page.todo)
      if (!signal.aborted) leaveEmptyPage(history, page)
      return page
    },
    [props, history, box, kind, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, failure, loading, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const go = (patch: Record<string, string>) =>
    void history.go(withQuery(place, { ...patch, pageNo: '' }))

  return (
    <>
      <header className="toolbar">
        <h1 className="spread">
          {title}
          {box === 'todo' && data && <span className="count">{data.todo}</span>}
        </h1>
        <select
          className="input kind-filter"
          aria-label="申请类型"
          value={kind}
          onChange={(event) => go({ kind: event.target.value })}
        >
          <option value="">全部类型</option>
          {kinds.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
        <button type="button" className="button" aria-disabled={loading} onClick={reload}>
          刷新
        </button>
        <SearchBox
          label="搜索申请"
          placeholder="申请人或内容"
          keyword={keyword}
          onSearch={(word) => go({ keyword: word })}
        />
      </header>
      {data && failure && (
        <p className="alert" role="alert">
          {failure}，当前显示的是上次的内容。
        </p>
      )}
      {!data && <LoadingState loaded={loaded} />}
      {data && data.records.length === 0 && (
        <p className="state">{keyword || kind ? '没有符合条件的申请' : empty[box]}</p>
      )}
      {data && data.records.length > 0 && (
        <RequestRows history={history} box={box} title={title} records={data.records} />
      )}
      {data && data.total > 0 && (
        <Pager
          {...{ history, pageNo, pageLength }}
          total={data.total}
          unit="件"
          address={(pageNo) => withQuery(place, { pageNo })}
        />
      )}
    </>
  )
}
