import { useState } from 'react'
import type { DocumentDetail, DocumentRecord } from '../../contracts/gw/contract'
import {
  Button,
  DocumentFrame,
  LoadingState,
  PortalLink,
  useAction,
  useApp,
  useQuery,
  useTitle,
} from '../kit/react'
import { spoken } from '../kit/spoken'

interface DocumentViewProps {
  wanted: Record<'docInstId' | 'id' | 'type', string | undefined>
}

export function DocumentView({ wanted }: DocumentViewProps) {
  const loaded = useQuery<DocumentDetail>('/service-document/document/detail', { query: wanted })
  const [signed, setSigned] = useState<DocumentDetail>()
  const shown = signed ?? loaded.data
  useTitle(shown?.title ?? '')
  if (!shown) {
    return (
      <LoadingState loaded={loaded}>
        <PortalLink path="/official">{spoken('前往公文管理')}</PortalLink>
      </LoadingState>
    )
  }
  return (
    <DocumentFrame
      paper={shown}
      side={spoken('附件和处理记录')}
      records={<Records records={shown.records} />}
    >
      {shown.signed !== null && <SignButton document={shown} onSigned={setSigned} />}
      <FavouriteButton targetId={shown.docInstId} />
    </DocumentFrame>
  )
}

interface SignButtonProps {
  document: DocumentDetail
  onSigned(document: DocumentDetail): void
}

/** The first user signs on behalf of the whole tenant. */
function SignButton({ document: { signed, docInstId }, onSigned }: SignButtonProps) {
  const { props } = useApp()
  const { busy, act } = useAction()
  if (signed) return <span className="tag">{spoken('已签收')}</span>

  const sign = () =>
    act(async () => {
      const body = { docInstId }
      onSigned(await props.request<DocumentDetail>('/service-document/document/sign', { body }))
    }, spoken('签收成功'))
  return (
    <Button primary disabled={busy} onClick={sign}>
      {busy ? spoken('请稍候…') : spoken('签收')}
    </Button>
  )
}

const favourites = '/service-archives/favourite'

function FavouriteButton({ targetId }: { targetId: string }) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const target = { kind: 'doc', targetId }
  const { data, reload } = useQuery<{ id: string | null }>(`${favourites}/of`, { query: target })
  const id = data?.id

  async function toggle() {
    const change = () =>
      id
        ? props.request(`${favourites}/${id}`, { method: 'DELETE' })
        : props.request(favourites, { body: target })
    await act(change, id ? spoken('已取消收藏') : spoken('收藏成功'))
    reload()
  }
  return (
    <Button aria-pressed={Boolean(id)} disabled={!data || busy} onClick={toggle}>
      {id ? spoken('★ 已收藏') : spoken('☆ 收藏')}
    </Button>
  )
}

function Records({ records }: { records: DocumentRecord[] }) {
  return (
    <section className="panel side" aria-label={spoken('处理记录')}>
      <h2>{spoken('处理记录')}</h2>
      <ol className="records pt-1">
        {records.map(({ at, action, person, orgName, opinion }) => (
          <li key={at + action} className="small">
            <p className="row">
              <span className="spread font-bold text-14px">{action}</span>
              <time className="muted numeric">{at.slice(0, 16)}</time>
            </p>
            <p>{[orgName, person].filter(Boolean).join('　')}</p>
            {opinion && <p className="well">{opinion}</p>}
          </li>
        ))}
      </ol>
    </section>
  )
}
