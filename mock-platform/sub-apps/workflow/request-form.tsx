import { type FormEvent, useRef, useState } from 'react'
import { FormField } from '../kit/react/form-field'
import { PlaceLink } from '../kit/react/place-link'
import type { ReactAppProps } from '../kit/react/react-app'
import { useUnsaved } from '../kit/react/use-unsaved'
import { failureText } from '../kit/texts'
import { ApprovalSteps } from './approval-steps'
import { FieldControl } from './field-control'
import { formErrors, kindOf, type Values } from './kinds'

interface RequestFormProps extends ReactAppProps {
  /** The kind's code, from the address. */
  code: string
}

export function RequestForm({ context, history, code }: RequestFormProps) {
  const { props, toast } = context
  const kind = kindOf(code)
  const [values, setValues] = useState<Values>({})
  const [errors, setErrors] = useState<Values>({})
  const [sending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useUnsaved(Object.values(values).some(Boolean), context, history)
  if (!kind) return <p className="state">没有这种申请</p>

  function change(name: string, value: string) {
    setValues((before) => ({ ...before, [name]: value }))
    setErrors(({ [name]: _, ...rest }) => rest)
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!kind || sending) return
    const found = formErrors(kind, values)
    setErrors(found)
    const first = kind.fields.find(({ name }) => found[name])?.name
    if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setSending(true)
    try {
      const body = { kind: code, values }
      const path = '/service-approval/workflow/request'
      const { id } = await props.request<{ id: string }>(path, { body })
      toast('申请已提交')
      // In place of the form: Back must not lead to one that has been sent.
      history.replace(`/detail/${id}`)
    } catch (error) {
      toast(failureText(error), 'danger')
      setSending(false)
    }
  }

  return (
    <>
      <header className="toolbar">
        <h1 className="spread">{kind.title}申请</h1>
        <PlaceLink history={history} to="/start" className="button">
          其他申请
        </PlaceLink>
      </header>
      <form ref={form} className="form" noValidate onSubmit={send}>
        {kind.fields.map((field) => (
          <FormField
            key={field.name}
            name={field.name}
            label={field.label}
            error={errors[field.name]}
          >
            {(attributes) => (
              <FieldControl
                {...{ field, attributes }}
                value={values[field.name] ?? ''}
                onChange={(value) => change(field.name, value)}
              />
            )}
          </FormField>
        ))}
        <ApprovalSteps props={props} code={code} />
        <div className="form-buttons">
          <button type="submit" className="button primary" disabled={sending}>
            {sending ? '正在提交…' : '提交'}
          </button>
          <PlaceLink history={history} to="/mine" className="button">
            取消
          </PlaceLink>
        </div>
      </form>
    </>
  )
}
