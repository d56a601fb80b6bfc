import type { AppHistory, Place } from '../kit/history'
import { withQuery } from '../kit/place-query'
import { PlaceLink } from '../kit/react/place-link'
import type { EmployeeSummary } from './contract'
import type { Sorting } from './personnel-words'

interface EmployeeTableProps {
  employees: EmployeeSummary[]
  busy: boolean
  /** The list's address, of which the headings are variations. */
  place: Place
  history: AppHistory
}

export function EmployeeTable({ employees, busy, place, history }: EmployeeTableProps) {
  if (employees.length === 0) return <p className="state">没有符合条件的人员</p>
  const heading = { place, history }
  return (
    <table className="table cards employees" aria-label="人员" aria-busy={busy}>
      <thead>
        <tr>
          <SortedHeading {...heading} sorting="name" title="姓名" />
          <th scope="col">部门</th>
          <th scope="col">职务</th>
          <th scope="col">学历</th>
          <SortedHeading {...heading} sorting="entryDate" title="入职日期" />
          <th scope="col">状态</th>
          <SortedHeading {...heading} sorting="leaveLeft" title="剩余年假" />
        </tr>
      </thead>
      <tbody>
        {employees.map((employee) => (
          <tr key={employee.id}>
            <td data-label="姓名">
              <PlaceLink
                history={history}
                to={withQuery({ ...place, path: `/person/${employee.id}` }, {})}
                className="employee-name"
              >
                {employee.name}
              </PlaceLink>
            </td>
            <td data-label="部门">{employee.departmentName}</td>
            <td data-label="职务">{employee.duty || '—'}</td>
            <td data-label="学历">{employee.education}</td>
            <td data-label="入职日期" className="numeric">
              {employee.entryDate}
            </td>
            <td data-label="状态">
              <span className={employee.status === '在岗' ? 'tag' : 'tag quiet'}>
                {employee.status}
              </span>
            </td>
            <td data-label="剩余年假" className="numeric">
              {employee.leaveLeft} 天
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface SortedHeadingProps {
  sorting: Sorting
  title: string
  place: Place
  history: AppHistory
}

/** Sorts upwards, then downwards, then not at all. */
function SortedHeading({ sorting, title, place, history }: SortedHeadingProps) {
  const sorted = place.query.get('sort') === sorting
  const falling = sorted && place.query.get('order') === 'desc'
  const next = falling ? { sort: '', order: '' } : { sort: sorting, order: sorted ? 'desc' : '' }
  return (
    <th
      scope="col"
      aria-sort={falling ? 'descending' : sorted ? 'ascending' : 'none'}
      className="sorted"
    >
      <PlaceLink history={history} to={withQuery(place, { ...next, pageNo: '' })}>
        {title}
        <span aria-hidden="true">{falling ? '↓' : sorted ? '↑' : '↕'}</span>
      </PlaceLink>
    </th>
  )
}
