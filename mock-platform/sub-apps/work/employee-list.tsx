import type { Place } from '../kit/history'
import { withQuery } from '../kit/place-query'
import {
  type Column,
  Filter,
  type List,
  ListBody,
  type Page,
  PlaceLink,
  SearchBox,
  Table,
  Toolbar,
  useList,
  usePlace,
} from '../kit/react'
import type { Department, EmployeeSummary } from './contract'
import { type Sorting, statuses } from './personnel-words'

interface EmployeePage extends Page<EmployeeSummary> {
  departments: Department[]
}

const filters = ['keyword', 'department', 'status', 'sort', 'order'] as const

/** The list's state, all of it in the address. */
function queryOf({ query }: Place) {
  return Object.fromEntries(filters.map((name) => [name, query.get(name) || undefined]))
}

export function EmployeeList() {
  const place = usePlace()
  const query = queryOf(place)
  const list = useList<EmployeePage>('/service-base/personnel/page', {
    length: 15,
    query,
    path: '/list',
  })
  const { data, loading, narrow } = list
  return (
    <>
      <Toolbar title="人事管理">
        <Filter
          label="部门"
          all="全部部门"
          value={query.department ?? ''}
          options={data?.departments.map(({ id, name }) => [id, name] as const) ?? []}
          onChoose={(department) => narrow({ department })}
        />
        <Filter
          label="状态"
          all="全部状态"
          value={query.status ?? ''}
          options={statuses}
          onChoose={(status) => narrow({ status })}
        />
        <SearchBox label="搜索人员" placeholder="姓名或职务" list={list} />
      </Toolbar>
      <ListBody list={list} unit="人" empty="没有符合条件的人员">
        {({ records }) => (
          <Table label="人员" busy={loading} columns={columnsOf(list)} rows={records} />
        )}
      </ListBody>
    </>
  )
}

export function StatusTag({ status }: { status: string }) {
  return <span className={status === '在岗' ? 'tag' : 'tag quiet'}>{status}</span>
}

function columnsOf(list: List<EmployeePage>): readonly Column<EmployeeSummary>[] {
  const sorted = (sorting: Sorting, title: string) => ({
    title,
    heading: <SortedHeading key={title} sorting={sorting} title={title} list={list} />,
  })
  return [
    {
      ...sorted('name', '姓名'),
      cell: ({ id, name }) => (
        <PlaceLink to={withQuery({ ...list.place, path: `/person/${id}` }, {})} className="strong">
          {name}
        </PlaceLink>
      ),
    },
    { title: '部门', cell: ({ departmentName }) => departmentName },
    { title: '职务', cell: ({ duty }) => duty || '—' },
    { title: '学历', cell: ({ education }) => education },
    { ...sorted('entryDate', '入职日期'), numeric: true, cell: ({ entryDate }) => entryDate },
    { title: '状态', cell: ({ status }) => <StatusTag status={status} /> },
    {
      ...sorted('leaveLeft', '剩余年假'),
      numeric: true,
      cell: ({ leaveLeft }) => `${leaveLeft} 天`,
    },
  ]
}

interface SortedHeadingProps {
  sorting: Sorting
  title: string
  list: List<EmployeePage>
}

/** Sorts upwards, then downwards, then not at all. */
function SortedHeading({ sorting, title, list: { place, address } }: SortedHeadingProps) {
  const sorted = place.query.get('sort') === sorting
  const falling = sorted && place.query.get('order') === 'desc'
  const next = falling ? { sort: '', order: '' } : { sort: sorting, order: sorted ? 'desc' : '' }
  return (
    <th
      scope="col"
      aria-sort={falling ? 'descending' : sorted ? 'ascending' : 'none'}
      className="sorted"
    >
      <PlaceLink to={address({ ...next, pageNo: '' })}>
        {title}
        <span aria-hidden="true">{falling ? '↓' : sorted ? '↑' : '↕'}</span>
      </PlaceLink>
    </th>
  )
}
