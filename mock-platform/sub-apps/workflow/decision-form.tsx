import { useRef, useState } from 'react'
import { FormField } from '../kit/react/form-field'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import type { Decision, TodoCount } from './contract'

interface DecisionFormProps extends ReactAppProps {
  /** The request's address at the backend. */
  address: string
  step: number
  /** After the request has changed, by this form or by somebody else. */
  onDone(): void
}

/** Agreeing needs no words; refusing does. */
export function DecisionForm({ context, history, address, step, onDone }: DecisionFormProps) {
  const { props, toast } = context
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState('')
  const [sending, setSending] = useState<Decision | null>(null)
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(opinion.trim() !== '', context, history)

  async function decide(decision: Decision) {
    if (decision === 'rejected' && !opinion.trim()) {
      setError('不同意时请填写办理意见')
      return form.current?.querySelector('textarea')?.focus()
    }
    setSending(decision)
    try {
      const body = { step, decision, opinion }
      const { todo } = await props.request<TodoCount>(`${address}/decision`, { body })
      setOpinion('')
      props.setBadge(todo)
      toast(decision === 'approved' ? '已同意' : '已退回申请人')
      onDone()
    } catch (failure) {
      toast(failureText(failure), 'danger')
      // Somebody else may have decided meanwhile; only an answer of the backend's tells of it.
      if ((failure as { code?: number }).code === 409) onDone()
    } finally {
      setSending(null)
    }
  }

  return (
    <form ref={form} className="decision" noValidate onSubmit={(event) => event.preventDefault()}>
      <FormField name="opinion" label="办理意见" error={error || undefined}>
        {(field) => (
          <textarea
            {...field}
            className="input"
            value={opinion}
            maxLength={500}
            placeholder="同意时可不填，不同意时请说明原因"
            onChange={(event) => {
              setOpinion(event.target.value)
              setError('')
            }}
          />
        )}
      </FormField>
      <div className="form-buttons">
        <button
          type="button"
          className="button primary"
          disabled={sending !== null}
          onClick={() => decide('approved')}
        >
          {sending === 'approved' ? '请稍候…' : '同意'}
        </button>
        <button
          type="button"
          className="button danger"
          disabled={sending !== null}
          onClick={() => decide('rejected')}
        >
          {sending === 'rejected' ? '请稍候…' : '不同意'}
        </button>
      </div>
    </form>
  )
}
