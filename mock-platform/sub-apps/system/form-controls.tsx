import { FormField } from '../kit/react/form-field'
import type { AppForm, AppFormErrors } from './app-form'

type FieldNames<Value> = {
  [Name in keyof AppForm]: AppForm[Name] extends Value ? Name : never
}[keyof AppForm]

interface FieldProps<Name extends keyof AppForm> {
  name: Name
  label: string
  form: AppForm
  errors: AppFormErrors
  onChange(patch: Partial<AppForm>): void
}

interface TextFieldProps extends FieldProps<FieldNames<string>> {
  maxLength: number
  placeholder?: string
  /** The id of a list of suggestions. */
  list?: string
  readOnly?: boolean
}

export function TextField({ name, label, form, errors, onChange, ...input }: TextFieldProps) {
  return (
    <FormField name={name} label={label} error={errors[name]}>
      {(field) => (
        <input
          {...field}
          {...input}
          className="input"
          autoComplete="off"
          value={form[name]}
          onChange={(event) => onChange({ [name]: event.target.value })}
        />
      )}
    </FormField>
  )
}

interface NumberFieldProps extends FieldProps<'sort' | 'newCount'> {
  placeholder?: string
}

/** Empty is null where that is allowed; else it is no number, which the form's check tells. */
export function NumberField({ name, label, form, errors, onChange, ...input }: NumberFieldProps) {
  const value = form[name]
  return (
    <FormField name={name} label={label} error={errors[name]}>
      {(field) => (
        <input
          {...field}
          {...input}
          className="input"
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          value={value === null || Number.isNaN(value) ? '' : value}
          onChange={({ target }) => {
            const digits = target.value.replace(/\D/g, '')
            const empty = name === 'newCount' ? null : Number.NaN
            onChange({ [name]: digits === '' ? empty : Number(digits) })
          }}
        />
      )}
    </FormField>
  )
}

interface ChoiceFieldProps extends FieldProps<'appType' | 'appOpenType'> {
  choices: { value: 0 | 1 | 2; text: string }[]
}

export function ChoiceField({ name, label, form, onChange, choices }: ChoiceFieldProps) {
  return (
    <fieldset className="field choice-field">
      <legend className="visually-hidden">{label}</legend>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="choices">
        {choices.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              checked={form[name] === value}
              onChange={() => onChange({ [name]: value })}
            />
            {text}
          </label>
        ))}
      </span>
    </fieldset>
  )
}

interface TicksFieldProps {
  label: string
  ticks: { text: string; ticked: boolean; set(ticked: boolean): void }[]
}

export function TicksField({ label, ticks }: TicksFieldProps) {
  return (
    <fieldset className="field choice-field">
      <legend className="visually-hidden">{label}</legend>
      <span className="label" aria-hidden="true">
        {label}
      </span>
      <span className="choices">
        {ticks.map(({ text, ticked, set }) => (
          <label key={text}>
            <input
              type="checkbox"
              checked={ticked}
              onChange={(event) => set(event.target.checked)}
            />
            {text}
          </label>
        ))}
      </span>
    </fieldset>
  )
}
