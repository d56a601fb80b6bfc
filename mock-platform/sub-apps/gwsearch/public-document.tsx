import { useCallback, useEffect } from 'react'
import type { Paper } from '../gw/contract'
import type { AppContext } from '../kit/lifecycles'
import { DocumentAttachments } from '../kit/react/document-attachments'
import { DocumentPaper } from '../kit/react/document-paper'
import { LoadingState } from '../kit/react/loading-state'
import { PortalLink } from '../kit/react/portal-link'
import { useLoaded } from '../kit/use-loaded'

interface PublicDocumentProps {
  context: AppContext
  docId: string
}

/** A document of the public library. */
export function PublicDocument({ context, docId }: PublicDocumentProps) {
  const { props } = context
  const load = useCallback(
    (signal: AbortSignal) =>
      props.request<Paper>('/api/provinceDoc/detail', { query: { docId }, signal }),
    [props, docId],
  )
  const loaded = useLoaded(load)
  const title = loaded.data?.title ?? ''
  useEffect(() => {
    props.setTitle(title)
    return () => props.setTitle('')
  }, [props, title])
  if (!loaded.data) {
    return (
      <LoadingState loaded={loaded}>
        <PortalLink path="/gwsearch/doc-library-search" navigate={props.navigate}>
          前往公开文件库
        </PortalLink>
      </LoadingState>
    )
  }

  return (
    <>
      <header className="document-bar">
        <h2 title={title}>{title}</h2>
        <span className="tag quiet">公开文件</span>
        <button type="button" className="button" onClick={() => window.print()}>
          打印
        </button>
      </header>
      <div className="document-layout">
        <main>
          <DocumentPaper paper={loaded.data} />
        </main>
        <aside className="document-side" aria-label="附件">
          <DocumentAttachments context={context} attachments={loaded.data.attachments} />
        </aside>
      </div>
    </>
  )
}
