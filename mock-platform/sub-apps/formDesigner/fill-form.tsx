import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button, FormField as LabelledField } from '../kit/react'
import { FieldControl } from './field-control'
import { type Answers, answerErrors, type FormDefinition } from './form-fields'

interface FillFormProps {
  form: FormDefinition
  submitText: string
  /** Resolves once it is done; the form is then empty again. */
  onSubmit(answers: Answers): Promise<void>
  /** Whether something is filled in. */
  onFilled?(filled: boolean): void
}

/** A form as people fill it in: checked by its fields, with the focus where something is wrong. */
export function FillForm({ form, submitText, onSubmit, onFilled }: FillFormProps) {
  const [answers, setAnswers] = useState<Answers>({})
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  const filled = Object.values(answers).some((answer) => answer.length > 0)
  useEffect(() => onFilled?.(filled), [onFilled, filled])

  async function submit(event: FormEvent) {
    event.preventDefault()
    const found = answerErrors(form.fields, answers)
    setErrors(found)
    const [first] = Object.keys(found)
    if (first) return element.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    setBusy(true)
    try {
      await onSubmit(answers)
      setAnswers({})
    } catch {
      // Whoever submits has told the reason; the answers stay for another attempt.
    } finally {
      setBusy(false)
    }
  }

  return (
    <form ref={element} className="form fill" noValidate onSubmit={submit} aria-label={form.title}>
      <h2>{form.title}</h2>
      {form.description && <p className="muted">{form.description}</p>}
      {form.fields.map((field) =>
        field.type === 'section' ? (
          <h3 key={field.id}>{field.label}</h3>
        ) : (
          <LabelledField
            key={field.id}
            name={field.id}
            label={field.required ? `${field.label} *` : field.label}
            error={errors[field.id]}
          >
            {(attributes) => (
              <FieldControl
                field={field}
                value={answers[field.id]}
                attributes={attributes}
                onChange={(value) => {
                  setAnswers({ ...answers, [field.id]: value })
                  setErrors(({ [field.id]: _, ...rest }) => rest)
                }}
              />
            )}
          </LabelledField>
        ),
      )}
      <div className="form-buttons">
        <Button type="submit" primary disabled={busy}>
          {busy ? '请稍候…' : submitText}
        </Button>
      </div>
    </form>
  )
}
