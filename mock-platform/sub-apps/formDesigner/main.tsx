import { idIn } from '../kit/place-query'
import { defineReactApp, useHome, usePlace } from '../kit/react'
import { DesignPage } from './design-page'
import english from './english.json'
import { FormList } from './form-list'
import { RecordsPage } from './records-page'

/** `/forms` lists, `/design/:id` designs, `/records/:id` shows the answers. */
function FormDesigner() {
  const { path } = usePlace()
  const designed = idIn(path, 'design')
  const answered = idIn(path, 'records')
  useHome(path === '/forms' || Boolean(designed ?? answered), '/forms')
  if (designed) return <DesignPage key={designed} id={designed} />
  if (answered) return <RecordsPage key={answered} id={answered} />
  return <FormList />
}

export const { bootstrap, mount, unmount } = defineReactApp(FormDesigner, english)
