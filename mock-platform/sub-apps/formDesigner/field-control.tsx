import type { HTMLAttributes } from 'react'
import { type FormField, longestAnswer } from '../../contracts/formDesigner/form-fields'
import { Control, Tick } from '../kit/react'

type Answer = string | string[]

interface FieldControlProps {
  field: FormField
  value: Answer | undefined
  attributes: HTMLAttributes<HTMLElement> & { id?: string; name?: string }
  onChange(value: Answer): void
}

export function FieldControl({ field, value, attributes, onChange }: FieldControlProps) {
  const { type, hint } = field
  if (type === 'radio' || type === 'checkbox') {
    return <Options field={field} value={value} attributes={attributes} onChange={onChange} />
  }
  const long = type === 'textarea' || type === 'attachment'
  return (
    <Control
      {...attributes}
      {...(long ? { control: 'textarea', rows: 3 } : { type: type === 'date' ? 'date' : 'text' })}
      inputMode={type === 'number' ? 'decimal' : undefined}
      maxLength={longestAnswer(type)}
      placeholder={hint}
      value={String(value ?? '')}
      onChange={(event) => onChange((event.target as HTMLInputElement).value)}
    />
  )
}

function Options({ field, value, attributes, onChange }: FieldControlProps) {
  const { type, options } = field
  const chosen = [value ?? []].flat()
  const { id, name, ...described } = attributes
  function choose(option: string, on: boolean) {
    if (type === 'radio') return onChange(option)
    onChange(options.filter((one) => (one === option ? on : chosen.includes(one))))
  }
  return (
    <fieldset className="choices" aria-label={field.label} id={id}>
      {options.map((option, place) => (
        <Tick
          key={place}
          {...described}
          type={type === 'radio' ? 'radio' : 'checkbox'}
          name={name}
          text={option}
          checked={chosen.includes(option)}
          set={(on) => choose(option, on)}
        />
      ))}
    </fieldset>
  )
}
