import { type AllHTMLAttributes, useId } from 'react'
import type { TextRule } from '../../../contracts/form-errors'
import { spoken } from '../spoken'
import { Choices } from './choices'
import { FormField } from './form-field'
import { type Option, Options } from './options'
import type { Form } from './use-form'

type Attributes = Omit<
  AllHTMLAttributes<HTMLElement>,
  'form' | 'name' | 'label' | 'list' | 'value' | 'onChange'
>

/** A field, in addition to the attributes of its control. */
export interface FieldDescription<Values> extends Attributes, Omit<TextRule, 'name'> {
  name: keyof Values & string
  label: string
  control?: 'input' | 'textarea' | 'select' | 'radio'
  /** For a select or radio buttons. */
  options?: readonly Option[] | undefined
  /** The text of an empty select. */
  blank?: string
  suggestions?: readonly string[]
  /** Shown after the control. */
  unit?: string | undefined
  /** Converts the value to the control's text, and `write` back. */
  read?(value: Values[keyof Values]): string
  write?(text: string): unknown
}

export function fieldsFrom<Values>(fields: readonly (TextRule & { label: string })[]) {
  return fields as unknown as readonly FieldDescription<Values>[]
}

interface FieldProps<Values extends object> {
  form: Pick<Form<Values>, 'values' | 'errors' | 'change'>
  field: FieldDescription<Values>
}

export function Field<Values extends object>({ form, field }: FieldProps<Values>) {
  const { name, label, control = 'input', read = String, write, ...described } = field
  const { missing: _, tooLong: _long, format: _format, wrong: _wrong, ...rest } = described
  const change = (text: string) =>
    form.change({ [name]: write ? write(text) : text } as Partial<Values>)
  const value = read(form.values[name])

  if (control === 'radio') {
    const chosen = (rest.options ?? []).map((option) => {
      const [own, text] = typeof option === 'string' ? [option, option] : option
      return {
        text: spoken(String(text)),
        checked: String(own) === value,
        set: () => change(String(own)),
      }
    })
    return <Choices type="radio" name={name} label={spoken(label)} choices={chosen} />
  }
  return (
    <FormField name={name} label={spoken(label)} error={form.errors[name]}>
      {(attributes) => (
        <Control
          {...rest}
          {...attributes}
          control={control}
          value={value}
          onChange={(event) => change((event.target as HTMLInputElement).value)}
        />
      )}
    </FormField>
  )
}

interface ControlProps
  extends Omit<AllHTMLAttributes<HTMLElement>, 'list'>,
    Pick<FieldDescription<object>, 'control' | 'options' | 'blank' | 'suggestions' | 'unit'> {}

export function Control({
  control,
  options = [],
  blank,
  suggestions,
  unit,
  className = '',
  ...rest
}: ControlProps) {
  const list = useId()
  const shared = {
    ...rest,
    placeholder: rest.placeholder && spoken(rest.placeholder),
    className: `input ${className}`,
  }
  if (control === 'textarea') return <textarea {...shared} />
  if (control === 'select') {
    return (
      <select {...shared}>
        {blank !== undefined && <option value="">{spoken(blank)}</option>}
        <Options options={options} />
      </select>
    )
  }
  const input = <input autoComplete="off" {...shared} list={suggestions ? list : undefined} />
  if (unit) {
    return (
      <span className="row">
        {input}
        <span className="muted">{spoken(unit)}</span>
      </span>
    )
  }
  if (!suggestions) return input
  return (
    <>
      {input}
      <datalist id={list}>
        <Options options={suggestions} />
      </datalist>
    </>
  )
}
