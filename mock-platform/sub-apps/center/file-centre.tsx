import { MainView, usePlace } from '../kit/react'
import { FileList } from './file-list'
import { FileView } from './file-view'

/** The user's files, or one of them; the address says which. */
export function FileCentre() {
  const { path } = usePlace()
  const id = /^\/file\/([^/]+)$/.exec(path)?.[1]
  return (
    <div className="page">
      <MainView>{id ? <FileView key={id} id={decodeURIComponent(id)} /> : <FileList />}</MainView>
    </div>
  )
}
