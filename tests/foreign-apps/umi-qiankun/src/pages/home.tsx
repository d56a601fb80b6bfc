import { useContext, useState } from 'react'
import { DraftContext } from '../draft'

const summaryUrl = '/service-portal/workbench/summary'

export default function Home() {
  const { count, note, change } = useContext(DraftContext)
  const [answer, setAnswer] = useState('')
  const [open, setOpen] = useState(false)

  async function load() {
    const response = await fetch(summaryUrl)
    const { data } = await response.json()
    setAnswer(`HTTP ${response.status}，未读邮件 ${data.counts.unreadMails} 封`)
  }

  return (
    <section>
      <p>
        <button type="button" onClick={() => change({ count: count + 1 })}>
          点击次数 {count}
        </button>{' '}
        <button type="button" onClick={() => setOpen(true)}>
          打开对话框
        </button>{' '}
        <button type="button" onClick={load}>
          读取待办
        </button>
      </p>
      <p>
        <label>
          备注 <input value={note} onChange={(event) => change({ note: event.target.value })} />
        </label>
      </p>
      <p role="status">{answer}</p>
      {open && (
        <div role="dialog" aria-modal="true" aria-label="提示" className="dialog">
          <p>逾期事项须说明原因。</p>
          <button type="button" onClick={() => setOpen(false)}>
            知道了
          </button>
        </div>
      )}
    </section>
  )
}
