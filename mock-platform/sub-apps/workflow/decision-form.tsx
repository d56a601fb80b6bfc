import { useRef, useState } from 'react'
import type { Decision, TodoCount } from '../../contracts/workflow/contract'
import { Button, Field, useAction, useApp, useUnsaved } from '../kit/react'
import { spoken } from '../kit/spoken'

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

/** `sending` is the decision that is being sent. */
function useDecision({ address, step, onDone }: DecisionFormProps, onDecided: () => void) {
  const { props } = useApp()
  const { busy, act } = useAction()
  const [sending, setSending] = useState<Decision>()

  function send(decision: Decision, opinion: string, done: string) {
    setSending(decision)
    return act(async () => {
      try {
        const body = { step, decision, opinion }
        const { todo } = await props.request<TodoCount>(`${address}/decision`, { body })
        onDecided()
        props.setBadge(todo)
        onDone()
      } catch (failure) {
        // The step may have been decided in the meantime; only the backend's answer says so.
        if ((failure as { code?: number }).code === 409) onDone()
        throw failure
      }
    }, done)
  }
  return { sending: busy ? sending : undefined, send }
}

/** Approving needs no comment; rejecting does. */
export function DecisionForm(setting: DecisionFormProps) {
  const [opinion, setOpinion] = useState('')
  const [error, setError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const { sending, send } = useDecision(setting, () => setOpinion(''))
  useUnsaved(opinion.trim() !== '')

  async function decide({ decision, done }: (typeof decisions)[number]) {
    if (decision === 'rejected' && !opinion.trim()) {
      setError(spoken('不同意时请填写办理意见'))
      return form.current?.querySelector('textarea')?.focus()
    }
    await send(decision, opinion, spoken(done))
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
            disabled={sending !== undefined}
            onClick={() => decide(one)}
          >
            {sending === one.decision ? spoken('请稍候…') : spoken(one.text)}
          </Button>
        ))}
      </div>
    </form>
  )
}
