import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useViewFocus } from '../kit/react/use-view-focus'
import { EmployeeList } from './employee-list'
import { EmployeeView } from './employee-view'

/** The people of the unit, or one of them; the address says which. */
export function Personnel({ context, history }: ReactAppProps) {
  const { path } = usePlace(history)
  const view = useViewFocus<HTMLElement>(path)
  const id = /^\/person\/([^/]+)$/.exec(path)?.[1]
  return (
    <div className="page">
      <main ref={view} className="panel view" tabIndex={-1}>
        {id ? (
          <EmployeeView key={id} id={decodeURIComponent(id)} context={context} history={history} />
        ) : (
          <EmployeeList context={context} history={history} />
        )}
      </main>
    </div>
  )
}
