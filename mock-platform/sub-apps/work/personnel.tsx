import { MainView, usePlace } from '../kit/react'
import { EmployeeList } from './employee-list'
import { EmployeeView } from './employee-view'

/** The people of the unit, or one of them; the address says which. */
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
