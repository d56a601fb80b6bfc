/** @jsxImportSource @emotion/react */
import { css, Global } from '@emotion/react'
import dayjs from 'dayjs'
import 'dayjs/locale/zh-cn'
import { useEffect, useLayoutEffect, useState } from 'react'
import * as z from 'zod/mini'

const requestSchema = z.object({
  title: z.string().check(z.minLength(1, '请填写标题')),
  days: z.coerce.number().check(z.minimum(1, '至少一天'), z.maximum(30, '最多三十天')),
})

interface AppProps {
  rows: number
  /** Shows a clock, because most apps have something that changes on its own. */
  clock: boolean
  onReady(): void
}

/** About seven nodes a row. */
export function App({ rows, clock, onReady }: AppProps) {
  const [now, setNow] = useState(() => dayjs().locale('zh-cn'))
  useLayoutEffect(onReady, [onReady])
  useEffect(() => {
    if (!clock) return
    const timer = setInterval(() => setNow(dayjs().locale('zh-cn')), 1_000)
    return () => clearInterval(timer)
  }, [clock])
  return (
    <main>
      <Global styles={globalStyles} />
      <h1>请假申请 {now.format('YYYY年M月D日 dddd HH:mm:ss')}</h1>
      <RequestForm />
      <table className="bench-table">
        <tbody>
          {Array.from({ length: rows }, (_, row) => (
            <Row key={String(row)} row={row} />
          ))}
        </tbody>
      </table>
    </main>
  )
}

function Row({ row }: { row: number }) {
  const [chosen, setChosen] = useState(false)
  return (
    <tr className={chosen ? 'chosen' : undefined} onClick={() => setChosen(!chosen)}>
      <td>{row + 1}</td>
      <td>年假申请 {row}</td>
      <td>{dayjs('2026-03-02').add(row, 'day').format('YYYY-MM-DD')}</td>
      <td>
        <span css={badge}>{row % 3 ? '审批中' : '已通过'}</span>
      </td>
      <td>研发中心</td>
    </tr>
  )
}

function RequestForm() {
  const [values, setValues] = useState({ title: '', days: '1' })
  const { error } = requestSchema.safeParse(values)

  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <label>
        标题
        <input
          value={values.title}
          onChange={(event) => setValues({ ...values, title: event.target.value })}
        />
      </label>
      <label>
        天数
        <input
          value={values.days}
          onChange={(event) => setValues({ ...values, days: event.target.value })}
        />
      </label>
      <p>{error?.issues[0]?.message}</p>
    </form>
  )
}

const globalStyles = css({ body: { margin: 0, fontFamily: 'sans-serif' }, h1: { fontSize: 20 } })
const badge = css({ padding: '0 8px', borderRadius: 4, background: '#e6f4ea', color: '#1e6b3c' })
