import { type ReactAppProps, usePlace } from '../kit/react/react-app'
import { DocumentView } from './document-view'

/** One official document; its address says which. */
export function DocumentApp({ context, history }: ReactAppProps) {
  const { query } = usePlace(history)
  const wanted = {
    docInstId: query.get('docInstId') ?? '',
    id: query.get('id') ?? '',
    type: query.get('type') ?? '',
  }
  if (!wanted.docInstId && !wanted.id) {
    return <p className="state">请从公文管理或公文检索中打开公文</p>
  }
  return <DocumentView key={wanted.docInstId + wanted.id} context={context} wanted={wanted} />
}
