import { useEffect } from 'react'
import { documentPath } from '../../contracts/document-path'
import type { DocumentPage, DocumentSummary } from '../../contracts/official/contract'
import {
  type App,
  Button,
  ListPage,
  SectionTabs,
  useApp,
  useBadge,
  useList,
  WindowLink,
} from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'

export type Box = (typeof pages.boxes)[number]

const columns: Record<string, { title: string }> = pages.columns

const cells = {
  密级: ({ secrecy }: DocumentSummary) => (
    <span className={secrecy === '工作秘密' ? 'tag warning' : 'tag quiet'}>{spoken(secrecy)}</span>
  ),
  主送单位: ({ mainTo }: DocumentSummary) => (
    <span className="clamped" title={mainTo.join('、')}>
      {mainTo.join('、') || '—'}
    </span>
  ),
}

/** What the templates use besides the document's own fields. */
const derive = ({ title, signed, signedBy, sentTo }: DocumentSummary) => ({
  name: title || spoken('（未命名）'),
  asked: title || spoken('未命名'),
  signature: signed ? '已签收' : '待签收',
  signatures: sentTo ? spoken('{signedBy} / {sentTo} 个单位', { signedBy, sentTo }) : '',
})

interface DocumentListProps {
  box: Box
  /** Number of documents to sign for, from the last answer; null = not known yet. */
  waiting: number | null
  onWaiting(count: number): void
}

/** One page of a box; the address keeps page and keyword. */
export function DocumentList({ box, waiting, onWaiting }: DocumentListProps) {
  const app = useApp()
  const page = {
    ...pages.list,
    ...box,
    title: pages.list.title,
    columns: box.columns.map((name) => columns[name] ?? { title: name }),
  }
  const list = useList<DocumentPage>(page, { box: box.box })
  const { data } = list
  useBadge(data, data?.waiting)
  useEffect(() => {
    if (data) onWaiting(data.waiting)
  }, [data, onWaiting])

  return (
    <ListPage
      page={page}
      list={list}
      buttons={
        <Button primary onClick={() => openEditor(app)}>
          {spoken('拟稿')}
        </Button>
      }
      below={
        <SectionTabs
          label={spoken('公文分类')}
          sections={pages.boxes.map(({ title, to, box: name }) => ({
            title,
            to,
            current: name === box.box,
            count: name === 'received' && (waiting ?? false),
          }))}
        />
      }
      cells={{ ...cells, 标题: box.box === 'drafts' ? draftTitle : documentTitle }}
      derive={derive}
      keyOf={(row) => row.docInstId || row.id}
    />
  )
}

/** Documents open full screen in a window of their own. */
const documentTitle = (row: DocumentSummary) => (
  <WindowLink className={row.read ? '' : 'unread'} href={documentPath(row)}>
    {!row.read && <span className="dot" />}
    {!row.read && <span className="visually-hidden">{spoken('未读：')}</span>}
    {row.title}
  </WindowLink>
)

const draftTitle = (row: DocumentSummary) => <DraftTitle {...row} />

function DraftTitle({ id, title }: DocumentSummary) {
  const app = useApp()
  return (
    <button type="button" className="bare" onClick={() => openEditor(app, id)}>
      {title || spoken('（未命名）')}
    </button>
  )
}

/** Opens the editor in a tab of its own, so that the list stays; older portals show it in the same tab. */
function openEditor({ props, history }: App, draftId = ''): void {
  const to = draftId ? `/edit?id=${encodeURIComponent(draftId)}` : '/edit'
  if (typeof props.openTab === 'function') props.openTab(props.base + to)
  else void history.go(to)
}
