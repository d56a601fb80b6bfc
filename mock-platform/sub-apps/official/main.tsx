import { useState } from 'react'
import { defineReactApp, MainView, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import { DocumentEditing } from './document-editor'
import { type Box, DocumentList } from './document-list'
import english from './english.json'
import pages from './pages.json'

/** Official documents of the tenant: received, sent, drafts. */
function OfficialApp() {
  const { path } = usePlace()
  const [waiting, setWaiting] = useState<number | null>(null)
  const box = pages.boxes.find(({ to }) => to === path) ?? (pages.boxes[0] as Box)
  if (path === '/edit') return <DocumentEditing />
  return (
    <div className="page">
      <MainView aria-label={spoken(box.title)}>
        {/* Rows of another box would appear in the wrong columns. */}
        <DocumentList key={box.to} box={box} waiting={waiting} onWaiting={setWaiting} />
      </MainView>
    </div>
  )
}

export const { bootstrap, mount, unmount } = defineReactApp(OfficialApp, english)
