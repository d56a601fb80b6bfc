import { useCallback, useEffect } from 'react'
import type { Place } from '../kit/history'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { Department, EmployeeSummary } from './contract'
import { EmployeeTable } from './employee-table'
import { Filter } from './filter'
import { statuses } from './personnel-words'

const pageLength = 15

export interface EmployeePage {
  records: EmployeeSummary[]
  total: number
  departments: Department[]
}

const filters = ['keyword', 'department', 'status', 'sort', 'order'] as const

/** The list's state, all of it in the address. */
function queryOf({ query }: Place) {
  return Object.fromEntries(filters.map((name) => [name, query.get(name) || undefined]))
}

export function EmployeeList({ context: { props }, history }: ReactAppProps) {
  const place = usePlace(history)
  const pageNo = pageNoOf(place)
  const state = JSON.stringify(queryOf(place))
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { ...JSON.parse(state), pageNo, length: pageLength }
      return props.request<EmployeePage>('/service-base/personnel/page', { query, signal })
    },
    [props, state, pageNo],
  )
  const loaded = useLoaded(load)
  const { data, reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])
  const list = { ...place, path: '/list' }
  const go = (patch: Record<string, string>) =>
    void history.go(withQuery(list, { ...patch, pageNo: '' }))

  return (
    <>
      <header className="toolbar">
        <h1 className="spread">人事管理</h1>
        <Filter
          label="部门"
          value={place.query.get('department') ?? ''}
          options={data?.departments.map(({ id, name }) => [id, name] as const) ?? []}
          onChoose={(department) => go({ department })}
        />
        <Filter
          label="状态"
          value={place.query.get('status') ?? ''}
          options={statuses.map((status) => [status, status] as const)}
          onChoose={(status) => go({ status })}
        />
        <SearchBox
          label="搜索人员"
          placeholder="姓名或职务"
          keyword={place.query.get('keyword') ?? ''}
          onSearch={(keyword) => go({ keyword })}
        />
      </header>
      {!data || loaded.failure ? (
        <LoadingState loaded={loaded} />
      ) : (
        <EmployeeTable
          employees={data.records}
          busy={loaded.loading}
          place={list}
          history={history}
        />
      )}
      {data && data.total > 0 && (
        <Pager
          history={history}
          pageNo={pageNo}
          pageLength={pageLength}
          total={data.total}
          unit="人"
          address={(next) => withQuery(list, { pageNo: next })}
        />
      )}
    </>
  )
}
