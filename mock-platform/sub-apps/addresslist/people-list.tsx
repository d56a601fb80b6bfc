import { useCallback, useEffect } from 'react'
import { pageNoOf, withQuery } from '../kit/place-query'
import { LoadingState } from '../kit/react/loading-state'
import { Pager } from '../kit/react/pager'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { SearchBox } from '../kit/react/search-box'
import { type Loaded, useLoaded } from '../kit/use-loaded'
import { onShownAgain } from '../kit/visibility'
import type { PersonSummary, UnitTree } from './contract'
import { MailButton } from './mail-button'
import { nodeName } from './tree-items'

const pageLength = 20

interface PeoplePage {
  records: PersonSummary[]
  total: number
}

interface PeopleListProps extends ReactAppProps {
  tree: UnitTree
}

/** The people of the node that the address names, searched among them. */
export function PeopleList({ tree, context, history }: PeopleListProps) {
  const place = usePlace(history)
  const { props } = context
  const [node, keyword, pageNo] = [
    place.query.get('node') ?? '',
    place.query.get('keyword') ?? '',
    pageNoOf(place),
  ]
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { node, keyword, pageNo, length: pageLength }
      return props.request<PeoplePage>('/service-addressbook/person/page', { query, signal })
    },
    [props, node, keyword, pageNo],
  )
  const loaded = useLoaded(load)
  const { reload } = loaded
  useEffect(() => onShownAgain(reload), [reload])

  return (
    <>
      <header className="toolbar">
        <h2 className="spread">{nodeName(tree, node) ?? '没有这个部门'}</h2>
        <SearchBox
          label="搜索人员"
          placeholder="姓名、账号或电话"
          keyword={keyword}
          onSearch={(next) => void history.go(withQuery(place, { keyword: next, pageNo: '' }))}
        />
      </header>
      <People loaded={loaded} keyword={keyword} context={context} history={history} />
      {loaded.data && loaded.data.total > 0 && (
        <Pager
          history={history}
          pageNo={pageNo}
          pageLength={pageLength}
          total={loaded.data.total}
          unit="人"
          address={(next) => withQuery(place, { pageNo: next })}
        />
      )}
    </>
  )
}

interface PeopleProps extends ReactAppProps {
  loaded: Loaded<PeoplePage>
  keyword: string
}

function People({ loaded, keyword, context, history }: PeopleProps) {
  if (!loaded.data || loaded.failure) return <LoadingState loaded={loaded} />
  const { records } = loaded.data
  if (records.length === 0) {
    return <p className="state">{keyword ? `没有找到“${keyword}”` : '这里还没有人员'}</p>
  }
  return (
    <table className="table cards people" aria-label="人员" aria-busy={loaded.loading}>
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">职务</th>
          <th scope="col">部门</th>
          <th scope="col">手机</th>
          <th scope="col">办公电话</th>
          <th scope="col">邮件</th>
        </tr>
      </thead>
      <tbody>
        {records.map((person) => (
          <tr key={person.id}>
            <td data-label="姓名">
              <PlaceLink history={history} to={`/person/${person.id}`} className="person-name">
                {person.name}
              </PlaceLink>
            </td>
            <td data-label="职务">{person.duty || '—'}</td>
            <td data-label="部门">
              <span>
                {person.departmentName}
                <span className="person-unit muted">{person.unitName}</span>
              </span>
            </td>
            <td data-label="手机" className="numeric">
              {person.mobile || '—'}
            </td>
            <td data-label="办公电话" className="numeric">
              {person.phone || '—'}
            </td>
            <td data-label="邮件">
              {person.account ? <MailButton person={person} context={context} /> : '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
