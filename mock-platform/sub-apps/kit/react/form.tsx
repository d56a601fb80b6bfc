import type { ReactNode } from 'react'
import { Button } from './button'
import { Field, type FieldDescription } from './field'
import { PlaceLink } from './links'
import type { Form } from './use-form'

interface FieldsProps<Values extends object> {
  form: Pick<Form<Values>, 'values' | 'errors' | 'change'>
  fields: readonly FieldDescription<Values>[]
}

/** The fields of a form, as they are described. */
export function Fields<Values extends object>({ form, fields }: FieldsProps<Values>) {
  return fields.map((field) => <Field key={field.name} form={form} field={field} />)
}

interface FormViewProps<Values extends object> {
  form: Form<Values>
  fields?: readonly FieldDescription<Values>[]
  /** The button that saves, as it is and while it does. */
  submit: string
  submitting?: string
  disabled?: boolean
  /** Leaves it as it was: the way back, or how. */
  cancel?: string | (() => void)
  /** Beside that button. */
  buttons?: ReactNode
  className?: string
  role?: string
  /** What screen readers call it, if there are several. */
  label?: string
  children?: ReactNode
}

/** A form with its fields and the button that saves it. */
export function FormView<Values extends object>(props: FormViewProps<Values>) {
  const { form, fields = [], submit, submitting = '请稍候…', disabled = false } = props
  return (
    <form
      ref={form.element}
      className={`form ${props.className ?? ''}`}
      role={props.role}
      aria-label={props.label}
      noValidate
      onSubmit={form.submit}
    >
      <Fields form={form} fields={fields} />
      {props.children}
      <div className="form-buttons">
        <Button type="submit" primary disabled={form.saving || disabled}>
          {form.saving ? submitting : submit}
        </Button>
        <CancelButton cancel={props.cancel} disabled={form.saving} />
        {props.buttons}
      </div>
    </form>
  )
}

interface CancelButtonProps {
  cancel: string | (() => void) | undefined
  disabled: boolean
}

function CancelButton({ cancel, disabled }: CancelButtonProps) {
  if (!cancel) return null
  if (typeof cancel === 'string') {
    return (
      <PlaceLink to={cancel} className="button">
        取消
      </PlaceLink>
    )
  }
  return (
    <Button disabled={disabled} onClick={cancel}>
      取消
    </Button>
  )
}
