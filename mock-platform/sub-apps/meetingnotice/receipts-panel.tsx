import { useState } from 'react'
import { type Column, PanelHead, Table } from '../kit/react'
import type { Meeting, Receipt, Reply } from './contract'
import { remarkText, replyTexts } from './texts'

const columns: readonly Column<Receipt>[] = [
  { title: '姓名', cell: ({ name }) => name },
  { title: '单位', cell: ({ orgName }) => orgName },
  {
    title: '回执',
    cell: ({ reply }) => (
      <span className={reply ? 'tag' : 'tag quiet'}>{reply ? replyTexts[reply] : '未回执'}</span>
    ),
  },
  { title: '说明', cell: (receipt) => remarkText(receipt) || '—' },
  { title: '回执时间', numeric: true, cell: ({ time }) => time.slice(0, 16) || '—' },
]

/** How many replied what; the organiser sees who. */
export function ReceiptsPanel({ meeting: { counts, receipts } }: { meeting: Meeting }) {
  const [shown, setShown] = useState<Reply | 'waiting' | ''>('')
  const kinds = [
    ['', '应到', counts.invited],
    ['attend', replyTexts.attend, counts.attend],
    ['delegate', replyTexts.delegate, counts.delegate],
    ['leave', replyTexts.leave, counts.leave],
    ['waiting', '未回执', counts.waiting],
  ] as const
  const found = receipts?.filter(({ reply }) => !shown || (reply ?? 'waiting') === shown)

  return (
    <section className="panel" aria-label="回执情况">
      <PanelHead title="回执情况">
        {!receipts && <span className="muted">名单由会议组织者查看</span>}
      </PanelHead>
      <ul className="counts">
        {kinds.map(([kind, title, count]) => (
          <li key={kind}>
            {receipts ? (
              <button type="button" aria-pressed={shown === kind} onClick={() => setShown(kind)}>
                {title}
                <strong>{count}</strong>
              </button>
            ) : (
              <span>
                {title}
                <strong>{count}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="state">没有这一类回执</p>}
      {found && found.length > 0 && (
        <Table
          label="回执名单"
          columns={columns}
          rows={found}
          keyOf={({ orgName, name, time }) => `${orgName} ${name} ${time}`}
        />
      )}
    </section>
  )
}
