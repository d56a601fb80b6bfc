import { textErrors } from '../../contracts/form-errors'
import type { Meeting, Receipt, ReceiptForm } from '../../contracts/meetingnotice/contract'
import { FormView, fieldsFrom, PanelHead, useApp, useForm } from '../kit/react'
import { spoken } from '../kit/spoken'
import pages from './pages.json'
import { remarkText, replyTexts } from './texts'

interface ReceiptProps {
  meeting: Meeting
  receipt: Receipt
  onReplied(meeting: Meeting): void
}

/** The user's own receipt: open and changeable until the meeting begins. */
export function ReceiptPanel({ meeting, receipt, onReplied }: ReceiptProps) {
  return (
    <section className="panel" aria-label={spoken('参会回执')}>
      <PanelHead title={spoken('参会回执')}>
        <span className="muted">
          {statusText(receipt)}
          {meeting.closed && spoken('。会议已经开始，回执已截止')}
        </span>
      </PanelHead>
      {!meeting.closed && (
        <ReceiptFields meeting={meeting} receipt={receipt} onReplied={onReplied} />
      )}
    </section>
  )
}

/** The additional fields of each reply. */
const remarks = { attend: [], delegate: ['delegate'], leave: ['reason'] }
const asked = (reply: ReceiptForm['reply']) =>
  pages.receipt.filter(({ name }) => ['reply', ...remarks[reply]].includes(name))

function ReceiptFields({ meeting, receipt, onReplied }: ReceiptProps) {
  const { props, toast } = useApp()
  const form = useForm<ReceiptForm>({
    start: formOf(receipt),
    check: (values) => textErrors(asked(values.reply), values),
    async save(body) {
      const path = `/service-meeting/notice/${encodeURIComponent(meeting.id)}/receipt`
      const answer = await props.request<Meeting>(path, { body })
      form.restart(answer.receipt ? formOf(answer.receipt) : body)
      onReplied(answer)
      toast(spoken('回执已提交'))
    },
  })
  return (
    <FormView
      form={form}
      fields={fieldsFrom<ReceiptForm>(asked(form.values.reply))}
      submit={receipt.reply ? spoken('修改回执') : spoken('提交回执')}
      submitting={spoken('正在提交…')}
      disabled={!form.changed && receipt.reply !== null}
    />
  )
}

function formOf({ reply, delegate, reason }: Receipt): ReceiptForm {
  return { reply: reply ?? 'attend', delegate, reason }
}

function statusText(receipt: Receipt): string {
  if (!receipt.reply) return spoken('尚未回执')
  const remark = remarkText(receipt)
  const reply = spoken(replyTexts[receipt.reply])
  return remark
    ? spoken('已回执：{reply}（{remark}）', { reply, remark })
    : spoken('已回执：{reply}', { reply })
}
