import { defineReactApp, usePlace } from '../kit/react'
import { spoken } from '../kit/spoken'
import { DocumentView } from './document-view'
import english from './english.json'

function DocumentApp() {
  const { query } = usePlace()
  const [docInstId, id, type] = ['docInstId', 'id', 'type'].map((name) => query.get(name) ?? '')
  if (!docInstId && !id)
    return <p className="state">{spoken('请从公文管理或公文检索中打开公文')}</p>
  return <DocumentView key={`${docInstId}${id}`} wanted={{ docInstId, id, type }} />
}

export const { bootstrap, mount, unmount } = defineReactApp(DocumentApp, english)
