import { dayText } from '../kit/days'
import { FormView, PlaceLink, useApp, useForm, useQuery, WhenLoaded } from '../kit/react'
import type { ReviewedLog } from './contract'
import { commentErrors, logLimits } from './log-rules'
import { LogText } from './log-text'

interface ReviewViewProps {
  id: string
  onCommented(): void
}

/** A submitted log, with a form for the leader's word. */
export function ReviewView({ id, onCommented }: ReviewViewProps) {
  const address = `/service-workbook/worklog/review/${encodeURIComponent(id)}`
  const loaded = useQuery<ReviewedLog>(address)

  function sent() {
    loaded.reload()
    onCommented()
  }
  return (
    <div className="panel">
      <header className="toolbar">
        <PlaceLink to="/review?state=waiting" className="button">
          返回下属日志
        </PlaceLink>
      </header>
      <WhenLoaded loaded={loaded}>
        {(log) => (
          <>
            <div className="review-head">
              <h2>
                {log.authorName} · {dayText(log.date)}
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
      toast('点评成功')
      onSent()
    },
  })
  return (
    <FormView
      form={form}
      className="comment-form"
      fields={[
        { name: 'content', label: '我的点评', control: 'textarea', maxLength: logLimits.comment },
      ]}
      submit="点评"
      submitting="正在发送…"
    />
  )
}
