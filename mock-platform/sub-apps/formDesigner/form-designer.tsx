import { useHome, usePlace } from '../kit/react'
import { DesignPage } from './design-page'
import { FormList } from './form-list'
import { RecordsPage } from './records-page'

/** `/forms` lists, `/design/:id` designs, `/records/:id` shows what users filled in. */
export function FormDesigner() {
  const { path } = usePlace()
  const [, view, encoded = ''] = /^\/(forms|design|records)(?:\/([^/]+))?$/.exec(path) ?? []
  const id = decodeURIComponent(encoded)
  useHome(view === 'forms' || (view !== undefined && id !== ''), '/forms')
  if (view === 'design' && id) return <DesignPage key={id} id={id} />
  if (view === 'records' && id) return <RecordsPage key={id} id={id} />
  return <FormList />
}
