import type { ReviewedLog } from '../../contracts/dailyPerson/contract'
import forms from '../../contracts/dailyPerson/forms.json'
import { commentErrors } from '../../contracts/dailyPerson/log-rules'
import { spokenDay } from '../kit/dates'
import { BackHead, FormView, fieldsFrom, useApp, useForm, useQuery, WhenLoaded } from '../kit/react'
import { spoken } from '../kit/spoken'
import { LogText } from './log-text'

export function ReviewView({ id, onCommented }: { id: string; onCommented(): void }) {
  const address = `/service-workbook/worklog/review/${encodeURIComponent(id)}`
  const loaded = useQuery<ReviewedLog>(address)

  function sent() {
    loaded.reload()
    onCommented()
  }
  return (
    <div className="panel">
      <BackHead to="/review?state=waiting" back={spoken('返回下属日志')} />
      <WhenLoaded loaded={loaded}>
        {(log) => (
          <>
            <div className="pt-4 px-edge pb-0">
              <h2>
                {log.authorName} · {spokenDay(log.date)}
              </h2>
              <p className="muted">{log.duty}</p>
            </div>
            <LogText log={log} />
            <CommentForm address={address} onSent={sent} />
          </>
        )}
      </WhenLoaded>
    </div>
  )
}

const empty = { content: '' }

function CommentForm({ address, onSent }: { address: string; onSent(): void }) {
  const { props, toast } = useApp()
  const form = useForm({
    start: empty,
    check: commentErrors,
    async save(body) {
      await props.request(`${address}/comment`, { body })
      form.restart(empty)
      toast(spoken('点评成功'))
      onSent()
    },
  })
  return (
    <FormView
      form={form}
      className="area-80px border-t"
      fields={fieldsFrom<typeof empty>(forms.comment)}
      submit={spoken('点评')}
      submitting={spoken('正在发送…')}
    />
  )
}
