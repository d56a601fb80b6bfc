import { useState } from 'react'
import { MainView, usePlace } from '../kit/react'
import { DocumentEditing } from './document-editor'
import { boxes, DocumentList } from './document-list'

/** Official documents of the unit: what came, what went, what is being written. */
export function OfficialApp() {
  const { path } = usePlace()
  const [unread, setUnread] = useState(0)
  const box = boxes.find(({ to }) => to === path) ?? boxes[0]
  if (path === '/edit') return <DocumentEditing />
  return (
    <div className="page">
      <MainView aria-label={box.title}>
        {/* Rows of another box would stand in the wrong columns. */}
        <DocumentList key={box.to} box={box} unread={unread} onUnread={setUnread} />
      </MainView>
    </div>
  )
}
