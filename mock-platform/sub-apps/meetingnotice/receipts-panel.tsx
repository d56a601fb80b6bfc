import { useState } from 'react'
import type { Meeting, Receipt, Reply } from '../../contracts/meetingnotice/contract'
import { columnsFrom, PanelHead, Table } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { remarkText, replyTexts } from './texts'

const columns = columnsFrom<Receipt>(pages.receipts, {
  derive: (receipt) => ({
    replied: receipt.reply ? replyTexts[receipt.reply] : '未回执',
    remark: remarkText(receipt),
  }),
})

/** The number of each reply; the organiser also sees the names. */
export function ReceiptsPanel({ meeting: { counts, receipts } }: { meeting: Meeting }) {
  const [shown, setShown] = useState<Reply | 'waiting' | ''>('')
  const kinds = [
    ['', spoken('应到'), counts.invited],
    ['attend', spoken(replyTexts.attend), counts.attend],
    ['delegate', spoken(replyTexts.delegate), counts.delegate],
    ['leave', spoken(replyTexts.leave), counts.leave],
    ['waiting', spoken('未回执'), counts.waiting],
  ] as const
  const found = receipts?.filter(({ reply }) => !shown || (reply ?? 'waiting') === shown)

  return (
    <section className="panel" aria-label={spoken('回执情况')}>
      <PanelHead title={spoken('回执情况')}>
        {!receipts && <span className="muted">{spoken('名单由会议组织者查看')}</span>}
      </PanelHead>
      <ul className="counts grid cols-5 gap-2 py-3 px-edge">
        {kinds.map(([kind, title, count]) => (
          <li key={kind}>
            {receipts ? (
              <button type="button" aria-pressed={shown === kind} onClick={() => setShown(kind)}>
                {title}
                <strong className="text-text text-20px tabular-nums leading-1.4">{count}</strong>
              </button>
            ) : (
              <span>
                {title}
                <strong className="text-text text-20px tabular-nums leading-1.4">{count}</strong>
              </span>
            )}
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p className="state">{spoken('没有这一类回执')}</p>}
      {found && found.length > 0 && (
        <Table
          label={spoken('回执名单')}
          columns={columns}
          rows={found}
          keyOf={({ orgName, name, time }) => `${orgName} ${name} ${time}`}
        />
      )}
    </section>
  )
}
