import { idIn } from '../kit/place-query'
import { defineReactApp, useHome, usePlace } from '../kit/react'
import { EditPage } from './edit-page'
import english from './english.json'
import { PageList } from './page-list'
import { ViewPage } from './view-page'

/** `/pages` lists, `/edit/:id` edits a page's JSON, `/view/:id` shows it. */
function LowCode() {
  const { path } = usePlace()
  const edited = idIn(path, 'edit')
  const viewed = idIn(path, 'view')
  useHome(path === '/pages' || Boolean(edited ?? viewed), '/pages')
  if (edited) return <EditPage key={edited} id={edited} />
  if (viewed) return <ViewPage key={viewed} id={viewed} />
  return <PageList />
}

export const { bootstrap, mount, unmount } = defineReactApp(LowCode, english)
