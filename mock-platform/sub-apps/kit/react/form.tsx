import type { ReactNode } from 'react'
import { Button } from './button'
import { Field, type FieldDescription } from './field'
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
  /** Beside that button. */
  buttons?: ReactNode
  className?: string
  children?: ReactNode
}

/** A form with its fields and the button that saves it. */
export function FormView<Values extends object>(props: FormViewProps<Values>) {
  const { form, fields = [], submit, submitting = '请稍候…', disabled = false } = props
  return (
    <form
      ref={form.element}
      className={`form ${props.className ?? ''}`}
      noValidate
      onSubmit={form.submit}
    >
      <Fields form={form} fields={fields} />
      {props.children}
      <div className="form-buttons">
        <Button type="submit" primary disabled={form.saving || disabled}>
          {form.saving ? submitting : submit}
        </Button>
        {props.buttons}
      </div>
    </form>
  )
}
