import { useRef, useState } from 'react'
import type { Decision, TodoCount } from '../../contracts/workflow/contract'
import { Button, Field, useAction, useApp, useUnsaved } from '../kit/react'

interface DecisionFormProps {
  /** The request's address at the backend. */
  address: string
  step: number
  /** After the request has changed, by this form or by another window. */
  onDone(): void
}

const decisions: readonly { decision: Decision; text: string; done: string; look: string }[] = [
  { decision: 'approved', text: '同意', done: '已同意', look: 'primary' },
  { decision: 'rejected', text: '不同意', done: '已退回申请人', look: 'danger' },
]

const opinionField = {
  name: 'opinion',
  label: '办理意见',
  control: 'textarea',
  maxLength: 500,
  placeholder: '同意时可不填，不同意时请说明原因',
} as const

/** Agreeing needs no words; refusing does. */
export function DecisionForm({ address, step, onDone }: DecisionFormProps) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState<string>()
  const [sending, setSending] = useState<Decision>()
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(opinion.trim() !== '')

  async function decide({ decision, done }: (typeof decisions)[number]) {
    if (decision === 'rejected' && !opinion.trim()) {
      setError('不同意时请填写办理意见')
      return form.current?.querySelector('textarea')?.focus()
    }
    setSending(decision)
    await act(async () => {
      try {
        const body = { step, decision, opinion }
        const { todo } = await props.request<TodoCount>(`${address}/decision`, { body })
        setOpinion('')
        props.setBadge(todo)
        onDone()
      } catch (failure) {
        // It may have been decided meanwhile; only the backend's answer says so.
        if ((failure as { code?: number }).code === 409) onDone()
        throw failure
      }
    }, done)
  }

  return (
    <form
      ref={form}
      className="area-88px grid gap-3 mt-5 pt-5 border-t"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        form={{
          values: { opinion },
          errors: { opinion: error },
          change: (patch) => {
            setOpinion(patch.opinion ?? '')
            setError(undefined)
          },
        }}
        field={opinionField}
      />
      <div className="form-buttons">
        {decisions.map((one) => (
          <Button
            key={one.decision}
            className={one.look}
            disabled={busy}
            onClick={() => decide(one)}
          >
            {busy && sending === one.decision ? '请稍候…' : one.text}
          </Button>
        ))}
      </div>
    </form>
  )
}
