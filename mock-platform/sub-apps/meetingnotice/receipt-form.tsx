import { type FieldDescription, FormView, PanelHead, useApp, useForm } from '../kit/react'
import type { Meeting, Receipt, ReceiptForm } from './contract'
import { remarkText, replyTexts } from './texts'

interface ReceiptProps {
  meeting: Meeting
  receipt: Receipt
  onReplied(meeting: Meeting): void
}

/** One's own receipt: open until the meeting begins, and changeable as long. */
export function ReceiptPanel({ meeting, receipt, onReplied }: ReceiptProps) {
  return (
    <section className="panel" aria-label="参会回执">
      <PanelHead title="参会回执">
        <span className="muted">
          {statusText(receipt)}
          {meeting.closed && '。会议已经开始，回执已截止'}
        </span>
      </PanelHead>
      {!meeting.closed && (
        <ReceiptFields meeting={meeting} receipt={receipt} onReplied={onReplied} />
      )}
    </section>
  )
}

const reply: FieldDescription<ReceiptForm> = {
  name: 'reply',
  label: '回执',
  control: 'radio',
  options: Object.entries(replyTexts),
}
/** What must be said of a reply. */
const remarks: Record<ReceiptForm['reply'], FieldDescription<ReceiptForm>[]> = {
  attend: [],
  delegate: [{ name: 'delegate', label: '委派人员', maxLength: 20, placeholder: '姓名' }],
  leave: [{ name: 'reason', label: '请假事由', maxLength: 200 }],
}

function formErrors({ reply, delegate, reason }: ReceiptForm) {
  if (reply === 'delegate' && !delegate.trim()) return { delegate: '请填写委派人员姓名' }
  return reply === 'leave' && !reason.trim() ? { reason: '请填写请假事由' } : {}
}

function ReceiptFields({ meeting, receipt, onReplied }: ReceiptProps) {
  const { props, toast } = useApp()
  const form = useForm<ReceiptForm>({
    start: formOf(receipt),
    check: formErrors,
    async save(body) {
      const path = `/service-meeting/notice/${encodeURIComponent(meeting.id)}/receipt`
      const answer = await props.request<Meeting>(path, { body })
      form.restart(answer.receipt ? formOf(answer.receipt) : body)
      onReplied(answer)
      toast('回执已提交')
    },
  })
  return (
    <FormView
      form={form}
      fields={[reply, ...remarks[form.values.reply]]}
      submit={receipt.reply ? '修改回执' : '提交回执'}
      submitting="正在提交…"
      disabled={!form.changed && receipt.reply !== null}
    />
  )
}

function formOf({ reply, delegate, reason }: Receipt): ReceiptForm {
  return { reply: reply ?? 'attend', delegate, reason }
}

function statusText(receipt: Receipt): string {
  if (!receipt.reply) return '尚未回执'
  const remark = remarkText(receipt)
  return `已回执：${replyTexts[receipt.reply]}${remark && `（${remark}）`}`
}
