import { useEffect, useRef, useState } from 'react'
import styles from './app.module.css'
import { Dialog } from './dialog'

export function Home({ count, onCount, note, onNote, summaryUrl }) {
  const [open, setOpen] = useState(false)
  const [answer, setAnswer] = useState('')
  const [sum, setSum] = useState('')
  const worker = useRef(null)
  useEffect(() => () => worker.current?.terminate(), [])

  async function load() {
    const response = await fetch(summaryUrl)
    const { data } = await response.json()
    setAnswer(`HTTP ${response.status}，未读邮件 ${data.counts.unreadMails} 封`)
  }

  function calculate() {
    worker.current ??= new Worker(new URL('./sum-worker.js', import.meta.url))
    worker.current.onmessage = (event) => setSum(`计算结果 ${event.data}`)
    worker.current.postMessage(100)
  }

  return (
    <section>
      <p className={styles.row}>
        <button type="button" onClick={onCount}>
          点击次数 {count}
        </button>
        <button type="button" onClick={() => setOpen(true)}>
          打开对话框
        </button>
        <button type="button" onClick={load}>
          读取待办
        </button>
        <button type="button" onClick={calculate}>
          后台计算
        </button>
      </p>
      <p>
        <label>
          备注 <input value={note} onChange={(event) => onNote(event.target.value)} />
        </label>
      </p>
      <p role="status">{answer}</p>
      <p>{sum}</p>
      {open && <Dialog onClose={() => setOpen(false)} />}
    </section>
  )
}
