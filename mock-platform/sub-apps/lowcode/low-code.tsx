import { useEffect } from 'react'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { EditPage } from './edit-page'
import { PageList } from './page-list'
import { ViewPage } from './view-page'

/** `/pages` lists, `/edit/:id` writes the JSON of a page, `/view/:id` shows it. */
export function LowCode({ context, history }: ReactAppProps) {
  const { path } = usePlace(history)
  const [, view, encoded = ''] = /^\/(pages|edit|view)(?:\/([^/]+))?$/.exec(path) ?? []
  const id = decodeURIComponent(encoded)
  const known = view === 'pages' || (view !== undefined && id !== '')
  useEffect(() => {
    if (!known) history.replace('/pages')
  }, [known, history])

  if (view === 'edit' && id)
    return <EditPage key={id} id={id} context={context} history={history} />
  if (view === 'view' && id)
    return <ViewPage key={id} id={id} context={context} history={history} />
  return <PageList context={context} history={history} />
}
