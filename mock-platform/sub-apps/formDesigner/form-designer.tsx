import { useEffect } from 'react'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { DesignPage } from './design-page'
import { FormList } from './form-list'
import { RecordsPage } from './records-page'

/** `/forms` lists, `/design/:id` designs, `/records/:id` shows what people filled in. */
export function FormDesigner({ context, history }: ReactAppProps) {
  const { path } = usePlace(history)
  const [, view, encoded = ''] = /^\/(forms|design|records)(?:\/([^/]+))?$/.exec(path) ?? []
  const id = decodeURIComponent(encoded)
  const known = view === 'forms' || (view !== undefined && id !== '')
  useEffect(() => {
    if (!known) history.replace('/forms')
  }, [known, history])

  if (view === 'design' && id) {
    return <DesignPage key={id} id={id} context={context} history={history} />
  }
  if (view === 'records' && id) {
    return <RecordsPage key={id} id={id} context={context} history={history} />
  }
  return <FormList context={context} history={history} />
}
