import { useState } from 'react'
import type { Meeting, Receipt, Reply } from './contract'
import { remarkText, replyTexts } from './texts'

/** How many replied what; the organiser sees who. */
export function ReceiptsPanel({ meeting: { counts, receipts } }: { meeting: Meeting }) {
  const [shown, setShown] = useState<Reply | 'waiting' | ''>('')
  const kinds = [
    { kind: '', title: '应到', count: counts.invited },
    { kind: 'attend', title: replyTexts.attend, count: counts.attend },
    { kind: 'delegate', title: replyTexts.delegate, count: counts.delegate },
    { kind: 'leave', title: replyTexts.leave, count: counts.leave },
    { kind: 'waiting', title: '未回执', count: counts.waiting },
  ] as const
  const found = receipts?.filter(({ reply }) => !shown || (reply ?? 'waiting') === shown)

  return (
    <section className="panel" aria-label="回执情况">
      <header className="panel-head">
        <h2>回执情况</h2>
        {!receipts && <span className="muted">名单由会议组织者查看</span>}
      </header>
      <ul className="counts">
        {kinds.map(({ kind, title, count }) => (
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
      {found && <ReceiptTable receipts={found} />}
    </section>
  )
}

function ReceiptTable({ receipts }: { receipts: Receipt[] }) {
  if (!receipts.length) return <p className="state">没有这一类回执</p>
  return (
    <table className="table cards" aria-label="回执名单">
      <thead>
        <tr>
          <th scope="col">姓名</th>
          <th scope="col">单位</th>
          <th scope="col">回执</th>
          <th scope="col">说明</th>
          <th scope="col">回执时间</th>
        </tr>
      </thead>
      <tbody>
        {receipts.map((receipt) => (
          <tr key={`${receipt.orgName} ${receipt.name} ${receipt.time}`}>
            <td data-label="姓名">{receipt.name}</td>
            <td data-label="单位">{receipt.orgName}</td>
            <td data-label="回执">
              <span className={receipt.reply ? 'tag' : 'tag quiet'}>
                {receipt.reply ? replyTexts[receipt.reply] : '未回执'}
              </span>
            </td>
            <td data-label="说明">{remarkText(receipt) || '—'}</td>
            <td data-label="回执时间" className="numeric">
              {receipt.time.slice(0, 16) || '—'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
