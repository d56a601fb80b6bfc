import { MainView, usePlace } from '../kit/react'
import { EmployeeList } from './employee-list'
import { EmployeeView } from './employee-view'

/** The employees of the tenant, or one of them, as the address says. */
export function Personnel() {
  const { path } = usePlace()
  const id = /^\/person\/([^/]+)$/.exec(path)?.[1]
  return (
    <div className="page">
      <MainView>
        {id ? <EmployeeView key={id} id={decodeURIComponent(id)} /> : <EmployeeList />}
      </MainView>
    </div>
  )
}
