import { idIn } from '../kit/place-query'
import { defineReactApp, MainView, usePlace } from '../kit/react'
import { EmployeeList } from './employee-list'
import { EmployeeView } from './employee-view'
import english from './english.json'

/** The employees of the tenant, or one of them, as the address says. */
function Personnel() {
  const { path } = usePlace()
  const id = idIn(path, 'person')
  return (
    <div className="page">
      <MainView>{id ? <EmployeeView key={id} id={id} /> : <EmployeeList />}</MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(Personnel, english)
