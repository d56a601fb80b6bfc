import { useCallback } from 'react'
import { dayText } from '../kit/days'
import { FormField } from '../kit/react/form-field'
import { LoadingState } from '../kit/react/loading-state'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useForm } from '../kit/react/use-form'
import { useUnsaved } from '../kit/react/use-unsaved'
import { useLoaded } from '../kit/use-loaded'
import type { ReviewedLog } from './contract'
import { commentErrors, logLimits } from './log-rules'
import { LogText } from './log-text'

interface ReviewViewProps extends ReactAppProps {
  id: string
  onCommented(): void
}

/** Somebody's submitted log, with a form for the leader's word. */
export function ReviewView({ id, context, history, onCommented }: ReviewViewProps) {
  const { props } = context
  const address = `/service-workbook/worklog/review/${encodeURIComponent(id)}`
  const load = useCallback(
    (signal: AbortSignal) => props.request<ReviewedLog>(address, { signal }),
    [props, address],
  )
  const loaded = useLoaded(load)
  const log = loaded.data

  return (
    <div className="panel">
      <header className="toolbar">
        <PlaceLink history={history} to="/review?state=waiting" className="button">
          返回下属日志
        </PlaceLink>
      </header>
      {!log && <LoadingState loaded={loaded} />}
      {log && (
        <>
          <div className="review-head">
            <h2>
              {log.authorName} · {dayText(log.date)}
            </h2>
            <p className="muted">{log.duty}</p>
          </div>
          <LogText log={log} />
          <CommentForm
            address={address}
            context={context}
            history={history}
            onSent={() => {
              loaded.reload()
              onCommented()
            }}
          />
        </>
      )}
    </div>
  )
}

interface CommentFormProps extends ReactAppProps {
  address: string
  onSent(): void
}

const empty = { content: '' }

function CommentForm({ address, context, history, onSent }: CommentFormProps) {
  const { values, errors, changed, saving, change, submit, restart, form } = useForm({
    start: empty,
    check: commentErrors,
    toast: context.toast,
    async save(body) {
      await context.props.request(`${address}/comment`, { body })
      restart(empty)
      context.toast('点评成功')
      onSent()
    },
  })
  useUnsaved(changed, context, history)

  return (
    <form ref={form} className="form comment-form" noValidate onSubmit={submit}>
      <FormField name="content" label="我的点评" error={errors.content}>
        {(field) => (
          <textarea
            {...field}
            className="input"
            value={values.content}
            maxLength={logLimits.comment}
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={saving}>
          {saving ? '正在发送…' : '点评'}
        </button>
      </div>
    </form>
  )
}
