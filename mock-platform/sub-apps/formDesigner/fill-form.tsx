import {
  type Answers,
  answerErrors,
  type FormDefinition,
} from '../../contracts/formDesigner/form-fields'
import { FormView, FormField as LabelledField, useForm } from '../kit/react'
import { FieldControl } from './field-control'

interface FillFormProps {
  form: FormDefinition
  submitText: string
  /** Input in a form under design is not unsaved work. */
  preview?: boolean
  /** The form is cleared once this has succeeded. */
  onSubmit(answers: Answers): Promise<void>
}

export function FillForm({ form, submitText, preview, onSubmit }: FillFormProps) {
  const filling = useForm<Answers>({
    start: {},
    passing: preview,
    check: (answers) => answerErrors(form.fields, answers),
    async save(answers) {
      await onSubmit(answers)
      filling.restart({})
    },
  })
  return (
    <FormView
      form={filling}
      className="label-120px area-88px"
      label={form.title}
      submit={submitText}
    >
      <h2 className="text-18px text-center">{form.title}</h2>
      {form.description && <p className="muted text-center">{form.description}</p>}
      {form.fields.map((field) =>
        field.type === 'section' ? (
          <h3 key={field.id} className="fill-part mt-2 pl-2.5 text-15px">
            {field.label}
          </h3>
        ) : (
          <LabelledField
            key={field.id}
            name={field.id}
            label={field.required ? `${field.label} *` : field.label}
            error={filling.errors[field.id]}
          >
            {(attributes) => (
              <FieldControl
                field={field}
                value={filling.values[field.id]}
                attributes={attributes}
                onChange={(value) => filling.change({ [field.id]: value })}
              />
            )}
          </LabelledField>
        ),
      )}
    </FormView>
  )
}
