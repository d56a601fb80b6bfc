import { idIn } from '../kit/place-query'
import { defineReactApp, MainView, usePlace } from '../kit/react'
import english from './english.json'
import { FileList } from './file-list'
import { FileView } from './file-view'

function FileCentre() {
  const { path } = usePlace()
  const id = idIn(path, 'file')
  return (
    <div className="page">
      <MainView>{id ? <FileView key={id} id={id} /> : <FileList />}</MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(FileCentre, english)
