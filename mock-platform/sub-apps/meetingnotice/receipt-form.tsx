import { type FormEvent, useRef, useState } from 'react'
import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { Meeting, Receipt, ReceiptForm, Reply } from './contract'
import { remarkText, replyTexts } from './texts'

interface ReceiptFormProps extends ReactAppProps {
  meeting: Meeting
  receipt: Receipt
  onReplied(meeting: Meeting): void
}

const replies = Object.entries(replyTexts) as [Reply, string][]

/** One's own receipt: open until the meeting begins, and changeable as long. */
export function ReceiptFormPanel({
  meeting,
  receipt,
  context,
  history,
  onReplied,
}: ReceiptFormProps) {
  const { props, toast } = context
  const saved = { ...receipt, reply: receipt.reply ?? 'attend' }
  const [form, setForm] = useState<ReceiptForm>(saved)
  const [error, setError] = useState('')
  const [saving, setSaving] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const same = (['reply', 'delegate', 'reason'] as const).every(
    (name) => form[name] === saved[name],
  )
  useUnsaved(!same, context, history)
  if (meeting.closed) return <ClosedReceipt receipt={receipt} />

  function change(patch: Partial<ReceiptForm>) {
    setForm({ ...form, ...patch })
    setError('')
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    const found = formError(form)
    setError(found)
    if (found) return element.current?.querySelector<HTMLElement>('.input')?.focus()
    setSaving(true)
    try {
      const path = `/service-meeting/notice/${encodeURIComponent(meeting.id)}/receipt`
      const { reply, delegate, reason } = form
      const answer = await props.request<Meeting>(path, { body: { reply, delegate, reason } })
      if (answer.receipt) setForm({ ...answer.receipt, reply })
      onReplied(answer)
      toast('回执已提交')
    } catch (failure) {
      toast(failureText(failure), 'danger')
    } finally {
      setSaving(false)
    }
  }

  return (
    <section className="panel" aria-label="参会回执">
      <header className="panel-head">
        <h2>参会回执</h2>
        <span className="muted">{statusText(receipt)}</span>
      </header>
      <form ref={element} className="form" noValidate onSubmit={send}>
        <ReceiptFields form={form} error={error} onChange={change} />
        <div className="form-buttons">
          <button
            type="submit"
            className="button primary"
            disabled={saving || (same && receipt.reply !== null)}
          >
            {saving ? '正在提交…' : receipt.reply ? '修改回执' : '提交回执'}
          </button>
        </div>
      </form>
    </section>
  )
}

interface ReceiptFieldsProps {
  form: ReceiptForm
  error: string
  onChange(patch: Partial<ReceiptForm>): void
}

function ReceiptFields({ form, error, onChange }: ReceiptFieldsProps) {
  return (
    <>
      <fieldset className="field replies">
        <legend className="visually-hidden">回执</legend>
        <span className="label" aria-hidden="true">
          回执
        </span>
        <span className="reply-choices">
          {replies.map(([reply, text]) => (
            <label key={reply}>
              <input
                type="radio"
                name="reply"
                checked={form.reply === reply}
                onChange={() => onChange({ reply })}
              />
              {text}
            </label>
          ))}
        </span>
      </fieldset>
      {form.reply === 'delegate' && (
        <FormField name="delegate" label="委派人员" error={error}>
          {(field) => (
            <input
              {...field}
              className="input"
              value={form.delegate}
              maxLength={20}
              placeholder="姓名"
              autoComplete="off"
              onChange={(event) => onChange({ delegate: event.target.value })}
            />
          )}
        </FormField>
      )}
      {form.reply === 'leave' && (
        <FormField name="reason" label="请假事由" error={error}>
          {(field) => (
            <input
              {...field}
              className="input"
              value={form.reason}
              maxLength={200}
              autoComplete="off"
              onChange={(event) => onChange({ reason: event.target.value })}
            />
          )}
        </FormField>
      )}
    </>
  )
}

function ClosedReceipt({ receipt }: { receipt: Receipt }) {
  return (
    <section className="panel" aria-label="参会回执">
      <header className="panel-head">
        <h2>参会回执</h2>
        <span className="muted">{statusText(receipt)}。会议已经开始，回执已截止</span>
      </header>
    </section>
  )
}

function formError({ reply, delegate, reason }: ReceiptForm): string {
  if (reply === 'delegate' && !delegate.trim()) return '请填写委派人员姓名'
  return reply === 'leave' && !reason.trim() ? '请填写请假事由' : ''
}

function statusText(receipt: Receipt): string {
  if (!receipt.reply) return '尚未回执'
  const remark = remarkText(receipt)
  return `已回执：${replyTexts[receipt.reply]}${remark && `（${remark}）`}`
}
