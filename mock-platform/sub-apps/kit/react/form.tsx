import type { ReactNode } from 'react'
import { spoken } from '../spoken'
import { Button } from './button'
import { Field, type FieldDescription } from './field'
import { PlaceLink } from './links'
import type { Form } from './use-form'

interface FieldsProps<Values extends object> {
  form: Pick<Form<Values>, 'values' | 'errors' | 'change'>
  fields: readonly FieldDescription<Values>[]
}

export function Fields<Values extends object>({ form, fields }: FieldsProps<Values>) {
  return fields.map((field) => <Field key={field.name} form={form} field={field} />)
}

interface FormViewProps<Values extends object> {
  form: Form<Values>
  fields?: readonly FieldDescription<Values>[]
  /** The label of the button; `submitting`: its label while saving. */
  submit: string
  submitting?: string
  disabled?: boolean
  /** A place to go to, or a function. */
  cancel?: string | (() => void)
  buttons?: ReactNode
  className?: string
  role?: string
  /** For screen readers, if there are several forms. */
  label?: string
  children?: ReactNode
}

export function FormView<Values extends object>(props: FormViewProps<Values>) {
  const { form, fields = [], submit, submitting = spoken('请稍候…'), disabled = false } = props
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
        {spoken('取消')}
      </PlaceLink>
    )
  }
  return (
    <Button disabled={disabled} onClick={cancel}>
      {spoken('取消')}
    </Button>
  )
}
