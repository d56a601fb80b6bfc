import type { HTMLAttributes } from 'react'
import { type FormField, longestAnswer } from './form-fields'

type Answer = string | string[]

interface FieldControlProps {
  field: FormField
  value: Answer | undefined
  attributes: HTMLAttributes<HTMLElement> & { id?: string; name?: string }
  onChange(value: Answer): void
}

/** The control in which a field is answered. */
export function FieldControl({ field, value, attributes, onChange }: FieldControlProps) {
  const { type, hint } = field
  if (type === 'radio' || type === 'checkbox') {
    return <Choices field={field} value={value} attributes={attributes} onChange={onChange} />
  }
  const shared = {
    ...attributes,
    className: 'input',
    value: String(value ?? ''),
    placeholder: hint,
  }
  if (type === 'textarea' || type === 'attachment') {
    return (
      <textarea
        {...shared}
        rows={3}
        maxLength={longestAnswer(type)}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  }
  return (
    <input
      {...shared}
      type={type === 'date' ? 'date' : 'text'}
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={longestAnswer(type)}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Choices({ field, value, attributes, onChange }: FieldControlProps) {
  const { type, options } = field
  const chosen = [value ?? []].flat()
  const { id, name, ...described } = attributes
  function choose(option: string, on: boolean) {
    if (type === 'radio') return onChange(option)
    onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))
  }
  return (
    <fieldset className="form-choices" aria-label={field.label} id={id}>
      {options.map((option, place) => (
        <label key={place}>
          <input
            {...described}
            type={type}
            name={name}
            checked={chosen.includes(option)}
            onChange={(event) => choose(option, event.target.checked)}
          />
          {option}
        </label>
      ))}
    </fieldset>
  )
}
