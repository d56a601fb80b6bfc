import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useForm } from '../kit/react/use-form'
import { useUnsaved } from '../kit/react/use-unsaved'
import type { ReplyForm } from './contract'
import { forumLimits, replyErrors } from './forum-rules'

interface ReplyFormPanelProps extends ReactAppProps {
  topicId: string
  /** Told how many replies there are now. */
  onSent(replies: number): void
}

const empty: ReplyForm = { content: '' }

export function ReplyFormPanel({ topicId, context, history, onSent }: ReplyFormPanelProps) {
  const { values, errors, changed, saving, change, submit, restart, form } = useForm<ReplyForm>({
    start: empty,
    check: replyErrors,
    toast: context.toast,
    async save(body) {
      const path = `/service-im/forum/topic/${encodeURIComponent(topicId)}/reply`
      const { replies } = await context.props.request<{ replies: number }>(path, { body })
      restart(empty)
      history.guard(null)
      context.toast('回复成功')
      onSent(replies)
    },
  })
  useUnsaved(changed, context, history)

  return (
    <form ref={form} className="form reply-form" noValidate onSubmit={submit}>
      <FormField name="content" label="我的回复" error={errors.content}>
        {(field) => (
          <textarea
            {...field}
            className="input"
            value={values.content}
            maxLength={forumLimits.reply}
            placeholder="说说您的看法"
            onChange={(event) => change({ content: event.target.value })}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button type="submit" className="button primary" disabled={saving}>
          {saving ? '正在发送…' : '回复'}
        </button>
        <span className="muted numeric">
          {values.content.length} / {forumLimits.reply}
        </span>
      </div>
    </form>
  )
}
