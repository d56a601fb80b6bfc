import { useHome, usePlace } from '../kit/react'
import { EditPage } from './edit-page'
import { PageList } from './page-list'
import { ViewPage } from './view-page'

/** `/pages` lists, `/edit/:id` writes the JSON of a page, `/view/:id` shows it. */
export function LowCode() {
  const { path } = usePlace()
  const [, view, encoded = ''] = /^\/(pages|edit|view)(?:\/([^/]+))?$/.exec(path) ?? []
  const id = decodeURIComponent(encoded)
  useHome(view === 'pages' || (view !== undefined && id !== ''), '/pages')
  if (view === 'edit' && id) return <EditPage key={id} id={id} />
  if (view === 'view' && id) return <ViewPage key={id} id={id} />
  return <PageList />
}
