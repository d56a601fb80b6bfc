import type { Field } from './kinds'

interface FieldControlProps {
  field: Field
  /** What ties the control to its label and message. */
  attributes: {
    id: string
    name: string
    'aria-invalid': boolean
    'aria-describedby': string | undefined
  }
  value: string
  onChange(value: string): void
}

/** The control that a field's description asks for. */
export function FieldControl({ field, attributes, value, onChange }: FieldControlProps) {
  const { control, options = [], min, max, step, unit } = field
  const shared = {
    ...attributes,
    value,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  }
  if (control === 'select') {
    return (
      <select {...shared} className="input short">
        <option value="">请选择</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    )
  }
  if (control === 'textarea') return <textarea {...shared} className="input" maxLength={max} />
  if (control === 'text') {
    return <input {...shared} className="input" maxLength={max} autoComplete="off" />
  }
  if (control === 'number') {
    return (
      <span className="with-unit">
        <input {...shared} className="input short" type="number" {...{ min, max, step }} />
        {unit && <span className="muted">{unit}</span>}
      </span>
    )
  }
  return <input {...shared} className="input short" type={control} />
}
