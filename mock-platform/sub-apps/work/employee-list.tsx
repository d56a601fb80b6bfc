import type { Department, EmployeeSummary } from '../../contracts/work/contract'
import { statuses } from '../../contracts/work/personnel-words'
import { withQuery } from '../kit/place-query'
import { ListPage, type Page, PlaceLink, useList } from '../kit/react'
import pages from './pages.json'

interface EmployeePage extends Page<EmployeeSummary> {
  departments: Department[]
}

export function EmployeeList() {
  const list = useList<EmployeePage>(pages.list)
  const departments = list.data?.departments ?? []
  return (
    <ListPage
      page={pages.list}
      list={list}
      options={{ department: departments.map(({ id, name }) => [id, name]), status: statuses }}
      cells={{
        // The link carries the list's state, so that the way back leads to the same rows.
        姓名: ({ id, name }) => (
          <PlaceLink
            to={withQuery({ ...list.place, path: `/person/${id}` }, {})}
            className="strong"
          >
            {name}
          </PlaceLink>
        ),
      }}
    />
  )
}
