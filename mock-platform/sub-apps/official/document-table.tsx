import type { ReactNode } from 'react'
import { documentPath } from '../kit/document-path'
import type { ReactAppProps } from '../kit/react/react-app'
import { failureText } from '../kit/texts'
import type { Box, DocumentSummary } from './contract'
import { openEditor } from './open-editor'

interface Column {
  label: string
  cell(row: DocumentSummary): ReactNode
}

const number: Column = { label: '文号', cell: (row) => row.number || '—' }
const secrecy: Column = {
  label: '密级',
  cell: (row) => (
    <span className={row.secrecy === '工作秘密' ? 'tag warning' : 'tag quiet'}>{row.secrecy}</span>
  ),
}
const mainTo: Column = {
  label: '主送单位',
  cell: (row) => <span className="clamped">{row.mainTo.join('、') || '—'}</span>,
}
const time = (label: string): Column => ({
  label,
  cell: (row) => <time className="numeric">{row.time.slice(0, 16)}</time>,
})
const signature: Column = {
  label: '状态',
  cell: (row) => (
    <span className={row.signed ? 'tag quiet' : 'tag'}>{row.signed ? '已签收' : '待签收'}</span>
  ),
}
const signatures: Column = {
  label: '签收情况',
  cell: ({ signedBy, sentTo }) => (sentTo ? `${signedBy} / ${sentTo} 个单位` : '—'),
}

const columns: Record<Box, readonly Column[]> = {
  received: [
    number,
    { label: '来文单位', cell: (row) => row.issuer },
    secrecy,
    time('收文时间'),
    signature,
  ],
  sent: [number, mainTo, secrecy, time('发文时间'), signatures],
  drafts: [number, mainTo, secrecy, time('保存时间')],
}

interface DocumentTableProps extends ReactAppProps {
  box: Box
  rows: DocumentSummary[]
  onChanged(): void
}

/** The rows of a box; documents open full screen in a window of their own, drafts in the editor. */
export function DocumentTable({ context, history, box, rows, onChanged }: DocumentTableProps) {
  const { props, ask, toast } = context

  async function remove({ id, title }: DocumentSummary) {
    if (!(await ask({ text: `确定删除草稿“${title || '未命名'}”吗？`, yes: '删除' }))) return
    try {
      await props.request(`/service-document/document/draft/${id}`, { method: 'DELETE' })
      toast('已删除')
      onChanged()
    } catch (error) {
      toast(failureText(error), 'danger')
    }
  }

  const title = (row: DocumentSummary) =>
    box === 'drafts' ? (
      <button type="button" className="link" onClick={() => openEditor(context, history, row.id)}>
        {row.title || '（未命名）'}
      </button>
    ) : (
      <a
        className={row.read ? '' : 'unread'}
        href={documentPath(row)}
        target="_blank"
        rel="noopener"
      >
        {!row.read && <span className="dot" />}
        {!row.read && <span className="visually-hidden">未读：</span>}
        {row.title}
      </a>
    )

  return (
    <table className={`table cards documents ${box}`} aria-label="公文">
      <thead>
        <tr>
          <th scope="col">标题</th>
          {columns[box].map(({ label }) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
          {box === 'drafts' && <th scope="col">操作</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.docInstId || row.id}>
            <td className="document-title">{title(row)}</td>
            {columns[box].map(({ label, cell }) => (
              <td key={label} data-label={label}>
                {cell(row)}
              </td>
            ))}
            {box === 'drafts' && (
              <td data-label="操作">
                <button
                  type="button"
                  className="button plain"
                  aria-label={`删除 ${row.title || '（未命名）'}`}
                  onClick={() => void remove(row)}
                >
                  删除
                </button>
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
