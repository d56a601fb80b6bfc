import { useEffect } from 'react'
import { documentPath } from '../kit/document-path'
import {
  Button,
  type Column,
  ListBody,
  SearchBox,
  SectionTabs,
  Table,
  Toolbar,
  useAction,
  useApp,
  useBadge,
  useList,
  WindowLink,
} from '../kit/react'
import type { DocumentPage, DocumentSummary } from './contract'
import { openEditor } from './open-editor'

type DocumentColumn = Column<DocumentSummary>

const number: DocumentColumn = { title: '文号', cell: (row) => row.number || '—' }
const issuer: DocumentColumn = { title: '来文单位', cell: (row) => row.issuer }
const secrecy: DocumentColumn = {
  title: '密级',
  cell: (row) => (
    <span className={row.secrecy === '工作秘密' ? 'tag warning' : 'tag quiet'}>{row.secrecy}</span>
  ),
}
const mainTo: DocumentColumn = {
  title: '主送单位',
  cell: (row) => <span className="clamped">{row.mainTo.join('、') || '—'}</span>,
}
const time = (title: string): DocumentColumn => ({
  title,
  cell: (row) => <time className="numeric">{row.time.slice(0, 16)}</time>,
})
const signature: DocumentColumn = {
  title: '状态',
  cell: ({ signed }) => (
    <span className={signed ? 'tag quiet' : 'tag'}>{signed ? '已签收' : '待签收'}</span>
  ),
}
const signatures: DocumentColumn = {
  title: '签收情况',
  cell: ({ signedBy, sentTo }) => (sentTo ? `${signedBy} / ${sentTo} 个单位` : '—'),
}

/** Documents open full screen in a window of their own, drafts in the editor. */
const title: DocumentColumn = {
  title: '标题',
  className: 'document-title',
  cell: (row) => (
    <WindowLink className={row.read ? '' : 'unread'} href={documentPath(row)}>
      {!row.read && <span className="dot" />}
      {!row.read && <span className="visually-hidden">未读：</span>}
      {row.title}
    </WindowLink>
  ),
}

export const boxes = [
  {
    box: 'received',
    title: '收文',
    to: '/',
    empty: '没有收到公文',
    columns: [title, number, issuer, secrecy, time('收文时间'), signature],
  },
  {
    box: 'sent',
    title: '发文',
    to: '/sent',
    empty: '还没有发出公文',
    columns: [title, number, mainTo, secrecy, time('发文时间'), signatures],
  },
  {
    box: 'drafts',
    title: '草稿',
    to: '/drafts',
    empty: '没有草稿',
    columns: [number, mainTo, secrecy, time('保存时间')],
  },
] as const

interface DocumentListProps {
  box: (typeof boxes)[number]
  /** As it was last heard of. */
  unread: number
  onUnread(count: number): void
}

/** One page of a box; the address keeps page and keyword. */
export function DocumentList({ box: { box, ...section }, unread, onUnread }: DocumentListProps) {
  const app = useApp()
  const list = useList<DocumentPage, 'keyword'>('/service-document/document/page', {
    length: 20,
    filters: ['keyword'],
    query: { box },
  })
  const { data, wanted, reload } = list
  const drafts = useDraftColumns(reload)
  useBadge(data, data?.unread)
  useEffect(() => {
    if (data) onUnread(data.unread)
  }, [data, onUnread])

  const [draft, actions] = drafts
  const columns = box === 'drafts' ? [draft, ...section.columns, actions] : section.columns
  return (
    <>
      <Toolbar title="公文管理">
        <SearchBox label="搜索公文" placeholder="标题、文号、单位" list={list} />
        <Button primary onClick={() => openEditor(app)}>
          拟稿
        </Button>
      </Toolbar>
      <SectionTabs
        label="公文分类"
        sections={boxes.map((one) => ({
          title: one.title,
          to: one.to,
          current: one.box === box,
          count: one.box === 'received' && unread,
        }))}
      />
      <ListBody
        list={list}
        unit="件"
        empty={wanted.keyword ? `没有找到与“${wanted.keyword}”有关的公文` : section.empty}
      >
        {({ records }) => (
          <Table
            label="公文"
            className="documents"
            columns={columns}
            rows={records}
            keyOf={(row) => row.docInstId || row.id}
          />
        )}
      </ListBody>
    </>
  )
}

/** The first and the last column of drafts, which open for writing and can be deleted. */
function useDraftColumns(reload: () => void): readonly [DocumentColumn, DocumentColumn] {
  const app = useApp()
  const { act } = useAction()

  async function remove({ id, title }: DocumentSummary) {
    const text = `确定删除草稿“${title || '未命名'}”吗？`
    if (!(await app.ask({ text, yes: '删除' }))) return
    const path = `/service-document/document/draft/${id}`
    if (await act(() => app.props.request(path, { method: 'DELETE' }), '已删除')) reload()
  }

  return [
    {
      ...title,
      cell: (row) => (
        <button type="button" className="bare" onClick={() => openEditor(app, row.id)}>
          {row.title || '（未命名）'}
        </button>
      ),
    },
    {
      title: '操作',
      cell: (row) => (
        <Button plain aria-label={`删除 ${row.title || '（未命名）'}`} onClick={() => remove(row)}>
          删除
        </Button>
      ),
    },
  ]
}
