import { useCallback, useEffect, useState } from 'react'
import type { AppContext } from '../kit/lifecycles'
import { DocumentAttachments } from '../kit/react/document-attachments'
import { DocumentPaper } from '../kit/react/document-paper'
import { LoadingState } from '../kit/react/loading-state'
import { PortalLink } from '../kit/react/portal-link'
import { failureText } from '../kit/texts'
import { useLoaded } from '../kit/use-loaded'
import type { DocumentDetail, DocumentRecord } from './contract'
import { FavouriteButton } from './favourite-button'

interface DocumentViewProps {
  context: AppContext
  wanted: { docInstId: string; id: string; type: string }
}

export function DocumentView({ context, wanted }: DocumentViewProps) {
  const { props } = context
  const { docInstId, id, type } = wanted
  const load = useCallback(
    (signal: AbortSignal) => {
      const query = { docInstId, id, type }
      return props.request<DocumentDetail>('/service-document/document/detail', { query, signal })
    },
    [props, docInstId, id, type],
  )
  const loaded = useLoaded(load)
  const [signed, setSigned] = useState<DocumentDetail | null>(null)
  const shown = signed ?? loaded.data
  const title = shown?.title ?? ''
  useEffect(() => props.setTitle(title), [props, title])
  if (!shown) {
    return (
      <LoadingState loaded={loaded}>
        <PortalLink path="/official" navigate={props.navigate}>
          前往公文管理
        </PortalLink>
      </LoadingState>
    )
  }

  return (
    <>
      <header className="document-bar">
        <h2 title={shown.title}>{shown.title}</h2>
        {shown.signed !== null && (
          <SignButton context={context} document={shown} onSigned={setSigned} />
        )}
        <FavouriteButton context={context} targetId={shown.docInstId} />
        <button type="button" className="button" onClick={() => window.print()}>
          打印
        </button>
      </header>
      <div className="document-layout">
        <main>
          <DocumentPaper paper={shown} />
        </main>
        <aside className="document-side" aria-label="附件和处理记录">
          <DocumentAttachments context={context} attachments={shown.attachments} />
          <Records records={shown.records} />
        </aside>
      </div>
    </>
  )
}

interface SignButtonProps {
  context: AppContext
  document: DocumentDetail
  onSigned(document: DocumentDetail): void
}

/** Signs for the document in the name of the unit; done once, by whoever comes first. */
function SignButton({ context: { props, toast }, document, onSigned }: SignButtonProps) {
  const [signing, setSigning] = useState(false)
  if (document.signed) return <span className="tag">已签收</span>

  async function sign() {
    setSigning(true)
    try {
      const body = { docInstId: document.docInstId }
      onSigned(await props.request<DocumentDetail>('/service-document/document/sign', { body }))
      toast('签收成功')
    } catch (error) {
      toast(failureText(error), 'danger')
    } finally {
      setSigning(false)
    }
  }

  return (
    <button type="button" className="button primary" disabled={signing} onClick={sign}>
      {signing ? '请稍候…' : '签收'}
    </button>
  )
}

function Records({ records }: { records: DocumentRecord[] }) {
  return (
    <section className="panel side" aria-label="处理记录">
      <h2>处理记录</h2>
      <ol className="records">
        {records.map(({ at, action, person, orgName, opinion }) => (
          <li key={at + action}>
            <p className="record-head">
              <span className="record-action">{action}</span>
              <time className="muted numeric">{at.slice(0, 16)}</time>
            </p>
            <p>{[orgName, person].filter(Boolean).join('　')}</p>
            {opinion && <p className="record-opinion">{opinion}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
