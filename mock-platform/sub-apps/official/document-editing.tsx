import { useCallback, useEffect, useState } from 'react'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { useLoaded } from '../kit/use-loaded'
import type { DocumentEditing as Editing } from './contract'
import { DocumentEditor } from './document-editor'

/** Gets what the editor starts from: the draft of the address, or an empty form. */
export function DocumentEditing({ context, history }: ReactAppProps) {
  const { props } = context
  const place = usePlace(history)
  // A first save gives the address an id; the editor that is open goes on.
  const [id] = useState(place.query.get('id') ?? '')
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Editing>('/service-document/document/form', { query: { id }, signal }),
    [props, id],
  )
  const loaded = useLoaded(load)
  useEffect(() => {
    props.setTitle('公文拟稿')
    return () => props.setTitle('')
  }, [props])

  return (
    <div className="page">
      <main className="panel" aria-label="公文拟稿">
        <header className="toolbar">
          <h1 className="spread">公文拟稿</h1>
          <PlaceLink history={history} to="/drafts" className="button">
            返回列表
          </PlaceLink>
        </header>
        {loaded.data ? (
          <DocumentEditor context={context} history={history} editing={loaded.data} />
        ) : (
          <LoadingState loaded={loaded} />
        )}
      </main>
    </div>
  )
}
